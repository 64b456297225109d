// error: does not conform to protocol 'CommentBodyStyle'
import SwiftUI
import RejoinderUI

#if RIGHT
struct Plain: CommentBodyStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}
#else
struct Plain: CommentBodyStyle {
  func makeBody(configuration: Configuration) -> String { "x" }
}
#endif
