// error: Identifiable
import SwiftUI

#if RIGHT
struct Line: Hashable { var text = "" }
@MainActor func lines(_ lines: [Line]) -> some View { ForEach(lines, id: \.self) { Text($0.text) } }
#else
struct Line { var text = "" }
@MainActor func lines(_ lines: [Line]) -> some View { ForEach(lines) { Text($0.text) } }
#endif
