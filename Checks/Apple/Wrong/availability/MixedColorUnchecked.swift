// error: only available in IOS18
import SwiftUI

#if RIGHT
@MainActor func mixedColor() -> Color {
  if #available(iOS 18.0, macOS 15.0, visionOS 2.0, *) {
    return Color.red.mix(with: .blue, by: 0.5)
  }
  return .red
}
#else
@MainActor func mixedColor() -> Color { Color.red.mix(with: .blue, by: 0.5) }
#endif
