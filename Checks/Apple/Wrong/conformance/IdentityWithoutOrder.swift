// error: Comparable
import SwiftUI
import RejoinderUI

#if RIGHT
struct Key: Hashable, Sendable, Comparable {
  var number = 0
  static func < (a: Key, b: Key) -> Bool { a.number < b.number }
}
struct Note: Sendable, Identifiable { let id: Key }
@MainActor func thread(_ notes: [Note]) -> some View {
  NestedCommentThread(notes, children: { _ in [] }) { _ in Text("x") }
}
#else
struct Key: Hashable, Sendable { var number = 0 }
struct Note: Sendable, Identifiable { let id: Key }
@MainActor func thread(_ notes: [Note]) -> some View {
  NestedCommentThread(notes, children: { _ in [] }) { _ in Text("x") }
}
#endif
