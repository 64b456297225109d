// error: only available in IOS18
import SwiftUI

#if RIGHT
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@MainActor func newerColor() -> Color { Color.red.mix(with: .blue, by: 0.5) }
@MainActor func callerOfNewer() -> Color {
  if #available(iOS 18.0, macOS 15.0, visionOS 2.0, *) { newerColor() } else { .red }
}
#else
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@MainActor func newerColor() -> Color { Color.red.mix(with: .blue, by: 0.5) }
@MainActor func callerOfNewer() -> Color { newerColor() }
#endif
