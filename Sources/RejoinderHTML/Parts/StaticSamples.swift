package import RejoinderCore

/// A discussion with one comment of each kind, whose ids say what they show.
///
/// Where a script has to put a name the author is called `{name}`.
package enum StaticSamples {
  /// When it is looked at.
  static let now = Timestamp(seconds: 1_700_100_000 as Int64)
  private static let date = Timestamp(seconds: 1_700_000_000 as Int64)
  private static let author = Author("{name}")

  /// A body with everything that bodies are made of: what is not in it, no body of a file may have.
  package static let body = Body(
    """
    <p>t<br><a href="https://example.org/" title="t">t</a> <abbr title="t">t</abbr> \
    <strong>t</strong> <em>t</em> <del>t</del> <ins>t</ins> <mark>t</mark> <sup>t</sup> \
    <sub>t</sub> <code>t</code> <kbd>t</kbd> <span class="mention">t</span> \
    <span class="spoiler">t</span></p>\
    <h1>t</h1><h2>t</h2><h3>t</h3><h4>t</h4><h5>t</h5><h6>t</h6><hr>\
    <blockquote><p>t</p></blockquote><ul><li>t</li><li>☐ t</li></ul><ol start="2"><li>t</li></ol>\
    <pre><code class="language-swift">t</code></pre>\
    <table><tr><th>t</th><th align="left">t</th><th align="center">t</th><th align="right">t</th></tr>\
    <tr><td>t</td><td align="left">t</td><td align="center">t</td><td align="right">t</td></tr></table>\
    <details><summary>t</summary><p>t</p></details>
    """,
    format: .html
  )

  /// The discussion.
  static let discussion: Discussion = {
    var discussion = Discussion(title: "{title}")
    (discussion.author, discussion.source) = (author, "{source}")
    discussion.comments = [full, reply] + flagged + gone + [below, late, lost] + circle
    discussion.remainders = [Remainder(under: "full", count: 2)]
    return discussion
  }()

  /// Has everything that does not exclude something else.
  private static var full: Comment {
    var comment = Comment(id: "full", author: author, body: body, createdAt: date, editedAt: date)
    comment.votes = Votes(up: 1)
    var details = CommentDetails()
    details.permalink = "https://example.org/"
    details.reactions = [Reaction("+")]
    details.quotes = [
      Quote(of: "reply", author: author, body: "t"), Quote(of: nil, author: author, body: "t"),
    ]
    details.attachments = [
      Attachment(address: "https://example.org/", title: "t", mediaType: "image/png")
    ]
    comment.details = details
    return comment
  }

  /// Neither at the top nor by the opener, and of no date.
  private static var reply: Comment {
    Comment(id: "reply", parentID: "full", author: Author("{name}", id: "other"))
  }

  private static var flagged: [Comment] {
    let flags: [(Comment.ID, CommentFlags)] = [
      ("pinned", .pinned), ("distinguished", .distinguished), ("automated", .automated),
      ("accepted", .accepted), ("locked", .locked), ("alsoInChannel", .alsoInChannel),
      ("scoreHidden", .scoreHidden),
    ]
    return flags.map { Comment(id: $0, parentID: "full", flags: $1) }
  }

  private static var gone: [Comment] {
    let states: [(Comment.ID, CommentState)] = [
      ("deleted", .deleted), ("removed", .removed), ("dead", .dead), ("blocked", .blocked),
      ("pending", .pending), ("missing", .missing),
    ]
    return states.map { Comment(id: $0, parentID: "full", author: author, body: "t", state: $1) }
  }

  private static var below: Comment {
    Comment(id: "below", parentID: "full", votes: Votes(up: 0, down: 1))
  }

  private static var late: Comment {
    var comment = Comment(id: "late", parentID: "full")
    comment.details.extraParents = ["reply"]
    return comment
  }

  private static var lost: Comment { Comment(id: "lost", parentID: "nowhere") }

  private static var circle: [Comment] {
    [Comment(id: "circle", parentID: "round"), Comment(id: "round", parentID: "circle")]
  }
}
