// error: isolat
import SwiftUI
import RejoinderUI

#if RIGHT
@MainActor func tint() -> Color { .teal }
struct Quiet: CommentRowStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.author.foregroundStyle(tint())
  }
}
#else
@MainActor func tint() -> Color { .teal }
struct Quiet: CommentRowStyle {
  nonisolated func makeBody(configuration: Configuration) -> some View {
    configuration.author.foregroundStyle(tint())
  }
}
#endif
