// error: does not conform to protocol 'View'
import SwiftUI

#if RIGHT
struct Screen: View { var body: some View { Text("x") } }
#else
struct Screen: View {}
#endif
