import RejoinderCore

/// Text as UTF-8 and the pieces that it consists of: what both kinds of attributed string are made of.
struct BodyText {
  /// A piece that begins at a byte and goes on to the next one.
  struct Piece {
    var start: Int
    var role: TextRole
    /// Where it leads and what its note is, -1 where there is neither.
    var reference: Int32 = -1
    /// The cell that it belongs to, -1 where it belongs to none.
    var cell: Int32 = -1
  }

  private(set) var utf8: [UInt8] = []
  private(set) var pieces: [Piece] = []
  /// What pieces name by number: where they lead, and their cells.
  var references: [BodyReference] = []
  var cells: [TableCell] = []
  /// The cell that belongs to what is appended, -1 outside of tables.
  var cell: Int32 = -1
  /// How many bytes it takes at most.
  let limit: Int

  init(limit: Int = .max) { self.limit = limit }

  /// Whether nothing more is taken.
  var isFull: Bool { utf8.count >= limit }

  /// Forgets everything but keeps the memory.
  mutating func removeAll() {
    utf8.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    references.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
  }

  mutating func append(
    _ bytes: some Collection<UInt8>,
    _ role: TextRole,
    reference: Int = -1
  ) {
    guard !isFull, !bytes.isEmpty else { return }
    begin(Piece(start: utf8.count, role: role, reference: Int32(reference), cell: cell))
    utf8.append(contentsOf: bytes)
    if utf8.count > limit { cut(at: limit) }
  }

  /// Appends a block for each letter and every space as it is.
  mutating func appendCovered(_ bytes: ArraySlice<UInt8>, _ role: TextRole) {
    guard !isFull, !bytes.isEmpty else { return }
    begin(Piece(start: utf8.count, role: role, cell: cell))
    for byte in bytes where !isFull {
      if byte <= 0x20 {
        utf8.append(byte)
      } else if byte & 0xC0 != 0x80 {
        utf8.append(contentsOf: [0xE2, 0x96, 0x92])
      }
    }
    if utf8.count > limit { cut(at: limit) }
  }

  /// The bytes of a piece.
  func bytes(ofPiece index: Int) -> Range<Int> {
    let end = index + 1 < pieces.count ? pieces[index + 1].start : utf8.count
    return pieces[index].start..<end
  }

  /// Takes away what stands at or behind a byte, or behind the character that the byte is within.
  mutating func cut(at place: Int) {
    var end = place
    while end > 0, end < utf8.count, utf8[end] & 0xC0 == 0x80 { end -= 1 }
    utf8.removeLast(utf8.count - end)
    while let last = pieces.last, last.start >= end { pieces.removeLast() }
  }

  /// Keeps the first characters and says by three dots that there were more.
  ///
  /// - Parameter limit: How many characters are kept.
  mutating func shorten(to limit: Int) {
    let whole = String(decoding: utf8, as: UTF8.self)
    guard isFull || whole.utf8.count > limit,
      let end = whole.index(whole.startIndex, offsetBy: limit, limitedBy: whole.endIndex),
      isFull || end < whole.endIndex
    else { return }
    var place = whole.utf8.distance(from: whole.startIndex, to: end)
    while place > 0, utf8[place - 1] <= 0x20 { place -= 1 }
    cut(at: place)
    var role = pieces.last?.role ?? TextRole()
    (role.isAdded, role.isLink, role.style) = (true, false, [])
    pieces.append(Piece(start: utf8.count, role: role))
    utf8.append(contentsOf: "…".utf8)
  }

  private mutating func begin(_ piece: Piece) {
    if pieces.last?.isOne(with: piece) != true { pieces.append(piece) }
  }
}

extension BodyText.Piece {
  /// Whether another piece that follows goes on as this one.
  fileprivate func isOne(with other: Self) -> Bool {
    role == other.role && cell == other.cell && reference == other.reference
  }

  /// Whether nothing but its role tells it from others.
  var isPlain: Bool { reference < 0 && cell < 0 }
}
