// error: concurrency-safe
import SwiftUI
import RejoinderUI

#if RIGHT
let lastLook = DiscussionStyle.reddit
#else
var lastLook = DiscussionStyle.reddit
#endif
