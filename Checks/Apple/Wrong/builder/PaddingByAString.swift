// error: no exact matches in call to instance method 'padding'
import SwiftUI

#if RIGHT
@MainActor func label() -> some View { Text("a").padding(8) }
#else
@MainActor func label() -> some View { Text("a").padding("8") }
#endif
