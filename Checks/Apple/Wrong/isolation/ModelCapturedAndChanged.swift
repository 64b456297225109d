// error: sending
import SwiftUI
import RejoinderUI

#if RIGHT
struct Draft { var words = "" }
func send(_ draft: Draft) async {
  Task.detached { print(draft.words) }
}
#else
final class Draft { var words = "" }
func send(_ draft: Draft) async {
  Task.detached { draft.words = "x" }
  draft.words = "y"
}
#endif
