import RejoinderCore

/// The fields of a thing that find their place once it is known what the thing is.
struct RedditDraft {
  var id: Comment.ID = ""
  /// The words as Markdown.
  var text = ""
  /// The same as it is written in the source.
  var rawText = ""
  var html = ""
  var author = ""
  var authorID: Comment.ID?
  var score: Int64?
  var ups: Int64?
  var downs: Int64?
  /// Marks by the names of their fields.
  var marks: [(field: RedditField, flag: CommentFlags)] = []
  /// Who took it away, as the source puts it.
  var removedBy = ""
  var distinguished = ""
  /// Whether it was changed at a moment that the source does not know.
  var isEditedSometime = false
  var permalink = ""
  var title = ""
  var storyTitle = ""
  var address = ""
  var subreddit = ""
  /// How many comments are meant: those of a story, or of a `more` object.
  var count: Int?
  /// The ids that it lists.
  var kids: [Comment.ID] = []
  /// Fields without a place.
  var extra: [ExtraField] = []

  /// The votes, both sides where the source tells them apart.
  var votes: Votes? {
    if let ups, let downs, downs > 0, score.map({ $0 == ups &- downs }) ?? true {
      return Votes(up: ups, down: downs)
    }
    return (score ?? ups).map { Votes(score: $0) }
  }

  /// The words, as short as a notice of the site is.
  var notice: String {
    guard text.isEmpty else { return text }
    guard html.utf8.count < 300 else { return "" }
    let words = RedditText.unwrapped(RedditText.isEscaped(html) ? RedditText.unescaped(html) : html)
    guard words.hasPrefix("<p>"), words.hasSuffix("</p>") else { return words }
    return String(words.dropFirst(3).dropLast(4))
  }

  /// Where on the site it stands.
  var community: [ExtraField] {
    subreddit.isEmpty ? [] : [ExtraField("subreddit", subreddit)]
  }

  /// The words: HTML shows them as the site does; the same as Markdown is kept beside it.
  mutating func takeBody() -> Body {
    let words = RedditText.unwrapped(RedditText.isEscaped(html) ? RedditText.unescaped(html) : html)
    guard !words.isEmpty else { return Body(text, format: .markdown) }
    let name = title.isEmpty ? "body" : "selftext"
    if !text.isEmpty { extra.insert(ExtraField(name, rawText), at: 0) }
    return Body(words, format: .html)
  }
}
