/// Makes markup from blocks, words, styles and links, in whatever order they come.
///
/// Readers of all formats use it, and nothing else makes markup. It opens a paragraph where words
/// stand outside of one, closes what is left open, ignores what closes nothing, gives stray items
/// and cells a list or a table, and drops addresses that are not safe to follow. What it makes is
/// balanced in every case.
///
/// ```swift
/// var builder = MarkupBuilder()
/// builder.open(.heading(level: 2))
/// builder.text("Harvest")
/// builder.open(.paragraph)
/// builder.begin(.strong)
/// builder.text("Ripe")
/// builder.end(.strong)
/// builder.text(" apples.")
/// let markup = builder.finish()
/// ```
public struct MarkupBuilder: Sendable {
  /// How deep blocks may stand in each other; deeper ones are left out, their words are kept.
  public static var maximumDepth: Int { 64 }

  /// What was made so far.
  var markup = Markup()

  // Blocks.

  /// The openers of the containers around the next word, outermost first.
  var stack: [UInt32] = []
  /// Which of them nobody asked for: lists around stray items, tables around stray cells.
  var implied: UInt64 = 0
  /// How many blocks were left out and are not closed yet, by `ignoredSlot`.
  var ignored = SIMD8<UInt32>()
  /// The block of words that is open or opens with the next word; `end` where there is none.
  var leaf = Markup.Kind.end
  var leafAttribute: UInt32 = 0
  var leafIndex = 0
  var isLeafOpen = false
  /// Where the text of the open leaf begins.
  var leafStart = 0
  /// Where the text of the last closed leaf ends; what follows is a separator.
  var contentEnd = 0

  // Lines.

  /// Breaks to write before the next word.
  var pendingBreaks = 0
  /// Whether a space would be the second one, or the first thing on its line.
  var blocksSpace = true

  // Styles and links. A key is a style and, 16 bits higher, the number of a reference.

  /// How often each style is open.
  var counts = SIMD16<UInt32>()
  var style = Markup.Style()
  /// What the next word wants.
  var key: UInt64 = 0
  /// What the run that is being written has.
  var runKey: UInt64 = 0
  var runStart = 0
  /// The key with which text may be appended at once, `noKey` where something has to happen first.
  var fastKey = MarkupBuilder.noKey

  /// The address and the title of the open link, one behind the other, then the title of a note.
  var referenceBytes: [UInt8] = []
  var addressLength = 0
  var linkTitleLength = 0
  package internal(set) var hasLink = false
  var linkLeadsToUser = false
  var hasNote = false
  /// The number of the reference in use, 0 until a word needs it.
  var reference: UInt32 = 0
  var hasLanguage = false
  var languageBytes: [UInt8] = []
  /// How often inline code was open where a block of code began.
  var codeCount: UInt32 = 0

  static var noKey: UInt64 { .max }
  static var pendingReference: UInt32 { .max }

  /// Makes a builder that has nothing yet.
  public init() {}

  /// Closes everything, and begins anew.
  ///
  /// - Returns: What was made.
  public mutating func finish() -> Markup {
    closeAll()
    let result = markup
    markup = Markup()
    reset()
    return result
  }

  /// Begins anew with the memory of a markup that is no longer needed.
  package mutating func begin(reusing old: inout Markup) {
    swap(&markup, &old)
    markup.removeAll()
    reset()
  }

  /// Closes everything and hands it over.
  package mutating func finish(into result: inout Markup) {
    closeAll()
    swap(&markup, &result)
  }

  /// Whether no word was written yet.
  var isWordless: Bool { markup.utf8.isEmpty }

  /// Forgets everything but keeps the memory.
  package mutating func startOver() {
    markup.removeAll()
    stack.removeAll(keepingCapacity: true)
    reset()
  }

  private mutating func closeAll() {
    closeLeaf()
    while !stack.isEmpty { closeContainer() }
    if markup.utf8.count > contentEnd {
      markup.utf8.removeLast(markup.utf8.count - contentEnd)
    }
  }

  private mutating func reset() {
    (implied, ignored) = (0, SIMD8())
    (leaf, isLeafOpen) = (.end, false)
    (contentEnd, pendingBreaks, blocksSpace) = (0, 0, true)
    (counts, style, key, runStart, fastKey) = (SIMD16(), [], 0, 0, Self.noKey)
    (hasLink, linkLeadsToUser, hasNote) = (false, false, false)
    (reference, hasLanguage) = (0, false)
  }
}
