// error: argument 'author' must precede argument 'text'
import SwiftUI
import RejoinderUI

#if RIGHT
let comment = Comment(id: "1", author: "Marta", text: "Hello")
#else
let comment = Comment(id: "1", text: "Hello", author: "Marta")
#endif
