// error: to '@objc' protocol 'UITextViewDelegate' cannot be in an extension
import UIKit
import RejoinderUIKit

#if RIGHT
class Board<Value: Identifiable & Sendable>: CommentsViewController<Value>, UITextViewDelegate
where Value.ID: Comparable & Sendable {}
#else
class Board<Value: Identifiable & Sendable>: CommentsViewController<Value>
where Value.ID: Comparable & Sendable {}
extension Board: UITextViewDelegate {}
#endif
