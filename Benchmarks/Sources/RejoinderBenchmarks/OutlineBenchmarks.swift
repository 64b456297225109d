import RejoinderCore

/// Folding, asking and changing a million comments, beside ten thousand or the obvious way.
enum OutlineBenchmarks {
  static var groups: [Group] {
    Shape.allCases.map { shape in Group(name: "toggle-\(shape)") { [toggle(shape)] } }
      + [
        Group(name: "toggle-slots") { [toggleSlots()] },
        Group(name: "lookup") { lookups() },
        Group(name: "window") { windows() },
        Group(name: "insert") { [insert()] },
        Group(name: "move") { [move()] },
      ]
  }

  private static let calls = 100_000

  private static func outline(_ shape: Shape, _ count: Int) -> CommentOutline<Numbered> {
    CommentOutline(CommentTree(shape.comments(count)))
  }

  private static func toggle(_ shape: Shape) -> Measurement {
    // A chain of a million would make the reference dictionary of ids the main cost of the set-up.
    let size = shape == .chain ? 100_000 : 1_000_000
    var (small, large) = (outline(shape, 10_000), outline(shape, size))
    var random = Random(state: 1)
    let (few, many) = (random.numbers(calls, below: 10_000), random.numbers(calls, below: size))
    func toggleAll(_ outline: inout CommentOutline<Numbered>, _ ids: [Int]) {
      // The row of the toggled comment is the one to draw anew.
      for id in ids { use(outline.toggle(id).reloads.first?.lowerBound) }
    }
    let times = Stopwatch.best(of: 9, per: calls) {
      toggleAll(&large, many)
    } against: {
      toggleAll(&small, few)
    }
    return .microseconds(
      "toggle a subtree, with its row and changes, \(shape), \(size)",
      times,
      beside: "the same at 10,000",
      atMost: 1.5,
      timesBaseline: 4
    )
  }

  /// The engine's own layer, which knows slots: what the structure costs without finding ids.
  private static func toggleSlots() -> Measurement {
    let (few, many) = (
      CommentTree(Shape.mixed.comments(10_000)).topology,
      CommentTree(Shape.mixed.comments(1_000_000)).topology
    )
    var (small, large) = (
      Outline(few) { _ in true }, Outline(many) { _ in true }
    )
    var random = Random(state: 6)
    let (fewSlots, manySlots) = (
      random.numbers(calls, below: 10_000), random.numbers(calls, below: 1_000_000)
    )
    func toggleAll(_ outline: inout Outline, _ slots: [Int]) {
      for slot in slots { use(outline.toggle(Int32(slot + 1)).reloads.first?.lowerBound) }
    }
    let times = Stopwatch.best(of: 9, per: calls) {
      toggleAll(&large, manySlots)
    } against: {
      toggleAll(&small, fewSlots)
    }
    return .microseconds(
      "toggle a subtree, with its row and changes, mixed, 1000000, by slot",
      times,
      beside: "the same at 10,000",
      atMost: 1.5,
      timesBaseline: 4
    )
  }

  private static func lookups() -> [Measurement] {
    let outline = outline(.mixed, 1_000_000)
    var random = Random(state: 2)
    let rows = random.numbers(calls, below: 1_000_000)
    var index: [Int: Int] = [:]
    for id in 0..<1_000_000 { index[id] = id }
    func lookUp() { for id in rows { use(index[id]) } }
    func near(_ step: Int) -> Int { (rows[0] + step / 20) % 1_000_000 }
    let toRow = Stopwatch.best(of: 9, per: calls) {
      for id in rows { use(outline.row(of: id)) }
    } against: {
      lookUp()
    }
    let toComment = Stopwatch.best(of: 9, per: calls) {
      for row in rows { use(outline.rowID(atRow: row)) }
    } against: {
      lookUp()
    }
    let nearby = Stopwatch.best(of: 9, per: calls) {
      for step in 0..<calls { use(outline.rowID(atRow: near(step))) }
    } against: {
      lookUp()
    }
    return [
      lookup("comment → row, 1,000,000, at random", toRow, 0.6),
      lookup("row → comment, 1,000,000, at random", toComment, 0.6),
      lookup("row → comment, near the last one", nearby, 0.3),
    ]
  }

  private static func lookup(
    _ name: String,
    _ times: (work: Double, baseline: Double),
    _ budget: Double
  ) -> Measurement {
    .microseconds(
      name,
      times,
      beside: "a dictionary's look-up at random",
      atMost: budget
    )
  }

  private static func windows() -> [Measurement] {
    var outline = outline(.mixed, 1_000_000)
    var random = Random(state: 3)
    let starts = random.numbers(5_000, below: 1_000_000)
    let open = window("open", outline, starts)
    outline.collapseAll()
    return [open, window("all folded", outline, starts)]
  }

  private static func window(
    _ name: String,
    _ outline: CommentOutline<Numbered>,
    _ starts: [Int]
  ) -> Measurement {
    let last = outline.rowCount - 60
    let times = Stopwatch.best(of: 5, per: starts.count) {
      for start in starts { use(outline.rows(start % last..<start % last + 60).count) }
    } against: {
      for start in starts { for row in 0..<60 { use(outline.rowID(atRow: start % last + row)) } }
    }
    return .microseconds(
      "a window of 60 rows with guides, 1,000,000, \(name)",
      times,
      beside: "60 look-ups by row",
      atMost: 15
    )
  }

  private static func insert() -> Measurement {
    var outline = outline(.mixed, 1_000_000)
    var random = Random(state: 4)
    let parents = random.numbers(calls, below: 1_000_000)
    var index: [Int: Int] = [:]
    for id in 0..<1_000_000 { index[id] = id }
    var (next, nextKey) = (1_000_000, 1_000_000)
    let times = Stopwatch.best(of: 3, per: calls) {
      for parent in parents {
        use(outline.insert(Numbered(id: next, parentID: parent)).outcome)
        next += 1
      }
    } against: {
      for parent in parents {
        index[nextKey] = parent
        nextKey += 1
      }
    }
    return .microseconds(
      "insert a live reply into 1,000,000, tree and outline",
      times,
      beside: "inserting its id into a dictionary",
      atMost: 5
    )
  }

  private static func move() -> Measurement {
    var outline = outline(.mixed, 1_000_000)
    var random = Random(state: 5)
    let (ids, parents) = (
      random.numbers(20_000, below: 1_000_000), random.numbers(20_000, below: 1_000_000)
    )
    // What remains where nothing can be moved: laying everything out anew, once.
    let rebuild = Stopwatch.best(of: 3) { use(CommentOutline(outline.tree).rowCount) }
    let time = Stopwatch.time {
      for (id, parent) in zip(ids, parents) {
        use(outline.update(id) { $0.parentID = parent }.outcome)
      }
    }
    return .microseconds(
      "move a subtree in 1,000,000, tree and outline",
      (time / Double(ids.count), rebuild),
      beside: "laying the outline out anew",
      atMost: 15
    )
  }
}
