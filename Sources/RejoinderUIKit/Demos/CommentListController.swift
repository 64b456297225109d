#if canImport(UIKit)
public import Foundation
public import RejoinderCore
public import UIKit

/// A table of `Comment` values in any look, ready made.
///
/// ```swift
/// let controller = CommentListController(look: .reddit, comments: comments)
/// navigationController?.pushViewController(controller, animated: true)
/// ```
///
/// Comments are put in order and their words are set away from the main thread, the first screen
/// behind a spinner and the rest as it is about to be shown. Override ``reply(to:)``,
/// ``share(_:from:)``, ``openLink(_:of:)`` and ``voteDidChange(_:on:)`` to take part.
open class CommentListController: CommentsViewController<Comment> {
  /// The look.
  public override var style: DiscussionStyle { willSet { scene.presenter = nil } }
  /// The words.
  public override var wording: Wording { willSet { scene.presenter = nil } }
  /// Whether a row offers to hand its comment on.
  public var offersSharing = false { didSet { reconfigureVisibleRows() } }
  /// What relative addresses in bodies are relative to; without it they lead nowhere.
  public var baseURL: URL? { didSet { reconfigureVisibleRows() } }
  /// The id of the discussion's author, whose comments are marked.
  public var openerID: Comment.ID? {
    didSet {
      scene.presenter = nil
      reconfigureVisibleRows()
    }
  }
  /// What the reader voted, by comment.
  public private(set) var ownVotes: [Comment.ID: SpeechContext.OwnVote] = [:]
  /// The comments whose hidden words the reader asked for.
  public private(set) var revealedIDs: Set<Comment.ID> = []

  let scene = CommentScene()

  /// Makes a controller.
  ///
  /// - Parameters:
  ///   - look: The look.
  ///   - comments: The comments, in any order; none, where they come later.
  public convenience init(look: DiscussionStyle, comments: [Comment] = []) {
    self.init(style: .plain)
    style = look
    if !comments.isEmpty { load(comments) }
  }

  // MARK: Override points

  /// Somebody wants to answer a comment.
  ///
  /// Unless overridden nothing happens.
  ///
  /// - Parameter comment: The comment.
  open func reply(to comment: Comment) {}

  /// Somebody wants to hand a comment on.
  ///
  /// Unless overridden the system's sheet is shown with the words of the comment.
  ///
  /// - Parameters:
  ///   - comment: The comment.
  ///   - view: The control that was tapped.
  open func share(_ comment: Comment, from view: UIView) { shareWords(of: comment, from: view) }

  /// A link of a comment was followed.
  ///
  /// Unless overridden the system opens it.
  ///
  /// - Parameters:
  ///   - url: Where it leads.
  ///   - comment: The comment.
  open func openLink(_ url: URL, of comment: Comment) { UIApplication.shared.open(url) }

  /// The reader's own vote has changed; the row shows it already.
  ///
  /// Unless overridden nothing happens.
  ///
  /// - Parameters:
  ///   - vote: What the reader votes now.
  ///   - comment: The comment, with that vote counted.
  open func voteDidChange(_ vote: SpeechContext.OwnVote, on comment: Comment) {}

  // MARK: What the table asks

  open override func viewDidLoad() {
    super.viewDidLoad()
    spokenActions = [.toggle, .link, .reveal, .parent, .foldThread, .downvote, .reply, .upvote]
    prepareBodies()
    beginOpening()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    beginOpening()
    reconfigureVisibleRows()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    scene.stop()
  }

  open override func cell(for row: Row, at indexPath: IndexPath) -> CommentCell {
    let cell = dequeue(CommentListCell.self, for: row, at: indexPath)
    cell.show(shown(row, at: indexPath.row), wording) { [weak self] event in
      self?.take(event, of: row.id)
    }
    return cell
  }

  open override func prefetch(_ rows: [Row]) {
    followSetting()
    scene.bodies.ask(for: rows.compactMap { bodyRequest(of: $0.element) })
  }

  open override func cancelPrefetching(_ rows: [Row]) { scene.bodies.forget(rows.map(\.id)) }

  open override func speechContext(for row: Row) -> SpeechContext {
    var context = super.speechContext(for: row)
    context.ownVote = ownVotes[row.id] ?? .none
    context.isRevealed = revealedIDs.contains(row.id)
    return context
  }

  open override func perform(_ action: SpokenAction, on row: Row) {
    switch action.kind {
    case .upvote: vote(.up, on: row.id)
    case .downvote: vote(.down, on: row.id)
    case .reply: reply(to: row.element)
    case .reveal: revealWords(of: row.id)
    case .link:
      if let url = URL(string: action.address, relativeTo: baseURL) {
        openLink(url.absoluteURL, of: row.element)
      }
    default: super.perform(action, on: row)
    }
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    let page = style.colors.page
    let isDark = traitCollection.userInterfaceStyle == .dark
    return page.color(in: isDark ? .dark : .light).foreground == .white
      ? .lightContent : .darkContent
  }

  // MARK: What a reader does

  /// Votes for or against a comment, or takes that vote back.
  ///
  /// One votes either way and never both: a vote the other way takes the place of the first.
  ///
  /// - Parameters:
  ///   - vote: What was chosen; the vote that is there already is taken back.
  ///   - id: The id of the comment.
  public func vote(_ vote: SpeechContext.OwnVote, on id: Comment.ID) {
    guard var comment = outline.tree[id]?.base, comment.state == .visible else { return }
    let before = ownVotes[id] ?? .none
    let now = vote == before ? .none : vote
    ownVotes[id] = now == .none ? nil : now
    comment.votes = comment.votes?.changed(from: before, to: now)
    update(comment)
    voteDidChange(now, on: comment)
  }

  /// Shows the hidden words of a comment.
  ///
  /// - Parameter id: The id of the comment.
  public func revealWords(of id: Comment.ID) {
    guard let comment = outline.tree[id]?.base, revealedIDs.insert(id).inserted else { return }
    update(comment)
  }
}

extension Votes {
  /// The counts after a reader's vote has changed.
  fileprivate func changed(
    from old: SpeechContext.OwnVote,
    to new: SpeechContext.OwnVote
  ) -> Votes {
    Votes(
      up: up + (new == .up ? 1 : 0) - (old == .up ? 1 : 0),
      down: down + (new == .down ? 1 : 0) - (old == .down ? 1 : 0)
    )
  }
}
#endif
