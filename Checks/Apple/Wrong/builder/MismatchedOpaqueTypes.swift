// error: do not have matching underlying types
import SwiftUI

#if RIGHT
@MainActor @ViewBuilder func label(_ isShort: Bool) -> some View {
  if isShort { Text("a") } else { Text("a").padding() }
}
#else
@MainActor func label(_ isShort: Bool) -> some View {
  if isShort { return Text("a") }
  return Text("a").padding()
}
#endif
