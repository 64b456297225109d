#if canImport(SwiftUI)
internal import SwiftUI

/// Measures how wide the view is behind which it lies.
@MainActor
struct WidthReader: View {
  @Binding var width: Double?

  var body: some View {
    GeometryReader { proxy in
      Color.clear
        .onChange(of: proxy.size.width, initial: true) { _, measured in width = measured }
    }
    .accessibilityHidden(true)
  }
}
#endif
