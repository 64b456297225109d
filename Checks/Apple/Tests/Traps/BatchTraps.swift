import Testing
import UIKit

/// Updates that UIKit raises for end the process; the right ones beside them pass.
@Suite struct BatchTraps {
  @Test @MainActor func takesRightUpdates() {
    let trap = TrapTable()
    let table = trap.table
    table.performBatchUpdates {
      trap.sections[0] = [0, 9, 4, 3]
      table.deleteRows(at: TrapTable.at(2, 1), with: .fade)
      table.insertRows(at: TrapTable.at(1), with: .fade)
      table.moveRow(at: [0, 4], to: [0, 2])
    }
    #expect(table.numberOfRows(inSection: 0) == 4)
    trap.sections[0].append(10)
    table.insertRows(at: TrapTable.at(4), with: .none)
    table.reloadRows(at: TrapTable.at(0), with: .none)
    table.reconfigureRows(at: TrapTable.at(1))
    trap.sections.append([1, 2])
    table.insertSections([1], with: .automatic)
    table.performBatchUpdates {
      trap.sections = [[1, 2], []]
      table.moveSection(1, toSection: 0)
      table.deleteRows(at: TrapTable.at(0, 1, 2, 3, 4), with: .fade)
    }
    #expect(table.numberOfSections == 2)
    table.endAnimations()
  }

  @Test func refusesRowsThatDoNotAddUp() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable()
        trap.table.insertRows(at: TrapTable.at(0), with: .none)
      }
    }
    #expect(end.says("There are 5 rows in section 0 after the update"))
  }

  @Test func refusesAModelThatChangedBeforeTheFirstCount() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable(shown: false)
        trap.sections[0].append(5)
        trap.table.insertRows(at: TrapTable.at(5), with: .none)
      }
    }
    #expect(end.says("There are 6 rows in section 0 after the update, but there were 6"))
  }

  @Test func refusesADeletionOutOfRange() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable()
        trap.sections[0].removeLast()
        trap.table.deleteRows(at: TrapTable.at(5), with: .none)
      }
    }
    #expect(end.says("The update deletes row 5 of section 0"))
  }

  @Test func refusesAReloadOutOfRange() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TrapTable().table.reloadRows(at: TrapTable.at(5), with: .none) }
    }
    #expect(end.says("The update reloads row 5 of section 0"))
  }

  @Test func refusesToConfigureAgainOutOfRange() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TrapTable().table.reconfigureRows(at: TrapTable.at(-1)) }
    }
    #expect(end.says("The update configures again row -1 of section 0"))
  }

  @Test func refusesAnInsertionOutOfRange() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable()
        trap.sections[0].append(5)
        trap.table.insertRows(at: TrapTable.at(6), with: .none)
      }
    }
    #expect(end.says("The update inserts row 6 of section 0"))
  }

  @Test func refusesAMoveFromOutOfRange() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TrapTable().table.moveRow(at: [0, 5], to: [0, 0]) }
    }
    #expect(end.says("The update moves row 5 of section 0"))
  }

  @Test func refusesAMoveToOutOfRange() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TrapTable().table.moveRow(at: [0, 0], to: [0, 5]) }
    }
    #expect(end.says("The update moves something to row 5 of section 0"))
  }

  @Test func refusesToDeleteARowTwice() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable()
        trap.sections[0].removeLast(2)
        trap.table.deleteRows(at: TrapTable.at(3, 3), with: .none)
      }
    }
    #expect(end.says("deletes a row twice"))
  }

  @Test func refusesToInsertARowTwice() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable()
        trap.sections[0] += [5, 6]
        trap.table.insertRows(at: TrapTable.at(5, 5), with: .none)
      }
    }
    #expect(end.says("inserts a row twice"))
  }

  @Test func refusesToReloadARowTwice() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TrapTable().table.reloadRows(at: TrapTable.at(1, 1), with: .none) }
    }
    #expect(end.says("reloads a row twice"))
  }

  @Test func refusesToDeleteAndReloadOneRow() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable()
        trap.table.performBatchUpdates {
          trap.sections[0].removeLast()
          trap.table.deleteRows(at: TrapTable.at(4), with: .none)
          trap.table.reloadRows(at: TrapTable.at(4), with: .none)
        }
      }
    }
    #expect(end.says("deletes and reloads one row"))
  }

  @Test func refusesToDeleteAndMoveOneRow() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable()
        trap.table.performBatchUpdates {
          trap.table.deleteRows(at: TrapTable.at(4), with: .none)
          trap.table.moveRow(at: [0, 4], to: [0, 0])
        }
      }
    }
    #expect(end.says("deletes and moves one row"))
  }

  @Test func refusesToReloadAndMoveOneRow() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable()
        trap.table.performBatchUpdates {
          trap.table.reloadRows(at: TrapTable.at(4), with: .none)
          trap.table.moveRow(at: [0, 4], to: [0, 0])
        }
      }
    }
    #expect(end.says("reloads and moves one row"))
  }

  @Test func refusesToMoveARowTwice() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable()
        trap.table.performBatchUpdates {
          trap.table.moveRow(at: [0, 4], to: [0, 0])
          trap.table.moveRow(at: [0, 4], to: [0, 1])
        }
      }
    }
    #expect(end.says("moves a row twice"))
  }

  @Test func refusesToMoveTwoRowsToOnePlace() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable()
        trap.table.performBatchUpdates {
          trap.table.moveRow(at: [0, 4], to: [0, 0])
          trap.table.moveRow(at: [0, 3], to: [0, 0])
        }
      }
    }
    #expect(end.says("moves two rows to one place"))
  }

  @Test func refusesToInsertWhereARowIsMoved() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let trap = TrapTable()
        trap.table.performBatchUpdates {
          trap.sections[0].append(5)
          trap.table.moveRow(at: [0, 4], to: [0, 0])
          trap.table.insertRows(at: TrapTable.at(0), with: .none)
        }
      }
    }
    #expect(end.says("inserts and moves a row to one place"))
  }
}
