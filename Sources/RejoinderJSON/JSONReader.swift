/// Reads JSON step by step, at any depth, without recursion and in bounded memory.
///
/// It works over bytes in memory or over a source that gives them in pieces. Each ``next()`` yields
/// a token; strings, names and numbers are then asked for. Memory is one bit per open array or
/// object, and for a source a window that holds at least the token asked for.
///
/// Taken besides plain RFC 8259: a byte order mark at the start. Bytes that are no UTF-8 and lone
/// surrogates (`\ud800`) become U+FFFD and are counted in ``repairCount``: words are never lost to
/// one bad byte. Everything else that JSON does not allow is an error that says where, what was
/// found and what was expected. Of two members with one name both are handed out.
///
/// ```swift
/// var reader = JSONReader(copying: #"{"id": 7, "kids": [8, 9]}"#.utf8)
/// while true {
///   switch try reader.next() {
///   case .name where reader.nameIs("id"): _ = try reader.next(); print(reader.int64 ?? 0)
///   case .name: try reader.skipValue()
///   case .end: return
///   default: break
///   }
/// }
/// ```
public struct JSONReader: ~Copyable {
  /// How many arrays and objects may stand in each other: 1,000,000.
  ///
  /// The limit is there so that a hostile text cannot ask for more than 125 KB of bookkeeping.
  public static let maximumDepth = 1_000_000

  /// How many values an input holds.
  public enum Documents: UInt8, Hashable, Sendable {
    /// One value and nothing after it.
    case one
    /// Any number of values, whatever white space is between them.
    case sequence
    /// Any number of values, each on a line of its own: JSON Lines.
    case lines
  }

  enum State: UInt8 {
    case document, afterDocument, firstElement, firstName, colon, afterValue
  }

  var window: ByteWindow
  var nesting = NestingStack()
  var state = State.document
  /// The token that ``next()`` returned last.
  public internal(set) var token = JSONToken.end
  /// Whether the last string or name holds a backslash.
  var hasEscapes = false
  /// Whether the last string or name may hold bytes beyond ASCII.
  var hasHighBytes = false
  /// Where the last token ends in the window.
  var tokenEnd = 0
  /// Texts that differ from what stands in the input are put together here.
  var scratch: [UInt8] = []
  var line = 1
  var lineStart = 0
  var failure: JSONError?
  let depthLimit: Int
  let documents: Documents

  /// How many ill-formed pieces of text were replaced by U+FFFD so far, in texts that were asked for.
  public internal(set) var repairCount = 0

  /// Makes a reader over bytes in memory, which must stay valid as long as it is used.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - documents: How many values it holds.
  ///   - depthLimit: How many arrays and objects may stand in each other, at most ``maximumDepth``.
  public init(
    _ bytes: UnsafeBufferPointer<UInt8>,
    documents: Documents = .one,
    depthLimit: Int = JSONReader.maximumDepth
  ) {
    self.init(window: ByteWindow(bytes), documents, depthLimit)
  }

  /// Makes a reader over a copy of some bytes.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - documents: How many values it holds.
  ///   - depthLimit: How many arrays and objects may stand in each other, at most ``maximumDepth``.
  public init(
    copying bytes: some Collection<UInt8>,
    documents: Documents = .one,
    depthLimit: Int = JSONReader.maximumDepth
  ) {
    self.init(window: ByteWindow(copying: bytes), documents, depthLimit)
  }

  /// Makes a reader over a source that gives the text in pieces.
  ///
  /// - Parameters:
  ///   - windowSize: How many bytes to ask for at once; the window grows where a token is longer.
  ///   - documents: How many values it holds.
  ///   - depthLimit: How many arrays and objects may stand in each other, at most ``maximumDepth``.
  ///   - source: Fills a buffer with the next bytes and says how many they are; 0 is the end.
  public init(
    windowSize: Int = 1 << 18,
    documents: Documents = .one,
    depthLimit: Int = JSONReader.maximumDepth,
    source: @escaping (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) {
    self.init(window: ByteWindow(size: windowSize, source: source), documents, depthLimit)
  }

  private init(window: consuming ByteWindow, _ documents: Documents, _ depthLimit: Int) {
    self.window = window
    self.documents = documents
    self.depthLimit = min(max(depthLimit, 0), Self.maximumDepth)
    skipByteOrderMark()
  }

  private mutating func skipByteOrderMark() {
    guard window.peek(0) == 0xEF, window.peek(1) == 0xBB, window.peek(2) == 0xBF else { return }
    window.position += 3
    lineStart = 3
  }

  /// How many arrays and objects are open.
  public var depth: Int { nesting.depth }

  /// Where the token that was returned last begins.
  public var tokenPosition: JSONPosition { position(at: max(window.mark, 0)) }

  /// How many bytes of the input have been read.
  public var offset: Int { window.offset }

  /// Reads the next token.
  ///
  /// - Returns: The token; ``JSONToken/end`` again and again once the input is over.
  /// - Throws: What is wrong with the text. The reader stays there: every later call throws the same
  ///   error, until ``skipLine()`` goes on with the next line.
  /// - Complexity: O(length of the token and the white space before it).
  public mutating func next() throws(JSONError) -> JSONToken {
    try advance(keeping: true)
    return token
  }
}
