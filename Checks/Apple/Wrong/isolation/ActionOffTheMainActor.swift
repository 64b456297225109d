// error: main actor-isolated
import UIKit
import RejoinderUIKit

#if RIGHT
@MainActor func vote() {}
let action: @MainActor @Sendable () -> Void = { vote() }
#else
@MainActor func vote() {}
let action: @Sendable () -> Void = { vote() }
#endif
