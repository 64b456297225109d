import Testing
import UIKit

/// What UIKit raises for about cells, heights, places and swipe actions.
@Suite struct CellTraps {
  @Test func refusesAnUnregisteredIdentifier() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable(shown: false)
        trap.cell = { trap.table.dequeueReusableCell(withIdentifier: "other", for: $0) }
        trap.show()
      }
    }
    #expect(end.says("No cell class is registered for the identifier other"))
  }

  @Test func refusesACellThatWasNotDequeued() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable(shown: false)
        trap.cell = { _ in UITableViewCell() }
        trap.show()
      }
    }
    #expect(end.says("was not dequeued from this table"))
  }

  @Test func refusesACellOfAnotherTable() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (trap, other) = (TrapTable(shown: false), TrapTable())
        trap.cell = { other.table.cellForRow(at: $0) ?? UITableViewCell() }
        trap.show()
      }
    }
    #expect(end.says("was not dequeued from this table"))
  }

  @Test func refusesOneCellForTwoRows() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable(shown: false)
        var first: UITableViewCell?
        trap.cell = { path in
          let cell = first ?? trap.table.dequeueReusableCell(withIdentifier: "row", for: path)
          first = cell
          return cell
        }
        trap.show()
      }
    }
    #expect(end.says("one cell for two rows"))
  }

  @Test func refusesTwoCellsForOneRow() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable(shown: false)
        trap.cell = { path in
          _ = trap.table.dequeueReusableCell(withIdentifier: "row", for: path)
          return trap.table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        trap.show()
      }
    }
    #expect(end.says("dequeued 2 cells for one row"))
  }

  @Test func refusesACellDequeuedForAnotherRow() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable(shown: false)
        trap.cell = { _ in trap.table.dequeueReusableCell(withIdentifier: "row", for: [0, 4]) }
        trap.show()
      }
    }
    #expect(end.says("for another row than the table asked for"))
  }

  @Test func refusesToDequeueWhenNothingIsAsked() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = TrapTable().table.dequeueReusableCell(withIdentifier: "row", for: [0, 0])
      }
    }
    #expect(end.says("outside of tableView(_:cellForRowAt:)"))
  }

  @Test func refusesAnotherClassAfterCellsWereMade() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Other: UITableViewCell {}
        TrapTable().table.register(Other.self, forCellReuseIdentifier: "row")
      }
    }
    #expect(end.says("there are cells of UITableViewCell already"))
  }

  @Test func refusesAClassThatIsNoCell() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        TrapTable().table.register(UILabel.self, forCellReuseIdentifier: "label")
      }
    }
    #expect(end.says("is no table view cell"))
  }

  @Test func refusesAnotherIdentifierForARowThatIsConfiguredAgain() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable()
        trap.table.register(UITableViewCell.self, forCellReuseIdentifier: "other")
        trap.cell = { trap.table.dequeueReusableCell(withIdentifier: "other", for: $0) }
        trap.table.reconfigureRows(at: TrapTable.at(0))
      }
    }
    #expect(end.says("must keep its reuse identifier"))
  }

  @Test func refusesANegativeHeight() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable(shown: false)
        trap.height = -2
        trap.show()
      }
    }
    #expect(end.says("a number that is not negative"))
  }

  @Test func refusesToScrollOutOfRange() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        TrapTable().table.scrollToRow(at: [0, 5], at: .top, animated: false)
      }
    }
    #expect(end.says("names row 5 of section 0, which has 5 rows"))
  }

  @Test func refusesToSelectOutOfRange() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        TrapTable().table.selectRow(at: [1, 0], animated: false, scrollPosition: .none)
      }
    }
    #expect(end.says("names section 1 of a table with 1 sections"))
  }

  @Test func refusesASecondCompletionOfASwipeAction() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable()
        trap.actions = [
          UIContextualAction(style: .normal, title: "Fold") { _, _, done in
            done(true)
            done(true)
          }
        ]
        trap.table.standIn.swipeFar(at: [0, 0])
      }
    }
    #expect(end.says("was called twice"))
  }

  @Test func refusesAConstraintBetweenStrangers() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, other) = (UIView(), UIView())
        view.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
      }
    }
    #expect(end.says("without a common ancestor"))
  }

  @Test @MainActor func takesWhatIsRight() {
    let trap = TrapTable([Array(0..<100)])
    trap.table.scrollToRow(at: [0, 99], at: .bottom, animated: false)
    #expect(trap.table.contentOffset.y == 3920)
    trap.table.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
    #expect(trap.table.indexPathForSelectedRow == [0, 3])
    trap.table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }
}
