// error: cannot convert value of type 'AdaptiveColor'
import SwiftUI
import RejoinderUI

#if RIGHT
@MainActor func thread() -> some View {
  NestedCommentThread(comments: [], tint: AdaptiveColor(0x112233).swiftUIColor(in: .light))
}
#else
@MainActor func thread() -> some View {
  NestedCommentThread(comments: [], tint: AdaptiveColor(0x112233))
}
#endif
