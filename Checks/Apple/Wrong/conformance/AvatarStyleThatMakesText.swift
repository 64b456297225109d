// error: does not conform to protocol 'CommentAvatarStyle'
import SwiftUI
import RejoinderUI

#if RIGHT
struct Plain: CommentAvatarStyle {
  func makeBody(configuration: Configuration) -> some View { Text(configuration.initial) }
}
#else
struct Plain: CommentAvatarStyle {
  func makeBody(configuration: Configuration) -> String { "x" }
}
#endif
