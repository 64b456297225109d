// error: does not conform to protocol 'LoadingDiscussionStyle'
import SwiftUI
import RejoinderUI

#if RIGHT
struct Plain: LoadingDiscussionStyle {
  func makeBody(configuration: Configuration) -> some View { Text(configuration.title) }
}
#else
struct Plain: LoadingDiscussionStyle {
  func makeBody(configuration: Configuration) -> String { "x" }
}
#endif
