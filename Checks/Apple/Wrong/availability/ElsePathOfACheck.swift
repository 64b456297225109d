// error: only available in IOS18
import SwiftUI

#if RIGHT
@MainActor @ViewBuilder func elsePath(_ view: some View) -> some View {
  if #available(iOS 18.0, macOS 15.0, visionOS 2.0, *) {
    view.foregroundStyle(Color.red.mix(with: .blue, by: 0.5))
  } else {
    view
  }
}
#else
@MainActor @ViewBuilder func elsePath(_ view: some View) -> some View {
  if #available(iOS 18.0, macOS 15.0, visionOS 2.0, *) {
    view
  } else {
    view.foregroundStyle(Color.red.mix(with: .blue, by: 0.5))
  }
}
#endif
