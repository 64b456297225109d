// error: Identifiable
import SwiftUI
import RejoinderUI

#if RIGHT
struct Note: Sendable, Identifiable { let id = 1; var text = "" }
@MainActor func thread(_ notes: [Note]) -> some View {
  NestedCommentThread(notes, children: { _ in [] }) { Text($0.element.text) }
}
#else
struct Note: Sendable { var text = "" }
@MainActor func thread(_ notes: [Note]) -> some View {
  NestedCommentThread(notes, children: { _ in [] }) { Text($0.element.text) }
}
#endif
