// error: does not conform to protocol 'ConnectorStyle'
import SwiftUI
import RejoinderUI

#if RIGHT
struct Plain: ConnectorStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.strokes }
}
#else
struct Plain: ConnectorStyle {
  func makeBody(configuration: Configuration) -> String { "x" }
}
#endif
