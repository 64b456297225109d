import TestSupport
import Testing
import UIKit

/// A diffable data source turns any two orders into an update that the table takes.
@MainActor struct DiffableTests {
  @Test(arguments: 0..<40) func takesAnyChange(_ seed: UInt64) {
    StandIn.shared.reset()
    var random = SeededGenerator(default: seed)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.tag = item
      return cell
    }
    table.layoutIfNeeded()
    for round in 0..<5 {
      let items = Array((0..<12).shuffled(using: &random).prefix(Int.random(in: 0...12)))
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot, animatingDifferences: round > 0)
      table.layoutIfNeeded()
      let shown = items.indices.map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.tag }
      #expect(shown == items, "\(random)")
      table.endAnimations()
    }
  }
}
