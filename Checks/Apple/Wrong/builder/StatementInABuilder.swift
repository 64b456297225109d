// error: '()'
import SwiftUI

#if RIGHT
struct Screen: View {
  var body: some View {
    Text("a")
    Text("b")
  }
}
#else
struct Screen: View {
  var body: some View {
    Text("a")
    print("b")
  }
}
#endif
