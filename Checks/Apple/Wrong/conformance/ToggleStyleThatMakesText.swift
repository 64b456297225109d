// error: does not conform to protocol 'ReplyToggleStyle'
import SwiftUI
import RejoinderUI

#if RIGHT
struct Plain: ReplyToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Text(configuration.title) }
}
#else
struct Plain: ReplyToggleStyle {
  func makeBody(configuration: Configuration) -> String { "x" }
}
#endif
