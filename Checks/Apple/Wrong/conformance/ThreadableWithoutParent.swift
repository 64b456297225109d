// error: does not conform to protocol 'Threadable'
import SwiftUI
import RejoinderUI

#if RIGHT
struct Note: Threadable { let id: Int; var parentID: Int? }
#else
struct Note: Threadable { let id: Int }
#endif
