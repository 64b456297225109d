// error: does not conform to protocol 'CommentRowStyle'
import SwiftUI
import RejoinderUI

#if RIGHT
struct Odd: ReplyToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Text(configuration.title) }
}
#else
struct Odd: CommentRowStyle {
  func makeBody(configuration: ReplyToggleConfiguration) -> some View { Text(configuration.title) }
}
#endif
