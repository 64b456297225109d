#if canImport(SwiftUI)
internal import SwiftUI

/// Tells when a finger begins to scroll, where the system says so.
@MainActor
struct ScrollStart: ViewModifier {
  let action: @MainActor () -> Void

  func body(content: Content) -> some View {
    if #available(iOS 18, macOS 15, visionOS 2, *) {
      content.onScrollPhaseChange { _, phase in
        if phase == .interacting { action() }
      }
    } else {
      content
    }
  }
}

private struct ScrollCountKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// How often the scroll view around a row was begun to scroll: rows that are drawn aside close then.
  var scrollCount: Int {
    get { self[ScrollCountKey.self] }
    set { self[ScrollCountKey.self] = newValue }
  }
}
#endif
