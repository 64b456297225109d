/// Says rows: makes of each one element that a screen reader can read.
///
/// The label goes from what places a comment to what it says: its level, who wrote it and in which
/// role, how long ago, whom it answers, what is special about it, how many replies follow, and then
/// its words. What it answers is a hint, heard only by those who wait for it, and never a part of the
/// label.
///
/// ```swift
/// let writer = SpeechWriter(now: now)
/// let speech = writer.speech(of: outline[1], in: outline)
/// speech.label        // "Level 2, Luis, 1 hour ago, in reply to Marta, 1 reply. Two at a time?"
/// speech.value        // "expanded"
/// ```
///
/// That is for outlines of ``Comment``. A row of a type of your own knows its author, date, votes and
/// state from ``Threadable``; everything else is told by a ``SpeechContext``:
///
/// ```swift
/// var context = SpeechContext()
/// context.replyCount = outline.replyCount(of: post.id)
/// context.body = Markup(html: post.text)
/// if let parent = post.parentID.flatMap({ outline.tree[$0] }) {
///   context.answered = [parent.author?.name ?? ""]
///   context.parentBody = Markup(html: parent.text)
/// }
/// let speech = writer.speech(of: outline[row], context)
/// ```
public struct SpeechWriter: Sendable {
  /// How the level is said.
  public enum Levels: Hashable, Sendable, CaseIterable {
    /// `Level 2`.
    case long
    /// `L2`.
    case short
    /// Not at all.
    case unspoken
  }

  /// The words.
  public var wording: Wording
  /// What time it is.
  public var now: Timestamp
  /// How the level is said.
  public var levels = Levels.long
  /// Which actions there are, in their order.
  public var ring = SpokenAction.Kind.reading
  /// Whether scores are said.
  public var saysScores = false
  /// Whether the platform says a value beside the label.
  ///
  /// Where it does not, the label says that a row is folded.
  public var hasValues = true
  /// Whether folding a comment hides its own words too, as it does in some looks.
  ///
  /// Then comments without replies can be folded as well.
  public var foldsWords = false
  /// How many characters of a comment's words are said at most.
  public var textLength = Int.max
  /// How many characters of its parent's words are said at most.
  public var hintLength = 120
  /// How many links of a comment become actions at most.
  public var linkLimit = 32

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - wording: The words.
  ///   - now: What time it is.
  public init(_ wording: Wording = .english, now: Timestamp) {
    (self.wording, self.now) = (wording, now)
  }

  /// Says a row of any type of comment.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - context: What the row does not know itself.
  /// - Returns: What is said.
  /// - Complexity: O(n) in the size of the comment's body.
  public func speech<Element>(of row: Row<Element>, _ context: SpeechContext) -> RowSpeech {
    guard let comment = row.comment else { return speech(ofMore: row, context) }
    var speech = RowSpeech()
    speech.label = label(of: comment, row, context)
    if hasValues, row.isToggleable {
      speech.value = row.isCollapsed ? wording.speech.collapsed : wording.speech.expanded
    }
    let answered = words(of: context.parentBody, hintLength)
    if !answered.utf8.isEmpty {
      speech.hint = Template.fill(wording.speech.answers, [("text", answered)])
    }
    speech.actions = actions(of: comment, row, context)
    if row.isCollapsed { speech.activation = toggle(comment, row, context) }
    speech.isHeading = row.depth == 0
    return speech
  }

  /// Says how many replies are not loaded, and whose.
  private func speech<Element>(ofMore row: Row<Element>, _ context: SpeechContext) -> RowSpeech {
    var speech = RowSpeech()
    let title = wording.more(row.remainder?.count, isTopLevel: row.depth == 0)
    var more = title
    if let name = context.answered.first {
      more = Template.fill(wording.counts.toggleTo, [("title", title), ("name", name)])
    }
    speech.label = joined([level(of: row.depth), more] + context.notes)
    speech.activation = SpokenAction(.load, title)
    if row.depth > 0, ring.contains(.parent) {
      speech.actions = [SpokenAction(.parent, wording.navigation.parent)]
    }
    return speech
  }

  /// The words of a markup, of which no more than some are to be said.
  func words(of markup: Markup, _ limit: Int, showsSpoilers: Bool = false) -> String {
    var text = SpokenText(wording.speech, limit: limit, showsSpoilers: showsSpoilers)
    return text.words(of: markup)
  }

  /// Whether a comment's own words are there to be heard.
  func hasWords<Element>(
    _ comment: Element,
    _ row: Row<Element>,
    _ context: SpeechContext
  ) -> Bool {
    guard !(foldsWords && row.isCollapsed) else { return false }
    return comment.state.isReadable || (comment.state == .dead && context.isRevealed)
  }

  /// Puts pieces one after the other; empty ones are left out.
  func joined(_ pieces: [String], _ separator: String? = nil) -> String {
    let separator = separator ?? wording.speech.separator
    var text = ""
    for piece in pieces where !piece.utf8.isEmpty {
      text += text.utf8.isEmpty ? piece : separator + piece
    }
    return text
  }
}
