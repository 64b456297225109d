public import RejoinderCore

/// The words of a discussion as plain text, for finding comments that hold some of them.
///
/// It is made once and kept: making it reads every body, and asking it reads the text alone. Case and
/// the kind of white space make no difference.
///
/// ```swift
/// let index = FindIndex(outline.tree)
/// page.found("ripe apples", of: outline, in: state, now: now, index: index)
/// ```
public struct FindIndex: Sendable {
  /// How many comments an answer names at most.
  public static let maximumCount = 10_000

  /// The comments that have something to find, in no particular order.
  private var ids: [Comment.ID] = []
  /// Where the text of each ends.
  private var ends: [Int] = []
  /// The author, the words and the quotes of one comment after the other, a line each.
  private var text: [UInt8] = []
  private let services: TextServices

  /// Reads the words of comments that may be read.
  ///
  /// - Parameters:
  ///   - tree: The comments.
  ///   - services: How upper and lower case are made the same.
  ///   - markup: Reads a body.
  /// - Complexity: O(n) in the size of the comments.
  public init(
    _ tree: CommentTree<Comment>,
    services: TextServices = .simple,
    markup: (Body) -> Markup = { Markup($0) }
  ) {
    self.services = services
    for comment in tree.preOrder where comment.state.isReadable {
      let name = comment.author?.name ?? ""
      for words in [name, markup(comment.body).text]
        + comment.details.quotes.map({
          markup($0.body).text
        })
      {
        text += line(words)
        text.append(Self.lineEnd)
      }
      ids.append(comment.id)
      ends.append(text.count)
    }
  }

  /// The comments that hold some words, as they stand there one after the other.
  ///
  /// - Parameter words: The words; without any there is nothing to find.
  /// - Returns: The ids.
  /// - Complexity: O(n) in the size of the text.
  func ids(holding words: String) -> Set<Comment.ID> {
    let pattern = line(words)
    guard !pattern.isEmpty else { return [] }
    let borders = Self.borders(of: pattern)
    var found: Set<Comment.ID> = []
    var (place, comment, matched) = (0, 0, 0)
    text.withUnsafeBufferPointer { text in
      while place < text.count {
        while matched > 0, text[place] != pattern[matched] { matched = borders[matched - 1] }
        if text[place] == pattern[matched] { matched += 1 }
        place += 1
        guard matched == pattern.count else { continue }
        while ends[comment] < place { comment += 1 }
        found.insert(ids[comment])
        (place, matched) = (ends[comment], 0)
      }
    }
    return found
  }

  /// For each beginning of a pattern, how long its longest own beginning is that is its end too: how
  /// far a match that fails can go on from (Knuth, Morris and Pratt).
  private static func borders(of pattern: [UInt8]) -> [Int] {
    var borders = [0]
    var length = 0
    for index in pattern.indices.dropFirst() {
      while length > 0, pattern[index] != pattern[length] { length = borders[length - 1] }
      if pattern[index] == pattern[length] { length += 1 }
      borders.append(length)
    }
    return borders
  }

  /// Words in one case and on one line, with single spaces between.
  private func line(_ words: String) -> [UInt8] {
    var line: [UInt8] = []
    for byte in SafeLine.made(of: services.casefold(words)).utf8
    where byte != 0x20 || (line.last ?? 0x20) != 0x20 {
      line.append(byte)
    }
    if line.last == 0x20 { line.removeLast() }
    return line
  }

  private static let lineEnd: UInt8 = 0x0A
}

extension Markup {
  /// All its words.
  fileprivate var text: String { String(decoding: utf8, as: UTF8.self) }
}
