#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// Says to those who listen what they would not notice.
enum Announcer {
  /// Says an announcement, after whatever is being said.
  @MainActor
  static func announce(_ announcement: Announcement, _ wording: Wording) {
    AccessibilityNotification.Announcement(wording.text(announcement)).post()
  }
}
#endif
