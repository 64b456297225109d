extension Markup {
  /// One step of a markup: a piece of text, the opener of a block, or the end of one.
  ///
  /// A run takes 16 bytes.
  public struct Run: Hashable, Sendable {
    /// What the run is.
    public internal(set) var kind: Kind

    /// How many containers stand around it.
    public internal(set) var level: UInt8

    /// How a piece of text is meant.
    public internal(set) var style: Style

    var start: UInt32
    var length: UInt32

    /// By kind: the reference of text and breaks and the language of code, from one on; a heading's
    /// level; the first number of an ordered list; a cell's alignment; the opener of an end.
    var attribute: UInt32

    /// Which bytes of the text it covers; for an opener, all that its block covers.
    public var range: Range<Int> { Int(start)..<Int(start) + Int(length) }

    /// The level of a heading, 1…6; 0 for everything else.
    public var headingLevel: Int { kind == .heading ? Int(attribute) : 0 }

    /// The number of an ordered list's first item; 1 for everything else.
    public var firstNumber: Int {
      kind == .orderedList ? Int(Int32(bitPattern: attribute)) : 1
    }

    /// How a table cell is aligned.
    public var alignment: Alignment {
      kind.isCell ? Alignment(rawValue: UInt8(attribute)) ?? .natural : .natural
    }

    /// For the end of a block, the index of its opener among the runs.
    public var opener: Int? { kind == .end ? Int(attribute) : nil }
  }

  /// How a cell's words are aligned.
  public enum Alignment: UInt8, Hashable, Sendable, CaseIterable {
    /// As the language is read.
    case natural
    /// To the left.
    case left
    /// In the middle.
    case center
    /// To the right.
    case right
  }
}
