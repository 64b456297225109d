import Testing
import UIKit

/// Swipe actions, taps, reuse and prefetching as a person meets them.
@MainActor struct SwipeTests {
  final class Foldable: ListController<Int>, UITableViewDataSourcePrefetching {
    var chosen: [IndexPath] = []
    var asked: [IndexPath] = []
    var finish: ((Bool) -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.prefetchDataSource = self
    }

    override func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard indexPath.row > 0 else { return nil }
      let fold = UIContextualAction(style: .normal, title: "Fold") { [weak self] _, _, done in
        self?.finish = done
      }
      return UISwipeActionsConfiguration(actions: [fold])
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      asked += indexPaths
    }
  }

  private let controller = Foldable(style: .plain)
  private let window: UIWindow
  private var table: UITableView { controller.tableView }

  init() {
    StandIn.shared.reset()
    controller.items = Array(0..<200)
    window = controller.standInShow()
  }

  @Test func opensAndClosesTrailingActions() {
    #expect(table.standIn.openTrailingActions(at: [0, 0]) == nil)
    #expect(table.standIn.openTrailingActions(at: [0, 1])?.actions.count == 1)
    #expect(table.standIn.openRow == [0, 1])
    #expect(table.cellForRow(at: [0, 1])?.configurationState.isSwiped == true)
    #expect(!table.standIn.tapRow(at: [0, 3]))
    #expect(table.standIn.openRow == nil)
    #expect(controller.chosen.isEmpty)
  }

  @Test func keepsActionsOpenUntilTheyAreDone() {
    #expect(table.standIn.swipeFar(at: [0, 2]))
    #expect(table.standIn.openRow == [0, 2])
    controller.finish?(true)
    #expect(table.standIn.openRow == nil)
  }

  @Test func tellsOfRowsThatAreDeletedWhileTheirActionIsOpen() {
    table.standIn.swipeFar(at: [0, 2])
    controller.items.remove(at: 1)
    table.deleteRows(at: [[0, 1]], with: .fade)
    #expect(table.standIn.openRow == [0, 1])
    #expect(table.standIn.faults.isEmpty)
    controller.items.remove(at: 1)
    table.deleteRows(at: [[0, 1]], with: .fade)
    #expect(table.standIn.faults.count == 1)
  }

  @Test func selectsByATap() {
    #expect(table.standIn.tapRow(at: [0, 3]))
    #expect(table.standIn.tapRow(at: [0, 4]))
    #expect(controller.chosen == [[0, 3], [0, 4]])
    #expect(table.indexPathsForSelectedRows == [[0, 4]])
    #expect(table.cellForRow(at: [0, 4])?.isSelected == true)
  }

  @Test func prefetchesWhatComesNext() {
    let last = table.indexPathsForVisibleRows?.last?.row ?? 0
    #expect(controller.asked.first == [0, last + 1])
    table.standInScroll.drag(by: 400)
    #expect(controller.asked.count > last)
    #expect(Set(controller.asked).count == controller.asked.count)
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func reusesCellsInTheOrderOfASeed(_ seed: UInt64) {
    table.standIn.reuse(seed: seed)
    for _ in 0..<30 { table.standInScroll.drag(by: 150) }
    for path in table.indexPathsForVisibleRows ?? [] {
      let cell = table.cellForRow(at: path) as? LineCell
      #expect(cell?.line.text == "\(path.row)", "seed \(seed)")
    }
    #expect(table.standIn.cellCount < 60)
  }

  @Test func endsScrollsWhenTheAnimationEnds() {
    final class Watch: NSObject, UIScrollViewDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    let (watch, scroll) = (Watch(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    scroll.delegate = watch
    scroll.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
    #expect(watch.ends == 0)
    scroll.standInScroll.endAnimations()
    #expect(watch.ends == 1)
  }
}
