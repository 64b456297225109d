// error: main actor-isolated
import SwiftUI
import RejoinderUI

#if RIGHT
func load(_ model: DiscussionModel<Comment>) {
  Task { @MainActor in model.setComments([]) }
}
#else
func load(_ model: DiscussionModel<Comment>) {
  DispatchQueue.global().async { model.setComments([]) }
}
#endif
