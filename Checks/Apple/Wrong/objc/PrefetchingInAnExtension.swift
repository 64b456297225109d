// error: to '@objc' protocol 'UITableViewDataSourcePrefetching' cannot be in an extension
import RejoinderUIKit
import UIKit

#if RIGHT
class Board<Value>: UITableViewController, UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}
#else
class Board<Value>: UITableViewController {}
extension Board: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}
#endif
