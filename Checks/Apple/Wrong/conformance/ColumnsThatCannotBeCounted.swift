// error: cannot convert value
import UIKit
import RejoinderUIKit

#if RIGHT
@MainActor func indent(_ cell: CommentCell) { cell.columns = RowColumns(indentation: 2) }
#else
@MainActor func indent(_ cell: CommentCell) { cell.columns = RowColumns(indentation: 2.5) }
#endif
