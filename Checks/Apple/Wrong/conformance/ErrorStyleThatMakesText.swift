// error: does not conform to protocol 'DiscussionErrorStyle'
import SwiftUI
import RejoinderUI

#if RIGHT
struct Plain: DiscussionErrorStyle {
  func makeBody(configuration: Configuration) -> some View { Text(configuration.message) }
}
#else
struct Plain: DiscussionErrorStyle {
  func makeBody(configuration: Configuration) -> String { "x" }
}
#endif
