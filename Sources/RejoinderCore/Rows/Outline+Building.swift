extension Outline {
  /// Lays everything out anew with other folds, as after a first load.
  ///
  /// - Parameters:
  ///   - topology: Who answers whom.
  ///   - initialFold: Which comments are folded.
  ///   - isReadable: Whether a slot counts as a reply.
  /// - Complexity: O(n).
  public mutating func rebuild(
    _ topology: Topology,
    initialFold: InitialFold,
    isReadable: (Slot) -> Bool
  ) {
    mutate { rope in
      rope.reserveSlots(topology.slotBound)
      rope.flags.update(repeating: [], count: rope.slotCapacity)
      for slot in 1..<max(topology.slotBound, 1) where isReadable(Slot(slot)) {
        rope.flags[slot] = .readable
      }
      rope.layOut(topology) { slot, depth in
        initialFold.folds(atDepth: depth) && topology.hasChildren(slot)
      }
    }
  }

  /// Lays everything out anew, keeping the folds: after siblings changed their order.
  ///
  /// - Parameter topology: Who answers whom.
  /// - Complexity: O(n).
  public mutating func reorder(_ topology: Topology) {
    mutate { rope in
      rope.reserveSlots(topology.slotBound)
      let flags = rope.flags
      rope.layOut(topology) { slot, _ in flags[Int(slot)].contains(.folded) }
    }
  }

  /// Folds exactly some slots and unfolds all others.
  ///
  /// - Parameters:
  ///   - topology: Who answers whom.
  ///   - isFolded: Whether a slot, whose depth is given too, is folded.
  /// - Returns: A reset.
  /// - Complexity: O(n).
  @discardableResult
  public mutating func setFolds(
    _ topology: Topology,
    where isFolded: (Slot, Int) -> Bool
  ) -> RowChanges {
    mutate { rope in rope.layOut(topology, isFolded) }
    return .reset
  }
}

extension Rope {
  /// Builds the sequence from a tree, noting which slots are folded.
  mutating func layOut(_ topology: Topology, _ isFolded: (Int32, Int) -> Bool) {
    removeAll()
    var values = RopeValues()
    var slot = topology.next(after: Topology.root)
    while slot > 0 {
      let folds = isFolded(slot, Int(values.depth))
      if folds { flags[Int(slot)].insert(.folded) } else { flags[Int(slot)].remove(.folded) }
      buildAppend(slot, values)
      if topology.hasChildren(slot) {
        values += RopeValues(cover: folds ? 1 : 0, depth: 1)
        slot = topology.firstChild(of: slot)
        continue
      }
      while slot > 0 && topology.nextSibling(of: slot) < 0 {
        slot = topology.parent(of: slot)
        let covered = slot > 0 && flags[Int(slot)].contains(.folded)
        values += RopeValues(cover: covered ? -1 : 0, depth: -1)
      }
      if slot > 0 { slot = topology.nextSibling(of: slot) }
    }
    finishBuilding()
  }
}
