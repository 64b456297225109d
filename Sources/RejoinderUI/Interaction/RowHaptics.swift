#if canImport(SwiftUI)
internal import SwiftUI

/// Lets folds, jumps and far swipes be felt, on systems that can.
@MainActor
struct RowHaptics: ViewModifier {
  let feedback: RowFeedback
  let isOn: Bool

  func body(content: Content) -> some View {
    if #available(iOS 17.0, macOS 14.0, visionOS 26.0, *) {
      content.sensoryFeedback(trigger: feedback) { _, new in
        guard isOn else { return nil }
        switch new.kind {
        case .fold: return .selection
        case .jump: return .alignment
        case .farSwipe: return .impact(weight: .light, intensity: 1)
        }
      }
    } else {
      content
    }
  }
}
#endif
