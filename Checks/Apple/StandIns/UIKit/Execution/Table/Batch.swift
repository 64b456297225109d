/// What one update says, in the order in which it said it.
struct Batch {
  var before: [Int]
  var inserted: [IndexPath] = []
  var deleted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var reconfigured: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections: [Int] = []
  var deletedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var animations: [UITableView.RowAnimation] = []

  mutating func add(
    _ paths: [IndexPath],
    to list: WritableKeyPath<Batch, [IndexPath]>,
    _ animation: UITableView.RowAnimation
  ) {
    self[keyPath: list] += paths
    animations.append(animation)
  }

  var words: String {
    func list(_ paths: [IndexPath]) -> String {
      paths.map { "\($0.section)-\($0.row)" }.joined(separator: " ")
    }
    let parts = [
      ("delete", list(deleted)), ("insert", list(inserted)), ("reload", list(reloaded)),
      ("reconfigure", list(reconfigured)),
      ("move", moved.map { "\(list([$0.from]))>\(list([$0.to]))" }.joined(separator: " ")),
    ]
    return parts.filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
