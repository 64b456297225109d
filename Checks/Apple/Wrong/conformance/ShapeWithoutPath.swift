// error: does not conform to protocol 'Shape'
import SwiftUI

#if RIGHT
struct Elbow: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
#else
struct Elbow: Shape {}
#endif
