// error: does not conform to protocol 'EmptyDiscussionStyle'
import SwiftUI
import RejoinderUI

#if RIGHT
struct Plain: EmptyDiscussionStyle {
  func makeBody(configuration: Configuration) -> some View { Text(configuration.title) }
}
#else
struct Plain: EmptyDiscussionStyle {
  func makeBody(configuration: Configuration) -> String { "x" }
}
#endif
