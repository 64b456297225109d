// error: closure containing control flow statement
import SwiftUI

#if RIGHT
struct Screen: View {
  var body: some View {
    VStack { ForEach(0..<3) { Text(String($0)) } }
  }
}
#else
struct Screen: View {
  var body: some View {
    VStack { for number in 0..<3 { Text(String(number)) } }
  }
}
#endif
