/// Not Apple's: something that a view asked of the world around it.
public enum ViewRequest {
  /// `ScrollViewProxy.scrollTo`, or a new value in the binding of `scrollPosition(id:)`.
  case scroll(to: AnyHashable, anchor: UnitPoint?, transaction: Transaction)
  /// A posted `AccessibilityNotification.Announcement`.
  case announcement(String)
  /// Another posted accessibility notification, by its name.
  case notification(String)
  /// Sensory feedback that was played.
  case feedback(SensoryFeedback)
  /// An address that was opened without anyone handling it.
  case open(URL)
}
