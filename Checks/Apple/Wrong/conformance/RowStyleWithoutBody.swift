// error: does not conform to protocol 'CommentRowStyle'
import SwiftUI
import RejoinderUI

#if RIGHT
struct Bare: CommentRowStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.author }
}
#else
struct Bare: CommentRowStyle {}
#endif
