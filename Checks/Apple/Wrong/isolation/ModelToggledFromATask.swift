// error: main actor-isolated
import SwiftUI
import RejoinderUI

#if RIGHT
func fold(_ model: DiscussionModel<Comment>) {
  Task.detached { await model.toggle("a") }
}
#else
func fold(_ model: DiscussionModel<Comment>) {
  Task.detached { model.toggle("a") }
}
#endif
