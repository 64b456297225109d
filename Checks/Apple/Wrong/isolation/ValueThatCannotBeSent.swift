// error: Sendable
import SwiftUI
import RejoinderUI

#if RIGHT
struct Note: Identifiable { let id = 1; var text = "" }
@MainActor func thread(_ notes: [Note]) -> some View {
  NestedCommentThread(notes, parent: { _ in nil }) { Text($0.element.text) }
}
#else
final class Note: Identifiable { let id = 1; var text = "" }
@MainActor func thread(_ notes: [Note]) -> some View {
  NestedCommentThread(notes, parent: { _ in nil }) { Text($0.element.text) }
}
#endif
