// error: main actor-isolated
import UIKit
import RejoinderUIKit

#if RIGHT
@MainActor func reload(_ table: UITableView) async { table.reloadData() }
#else
func reload(_ table: UITableView) async { table.reloadData() }
#endif
