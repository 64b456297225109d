/// The rules of an update: old places for what goes, new places for what comes, each row once.
extension TableEngine {
  func validate(_ batch: Batch, after: [Int]) {
    validateSections(batch, after: after)
    validateOld(batch)
    validateNew(batch, after: after)
    validatePairs(batch)
    validateCounts(batch, after: after)
  }

  private func once<Place: Hashable>(_ places: [Place], _ what: String) {
    check(Set(places).count == places.count, "The update \(what).")
  }

  private func validateOld(_ batch: Batch) {
    func within(_ paths: [IndexPath], _ what: String) {
      for path in paths {
        check(
          path.count == 2 && batch.before.indices.contains(path.section),
          "The update \(what) row \(path.row) of section \(path.section), "
            + "but there were \(batch.before.count) sections before it."
        )
        let count = batch.before[path.section]
        check(
          path.row >= 0 && path.row < count,
          "The update \(what) row \(path.row) of section \(path.section), "
            + "but there were \(count) rows before it."
        )
      }
    }
    within(batch.deleted, "deletes")
    within(batch.reloaded, "reloads")
    within(batch.reconfigured, "configures again")
    within(batch.moved.map(\.from), "moves")
    once(batch.deleted, "deletes a row twice")
    once(batch.reloaded, "reloads a row twice")
    once(batch.moved.map(\.from), "moves a row twice")
  }

  private func validateNew(_ batch: Batch, after: [Int]) {
    func within(_ paths: [IndexPath], _ what: String) {
      for path in paths {
        check(
          path.count == 2 && after.indices.contains(path.section),
          "The update \(what) row \(path.row) of section \(path.section), "
            + "but there are \(after.count) sections after it."
        )
        let count = after[path.section]
        check(
          path.row >= 0 && path.row < count,
          "The update \(what) row \(path.row) of section \(path.section), "
            + "but there are \(count) rows after it."
        )
      }
    }
    once(batch.inserted, "inserts a row twice")
    once(batch.moved.map(\.to), "moves two rows to one place")
    within(batch.inserted, "inserts")
    within(batch.moved.map(\.to), "moves something to")
  }

  private func validatePairs(_ batch: Batch) {
    func apart(_ left: [IndexPath], _ right: [IndexPath], _ what: String) {
      check(Set(left).isDisjoint(with: right), "The update \(what).")
    }
    let from = batch.moved.map(\.from)
    apart(batch.deleted, batch.reloaded, "deletes and reloads one row")
    apart(batch.deleted, from, "deletes and moves one row")
    apart(batch.reloaded, from, "reloads and moves one row")
    apart(batch.deleted, batch.reconfigured, "deletes and configures one row again")
    apart(batch.reloaded, batch.reconfigured, "reloads and configures one row again")
    apart(batch.inserted, batch.moved.map(\.to), "inserts and moves a row to one place")
    let gone = Set(batch.deletedSections)
    let rows = batch.deleted + batch.reloaded + batch.reconfigured + from
    check(
      !rows.contains { gone.contains($0.section) },
      "The update changes a row of a section that it deletes."
    )
  }

  private func validateSections(_ batch: Batch, after: [Int]) {
    let (old, new) = (batch.before.count, after.count)
    func within(_ sections: [Int], _ count: Int, _ what: String) {
      for section in sections {
        check(
          section >= 0 && section < count,
          "The update \(what) section \(section), but there are \(count) sections."
        )
      }
    }
    let from = batch.movedSections.map(\.from)
    within(batch.deletedSections, old, "deletes")
    within(batch.reloadedSections, old, "reloads")
    within(from, old, "moves")
    within(batch.insertedSections, new, "inserts")
    within(batch.movedSections.map(\.to), new, "moves something to")
    once(batch.deletedSections, "deletes a section twice")
    once(batch.insertedSections, "inserts a section twice")
    once(batch.deletedSections + batch.reloadedSections + from, "changes one section in two ways")
    check(
      new == old + batch.insertedSections.count - batch.deletedSections.count,
      "There are \(new) sections after the update, but there were \(old) before it, "
        + "\(batch.insertedSections.count) were inserted and "
        + "\(batch.deletedSections.count) deleted."
    )
  }

  private func validateCounts(_ batch: Batch, after: [Int]) {
    for (old, new) in survivors(of: batch, count: after.count)
    where !batch.reloadedSections.contains(old) {
      let inserted = batch.inserted.filter { $0.section == new }.count
      let deleted = batch.deleted.filter { $0.section == old }.count
      let arriving = batch.moved.filter { $0.to.section == new }.count
      let going = batch.moved.filter { $0.from.section == old }.count
      check(
        after[new] == batch.before[old] + inserted - deleted + arriving - going,
        "There are \(after[new]) rows in section \(new) after the update, but there were "
          + "\(batch.before[old]) before it, \(inserted) were inserted, \(deleted) deleted, "
          + "\(arriving) moved in and \(going) moved out; the model must change inside the update."
      )
    }
  }

  /// Which old section is which new one.
  func survivors(of batch: Batch, count: Int) -> [(old: Int, new: Int)] {
    let gone = Set(batch.deletedSections + batch.movedSections.map(\.from))
    let taken = Set(batch.insertedSections + batch.movedSections.map(\.to))
    let old = batch.before.indices.filter { !gone.contains($0) }
    let new = (0..<count).filter { !taken.contains($0) }
    return zip(old, new).map { ($0, $1) } + batch.movedSections.map { ($0.from, $0.to) }
  }
}
