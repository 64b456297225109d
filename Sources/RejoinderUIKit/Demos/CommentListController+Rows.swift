#if canImport(UIKit)
import RejoinderCore
import RejoinderText
import UIKit

// What a row shows, and what is done with it.
extension CommentListController {
  /// Decides what a row shows; its words are those that were made before.
  func shown(_ row: Row, at index: Int) -> ShownRow {
    followSetting()
    let item = state.items.items[index]
    let presentation = presenter.presentation(
      of: item,
      in: outline,
      cap: state.metrics.maximumLevels,
      facts: facts(of: row.id)
    )
    let request = presentation.body == nil ? nil : bodyRequest(of: row.element)
    let body = request.flatMap { scene.bodies.content(for: $0) }
    return ShownRow(
      presentation: presentation,
      body: body,
      awaitsBody: request != nil && body == nil,
      textScale: traitCollection.textScale,
      canShare: offersSharing && row.element.state.isReadable
    )
  }

  private func facts(of id: Comment.ID) -> RowFacts {
    var facts = RowFacts()
    facts.isNew = unreadIDs.contains(id)
    facts.ownVote = ownVotes[id] ?? .none
    facts.isRevealed = revealedIDs.contains(id)
    return facts
  }

  /// The presenter of the moment, which reads no markup: what is drawn is made elsewhere, and what is
  /// said, when somebody listens.
  private var presenter: RowPresenter<Threaded<Comment>> {
    let now = clock()
    let limit = CommentScene.presenterAge * 1_000_000
    if let known = scene.presenter,
      (now.microseconds - known.speech.now.microseconds).magnitude < limit
    {
      return known
    }
    let presenter = RowPresenter<Threaded<Comment>>(
      style: style,
      speech: SpeechWriter(wording, now: now),
      opener: openerID,
      avatarColors: scene.avatarColors,
      services: .swift,
      markup: { _ in Markup() }
    )
    scene.presenter = presenter
    return presenter
  }

  func take(_ event: RowEvent, of id: Comment.ID) {
    guard let comment = outline.tree[id]?.base else { return }
    switch event {
    case .toggle: toggle(id)
    case .vote(let vote): self.vote(vote, on: id)
    case .reply: reply(to: comment)
    case .share(let view): share(comment, from: view)
    case .open(let url): openLink(url, of: comment)
    case .reveal: revealWords(of: id)
    case .go(let target): jump(to: target)
    case .tap:
      if let path = indexPath(of: id), let row = row(of: id) { didSelect(row, at: path) }
    }
  }

  func shareWords(of comment: Comment, from view: UIView) {
    let words = BodyContent(Markup(comment.body), BodySetting(style)).string
    let sheet = UIActivityViewController(activityItems: [words], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = view.bounds
    present(sheet, animated: true)
  }
}
#endif
