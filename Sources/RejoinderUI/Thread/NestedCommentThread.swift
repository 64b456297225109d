#if canImport(SwiftUI)
internal import RejoinderCore
public import SwiftUI

/// Comments under those that they answer, with lines from avatar to avatar, and folds.
///
/// Put it into a `ScrollView`. It is one flat lazy list, however deep the replies nest.
///
/// ```swift
/// ScrollView { NestedCommentThread(comments: comments, tint: .teal) }
/// ```
///
/// A model of one's own needs no conversion, whether it holds its replies or names its parent:
///
/// ```swift
/// NestedCommentThread(posts, children: \.answers) { row in PostRow(row.element) }
/// NestedCommentThread(posts, parent: \.inReplyTo) { row in PostRow(row.element) }
/// ```
///
/// What is folded is its own affair unless it is handed a binding; everything else that can be done
/// from outside, ``DiscussionModel`` does. Looks, words, styles and actions are chosen through
/// `discussion`.
@MainActor
public struct NestedCommentThread<Value: Identifiable & Sendable, RowContent: View>: View
where Value.ID: Hashable & Comparable & Sendable {
  let contents: ThreadContents<Value>
  let rowContent: (ThreadRow<Value>) -> RowContent
  /// Whether rows have a control of their own that folds.
  let rowsFold: Bool
  /// What was chosen through the namespace, the nearest to the thread first.
  var choices: [(inout DiscussionOptions) -> Void] = []
  var settings = ThreadSettings<Value>()

  @State private var cache = ThreadCache<Value>()
  @State private var ownFolds: Set<Value.ID>?
  @State private var openedAt = Timestamp.now
  @State private var touch = ThreadTouch<Value.ID>()
  var memory = ThreadMemory<Value.ID>()
  @Environment(\.discussionOptions) private var inherited
  @Environment(\.discussionScroll) private var scroll
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  init(
    _ contents: ThreadContents<Value>,
    rowsFold: Bool = false,
    row: @escaping (ThreadRow<Value>) -> RowContent
  ) {
    (self.contents, self.rowsFold, rowContent) = (contents, rowsFold, row)
  }

  /// The rows, or what shows in their place.
  public var body: some View {
    let options = options
    let folding = folding(options).heard(by: touch, options, memory)
    let performer = performer(folding, options)
    ThreadBody(
      items: folding.items.items,
      settings: settings,
      rowsFold: rowsFold,
      rowContent: rowContent
    )
    .modifier(ThreadInteraction(performer: performer, touch: touch, memory: memory))
    .environment(\.discussionOptions, options)
    .environment(\.discussionActions, performer.actions)
    .environment(\.commentScene, scene(folding.items, options))
    .onChange(of: contents.model?.scrollRequest, initial: true) { _, request in follow(request) }
  }

  private var options: DiscussionOptions {
    var options = inherited
    for choose in choices.reversed() { choose(&options) }
    if options.now == nil { options.now = openedAt }
    return options
  }

  /// The rows and what folds them: the model's, or what was made of the values.
  private func folding(_ options: DiscussionOptions) -> ThreadFolding<Value> {
    switch contents {
    case .model(let model):
      return ThreadFolding(items: model.items) { ids, body in
        model.changeFolds(ids, body).map { .init($0, in: model.outline) }
      }
    case .values(let source, let binding):
      let initialFold = options.style.folding.initialFold
      let items = {
        let folds = binding.map { $0.wrappedValue } ?? ownFolds ?? memory.folds
        return cache.items(of: source, folds: folds, initialFold: initialFold)
      }
      return ThreadFolding(items: items()) { ids, body in
        // One value shown in two places has one cache, which may hold the folds of the other place.
        _ = items()
        let (folds, changed) = cache.change(ids, body)
        if let binding { binding.wrappedValue = folds } else { ownFolds = folds }
        let outline = cache.outline
        return changed.compactMap { id in outline.map { .init(id, in: $0) } }
      }
    }
  }

  /// What rows of comments have in common; an app's own values have rows of the app.
  private func scene(
    _ items: ThreadItems<Value>,
    _ options: DiscussionOptions
  ) -> CommentScene? {
    guard let comments = items as? ThreadItems<Comment> else { return nil }
    let colors = cache.avatarColors(of: comments, model: contents.model)
    let ring = SpokenAction.Kind.ring(
      canReply: settings.onReply != nil,
      canVote: settings.onVote != nil
    )
    let touch = touch
    var scene = CommentScene(comments, options, colors, ring: ring)
    scene.facts = { id in
      guard let id = id as? Value.ID else { return RowFacts() }
      var facts = settings.facts(id)
      facts.isRevealed = facts.isRevealed || touch.revealed.contains(id)
      if let model = contents.model { facts.isNew = facts.isNew || model.unread.contains(id) }
      return facts
    }
    return scene
  }

  private func follow(_ request: ScrollRequest<Value.ID>?) {
    guard let request, let model = contents.model, request.number > model.followed else { return }
    model.followed = request.number
    let row = AnyHashable(request.row)
    withAnimation(reduceMotion ? nil : .snappy) {
      request.isQuiet ? scroll.hold(row) : scroll.go(row)
    }
    if !request.isQuiet { scroll.flash(row) }
  }

  private func performer(
    _ folding: ThreadFolding<Value>,
    _ options: DiscussionOptions
  ) -> ThreadPerformer<Value> {
    ThreadPerformer(
      folding: folding,
      settings: settings,
      style: options.style.folding,
      model: contents.model,
      scroll: scroll,
      touch: touch,
      reduceMotion: reduceMotion
    )
  }
}

/// Where the comments of a thread come from.
enum ThreadContents<Value: Identifiable & Sendable>
where Value.ID: Hashable & Comparable & Sendable {
  /// Values; the binding says which are folded, where the app keeps that.
  case values(ThreadSource<Value>, Binding<Set<Value.ID>>?)
  /// A model.
  case model(DiscussionModel<Value>)

  /// The model, if there is one.
  var model: DiscussionModel<Value>? {
    if case .model(let model) = self { model } else { nil }
  }
}
#endif
