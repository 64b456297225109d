// error: only available in IOS18
import SwiftUI

#if RIGHT
@MainActor @ViewBuilder func followed(_ view: some View) -> some View {
  if #available(iOS 18.0, macOS 15.0, visionOS 2.0, *) {
    view.onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { _, _ in }
  } else {
    view
  }
}
#else
@MainActor func followed(_ view: some View) -> some View {
  view.onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { _, _ in }
}
#endif
