/// Counts the cells that scalars take in a terminal, one after the other.
///
/// Terminals agree on single scalars and differ on sequences; this counts what current ones show:
/// marks add nothing, East Asian and emoji scalars take two cells, and what joins onto an emoji
/// (a modifier, a joiner and its partner, the second half of a flag) adds nothing.
struct CellCounter {
  private(set) var cells = 0
  private var last = Kind.none

  private enum Kind {
    case none, narrow, wide, emoji, joiner, flagHalf, gone
  }

  /// Counts one more scalar.
  mutating func add(_ scalar: Unicode.Scalar) {
    guard scalar.value >= 0x300 else {
      let takesCell = scalar.value >= 0x20 && !(0x7F...0x9F ~= scalar.value)
      cells += takesCell ? 1 : 0
      last = takesCell ? .narrow : .gone
      return
    }
    switch scalar.value {
    case 0x200D: last = last == .emoji ? .joiner : last
    case 0xFE0F: widen()
    case 0x1F1E6...0x1F1FF: addFlagHalf()
    case 0x1F3FB...0x1F3FF where last == .emoji: break
    default: addOther(scalar)
    }
  }

  /// A sign that is asked to look like an emoji takes as many cells as one.
  private mutating func widen() {
    guard last == .narrow, cells > 0 else { return }
    cells += 1
    last = .emoji
  }

  private mutating func addFlagHalf() {
    if last == .flagHalf {
      last = .emoji
    } else {
      cells += 2
      last = .flagHalf
    }
  }

  private mutating func addOther(_ scalar: Unicode.Scalar) {
    if ScalarWidth.isZero(scalar) { return }
    let isEmoji = scalar.properties.isEmojiPresentation
    if isEmoji || scalar.properties.isEmoji {
      if last == .joiner {
        last = .emoji
        return
      }
      cells += isEmoji ? 2 : 1
      last = isEmoji ? .emoji : .narrow
    } else {
      let isWide = ScalarWidth.isWide(scalar.value)
      cells += isWide ? 2 : 1
      last = isWide ? .wide : .narrow
    }
  }
}

extension CellCounter {
  /// How many cells some text takes.
  ///
  /// - Complexity: O(n) in its length.
  static func cells(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text.utf8.count }
    var counter = CellCounter()
    for scalar in text.unicodeScalars { counter.add(scalar) }
    return counter.cells
  }
}
