import UIKit

/// A table with a model, on screen, on which a test makes right and wrong updates.
@MainActor final class TrapTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var sections: [[Int]]
  var duringCount: (() -> Void)?
  var cell: ((IndexPath) -> UITableViewCell)?
  var height: CGFloat = 44
  var actions: [UIContextualAction] = []
  private var window: UIWindow?
  /// Tables hold their data sources weakly: somebody has to keep them until the test ends.
  private static var kept: [TrapTable] = []

  init(_ sections: [[Int]] = [Array(0..<5)], shown: Bool = true) {
    self.sections = sections
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    Self.kept.append(self)
    if shown { show() }
  }

  func show() {
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    self.window = window
    window.layoutIfNeeded()
  }

  /// One row's place in the first section.
  static func at(_ rows: Int...) -> [IndexPath] { rows.map { IndexPath(row: $0, section: 0) } }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    duringCount?()
    return sections[section].count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cell?(indexPath) ?? tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    actions.isEmpty ? nil : UISwipeActionsConfiguration(actions: actions)
  }
}
