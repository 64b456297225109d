// error: cannot convert value of type 'String'
import SwiftUI

#if RIGHT
@MainActor func label() -> some View { Text("a").padding(8) }
#else
@MainActor func label() -> some View { Text("a").padding("8") }
#endif
