#if canImport(UIKit)
import RejoinderCore
import UIKit

extension CommentCell {
  /// One action after the other as Core orders them, with the app's own before the last.
  ///
  /// What is done most stands at both ends of the ring, so that the ends stay where they are.
  var spokenActions: [UIAccessibilityCustomAction]? {
    guard let speaker else { return nil }
    var actions = speaker().actions.map { action in
      UIAccessibilityCustomAction(name: action.title) { [weak self] _ in
        self?.performer?(action)
        return self?.performer != nil
      }
    }
    let extra = (extraActions?() ?? []).filter { !$0.isFold }
    let place = actions.count > 1 ? actions.count - 1 : actions.count
    actions.insert(contentsOf: extra.map { $0.spoken }, at: place)
    return actions
  }

  func spokenTraits(_ own: UIAccessibilityTraits) -> UIAccessibilityTraits {
    guard let speech = speaker?() else { return own }
    var traits = own
    if speech.isHeading { traits.insert(.header) }
    if speech.activation != nil { traits.insert(.button) }
    return traits
  }

  /// Unfolds or loads, and never folds: nobody who meant something else loses their place.
  func activate() -> Bool {
    guard let performer, let activation = speaker?().activation else { return false }
    performer(activation)
    return true
  }
}
#endif
