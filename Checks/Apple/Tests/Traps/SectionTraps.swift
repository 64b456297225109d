import Testing
import UIKit

/// What UIKit raises for about sections, and about updates inside of other work.
@Suite struct SectionTraps {
  @Test func refusesSectionsThatDoNotAddUp() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable()
        trap.sections.append([])
        trap.sections.append([])
        trap.table.insertSections([1], with: .none)
      }
    }
    #expect(end.says("There are 3 sections after the update"))
  }

  @Test func refusesASectionOutOfRange() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TrapTable().table.reloadSections([1], with: .none) }
    }
    #expect(end.says("reloads section 1, but there are 1 sections"))
  }

  @Test func refusesARowOfADeletedSection() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable([[1], [2]])
        trap.table.performBatchUpdates {
          trap.sections.removeLast()
          trap.table.deleteSections([1], with: .none)
          trap.table.deleteRows(at: [[1, 0]], with: .none)
        }
      }
    }
    #expect(end.says("a row of a section that it deletes"))
  }

  @Test func refusesToCountASectionThatIsNotThere() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TrapTable().table.numberOfRows(inSection: 1) }
    }
    #expect(end.says("numberOfRows(inSection:) names section 1"))
  }

  @Test func refusesToReloadAllInsideAnUpdate() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable()
        trap.table.performBatchUpdates { trap.table.reloadData() }
      }
    }
    #expect(end.says("reloadData() was called inside an update"))
  }

  @Test func refusesAnEndWithoutABeginning() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TrapTable().table.endUpdates() }
    }
    #expect(end.says("endUpdates() was called without"))
  }

  @Test func refusesABeginningWithoutAnEnd() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable()
        trap.table.performBatchUpdates { trap.table.beginUpdates() }
      }
    }
    #expect(end.says("do not match inside performBatchUpdates"))
  }

  @Test func findsAnUpdateThatWasLeftOpen() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable()
        trap.table.beginUpdates()
        trap.table.standIn.checkBalanced()
      }
    }
    #expect(end.says("beginUpdates() was called without endUpdates()"))
  }

  @Test func refusesAnUpdateInsideACount() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable(shown: false)
        trap.duringCount = { trap.table.reloadRows(at: TrapTable.at(0), with: .none) }
        trap.show()
      }
    }
    #expect(end.says("while the table asks for the number of rows"))
  }

  @Test func refusesToReloadAllInsideTheCallForACell() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable(shown: false)
        trap.cell = { path in
          trap.table.reloadData()
          return trap.table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        trap.show()
      }
    }
    #expect(end.says("while the table asks for the cell of row 0"))
  }

  @Test func refusesAnotherDataSourceInsideAnUpdate() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable()
        trap.table.performBatchUpdates { trap.table.dataSource = nil }
      }
    }
    #expect(end.says("must not change inside an update"))
  }

  @Test func refusesUpdatesOffTheMainThread() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let trap = await MainActor.run { TrapTable() }
      let reload: @MainActor () -> Void = { trap.table.reloadData() }
      // The compiler would not let it by; code of earlier language modes does it all the same.
      let unchecked = unsafeBitCast(reload, to: (() -> Void).self)
      unchecked()
    }
    #expect(end.says("was called off the main thread"))
  }

  @Test @MainActor func takesNestedUpdates() {
    let trap = TrapTable()
    trap.table.beginUpdates()
    trap.table.beginUpdates()
    trap.sections[0].removeFirst()
    trap.table.deleteRows(at: TrapTable.at(0), with: .none)
    trap.table.endUpdates()
    trap.table.endUpdates()
    trap.table.standIn.checkBalanced()
    #expect(trap.table.numberOfRows(inSection: 0) == 4)
  }
}
