internal import CMD4C
internal import RejoinderCore

/// Makes markup of what the parser finds.
struct MarkdownEvents: Sendable {
  /// How much the addresses and titles of links may take for each byte of the source.
  ///
  /// One definition serves any number of links. A cell counts as much: rows have them without a byte.
  static var growthLimit: Int { 8 }
  /// What short bodies may take besides.
  static var growthAllowance: Int { 1 << 16 }

  var builder = MarkupBuilder()
  /// The source while it is read; empty before and after.
  nonisolated(unsafe) var source = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// The places of what was put into the source and is no part of it.
  var insertions: [Int] = []
  var isReddit = false
  /// What stands before addresses that name no site.
  var site: StaticString?
  /// Whether the open link is the name of somebody, though its address doesn't begin as such.
  var isMention = false

  /// How long the source is.
  private var byteCount = 0
  /// How many more bytes of addresses there may be, cells counted among them.
  var growthLeft = 0
  /// Whether there were more, so that reading is to stop.
  var isBeyondLimit: Bool { growthLeft < 0 }

  /// The mark of the task at hand, until something is written that it can stand before.
  var taskMark: StaticString?
  /// Whether a quote was opened and nothing said yet.
  var isAtQuote = false
  /// Whether the words stand in a cell.
  var isInCell = false
  /// How many links and images stand around the words.
  var linkDepth = 0
  var imageDepth = 0
  /// The words that stand for the image at hand.
  var imageWords: [UInt8] = []

  /// Whether the link at hand has words, and by what it is known otherwise.
  var linkHasWords = false
  var linkName: [UInt8] = []

  /// The code at hand, until it begins.
  var fence = CodeFence()

  /// What may be definitions of links, to show those that define none.
  var definitions: [LinkDefinition] = []

  /// What stands in an attribute once its references are read.
  var address: [UInt8] = []
  var title: [UInt8] = []
  /// What stands in a text that is not written as the source has it.
  var piece: [UInt8] = []

  /// What is open of Reddit's own.
  var reddit = RedditState()

  /// Begins a body.
  mutating func begin(_ dialect: MarkdownDialect, byteCount: Int, reusing markup: inout Markup) {
    builder.begin(reusing: &markup)
    (isReddit, site) = (dialect.isReddit, dialect.site)
    self.byteCount = byteCount
    growthLeft = Self.growthAllowance + Self.growthLimit * byteCount
    reset()
  }

  /// Forgets what was made.
  mutating func startOver() {
    builder.startOver()
    growthLeft = Self.growthAllowance + Self.growthLimit * byteCount
    reset()
  }

  private mutating func reset() {
    (taskMark, isAtQuote, isInCell, linkDepth, imageDepth) = (nil, false, false, 0, 0)
    isMention = false
    imageWords.removeAll(keepingCapacity: true)
    fence.isWaiting = false
    reddit = RedditState()
  }

  /// Reads an attribute without its references.
  func decode(_ attribute: MD_ATTRIBUTE, into result: inout [UInt8]) {
    result.removeAll(keepingCapacity: true)
    guard attribute.size > 0, let text = attribute.text, let types = attribute.substr_types,
      let offsets = attribute.substr_offsets
    else { return }
    text.withMemoryRebound(to: UInt8.self, capacity: Int(attribute.size)) { text in
      var index = 0
      while offsets[index] < attribute.size {
        let start = Int(offsets[index])
        let count = Int(offsets[index + 1]) - start
        append(types[index], UnsafeBufferPointer(start: text + start, count: count), to: &result)
        index += 1
      }
    }
  }

  /// Appends text that is neither code nor a break.
  func append(
    _ type: MD_TEXTTYPE,
    _ text: UnsafeBufferPointer<UInt8>,
    to result: inout [UInt8]
  ) {
    switch type {
    case MD_TEXT_NULLCHAR: result.append(contentsOf: [0xEF, 0xBF, 0xBD])
    case MD_TEXT_ENTITY where HTMLEntity.append(text, to: &result): break
    default:
      if isReddit {
        RedditMark.restore(text, to: &result)
      } else {
        result.append(contentsOf: text)
      }
    }
  }
}
