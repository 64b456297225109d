// error: only available in IOS18
import SwiftUI

#if RIGHT
@MainActor func reversedColor() -> Color {
  guard #available(iOS 18.0, macOS 15.0, visionOS 2.0, *) else { return .red }
  return Color.red.mix(with: .blue, by: 0.5)
}
#else
@MainActor func reversedColor() -> Color {
  if #available(iOS 18.0, macOS 15.0, visionOS 2.0, *) { return .red }
  return Color.red.mix(with: .blue, by: 0.5)
}
#endif
