import Testing
import UIKit

/// A table view controller as an app writes one: generic, with its own cell.
class ListController<Item: CustomStringConvertible>: UITableViewController {
  var items: [Item] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LineCell.self, forCellReuseIdentifier: "line")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
    (cell as? LineCell)?.line.text = items[indexPath.row].description
    return cell
  }
}

final class LineCell: UITableViewCell {
  let line = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    line.numberOfLines = 0
    line.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      line.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor struct TableTests {
  private func list(_ count: Int) -> (ListController<Int>, UIWindow) {
    StandIn.shared.reset()
    let controller = ListController<Int>(style: .plain)
    controller.items = Array(0..<count)
    return (controller, controller.standInShow())
  }

  @Test func loadsOnlyWhatShows() {
    let (controller, window) = list(1000)
    let table = controller.tableView!
    #expect(window.rootViewController === controller)
    #expect(table.visibleCells.count > 10)
    #expect(table.visibleCells.count < 40)
    #expect(table.standIn.loaded.count < 100)
  }

  @Test func givesRowsTheHeightsOfTheirTexts() {
    let (controller, window) = list(0)
    let long = String(repeating: "many words ", count: 40)
    let texts = ListController<String>(style: .plain)
    texts.items = ["short", long]
    window.rootViewController = texts
    window.layoutIfNeeded()
    let table = texts.tableView!
    let (first, second) = (
      table.rectForRow(at: [0, 0]), table.rectForRow(at: [0, 1])
    )
    #expect(first.height > 30 && first.height < 50)
    #expect(second.height > first.height * 4)
    #expect(second.minY == first.maxY)
    let label = (table.cellForRow(at: [0, 0]) as? LineCell)?.line
    #expect(label?.frame.minX == 16)
    #expect(label?.frame.width == 358)
    #expect(controller.items.isEmpty)
  }

  @Test func movesRowsWithTheirCells() {
    let (controller, window) = list(5)
    let table = controller.tableView!
    let cell = table.cellForRow(at: [0, 4])
    var ended = false
    table.performBatchUpdates {
      controller.items.removeSubrange(1...2)
      table.deleteRows(at: [[0, 2], [0, 1]], with: .fade)
    } completion: {
      ended = $0
    }
    #expect(table.cellForRow(at: [0, 2]) === cell)
    #expect(!ended)
    table.endAnimations()
    #expect(ended)
    #expect(table.standIn.updates == ["delete 0-2 0-1"])
    #expect(window.subviews.count == 1)
  }
}
