import Foundation
import RejoinderCore
import Testing

/// Something that a comment of the sample discussion must show.
struct SampleFeature: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let isIn: @Sendable (Comment, CommentTree<Comment>) -> Bool

  init(_ name: String, _ isIn: @escaping @Sendable (Comment, CommentTree<Comment>) -> Bool) {
    (testDescription, self.isIn) = (name, isIn)
  }

  init(_ name: String, where isTrue: @escaping @Sendable (Comment) -> Bool) {
    self.init(name) { comment, _ in isTrue(comment) }
  }

  init(_ name: String, markup: @escaping @Sendable (Markup) -> Bool) {
    self.init(name) { comment, _ in markup(Markup(comment.body)) }
  }

  init(_ name: String, pattern: String) {
    self.init(name) { comment, _ in
      comment.body.source.range(of: pattern, options: .regularExpression) != nil
    }
  }

  static let ofComments: [SampleFeature] = [
    SampleFeature("an unknown author", where: { $0.author == nil && $0.state == .visible }),
    SampleFeature("an unknown date", where: { $0.createdAt == nil && $0.details.age.isEmpty }),
    SampleFeature("an age in words", where: { $0.createdAt == nil && !$0.details.age.isEmpty }),
    SampleFeature("an edit", where: { $0.editedAt != nil }),
    SampleFeature("unknown votes", where: { $0.votes == nil && $0.state == .visible }),
    SampleFeature("votes against", where: { $0.votes?.score ?? 0 < 0 }),
    SampleFeature("ten thousand votes", where: { $0.votes?.score ?? 0 > 10_000 }),
    SampleFeature("a quarrel in votes") { comment, _ in
      comment.votes.map { $0.total > 1_000 && abs($0.score) * 10 < $0.total } == true
    },
    SampleFeature("a reaction by emoji", where: { $0.details.reactions.contains { !$0.isWord } }),
    SampleFeature("a reaction by name", where: { $0.details.reactions.contains(where: \.isWord) }),
    SampleFeature("a quote of a comment that is here") { comment, tree in
      comment.details.quotes.contains { $0.commentID.map { tree[$0] != nil } == true }
    },
    SampleFeature("a quote of a comment that is not here") { comment, tree in
      comment.details.quotes.contains { $0.commentID.map { tree[$0] == nil } == true }
    },
    SampleFeature("a quote of nobody knows what") { comment, _ in
      comment.details.quotes.contains { $0.commentID == nil }
    },
    SampleFeature("a picture attached", where: { $0.hasAttachment("image/") }),
    SampleFeature("a document attached", where: { $0.hasAttachment("application/pdf") }),
    SampleFeature("a second parent", where: { !$0.details.extraParents.isEmpty }),
    SampleFeature("fields of its source", where: { !$0.details.extra.isEmpty }),
    SampleFeature("a permalink", where: { !$0.details.permalink.isEmpty }),
    SampleFeature("words kept though taken down") { comment, _ in
      comment.state == .dead && !comment.body.isEmpty
    },
    SampleFeature("a pinned reply", where: { $0.parentID != nil && $0.flags.contains(.pinned) }),
    SampleFeature("a pinned thread", where: { $0.parentID == nil && $0.flags.contains(.pinned) }),
    SampleFeature("a deleted one with replies") { comment, tree in
      comment.state == .deleted && !tree.replies(to: comment.id).isEmpty
    },
    SampleFeature("a deleted one without replies") { comment, tree in
      comment.state == .deleted && tree.replies(to: comment.id).isEmpty
    },
    SampleFeature("a reply below three deleted ones") { comment, tree in
      let above = tree.ancestors(of: comment.id).prefix(3)
      return above.count == 3 && above.allSatisfy { tree[$0]?.state == .deleted }
    },
    SampleFeature("a missing one with replies") { comment, tree in
      comment.state == .missing && !tree.replies(to: comment.id).isEmpty
    },
  ]

  static let ofBodies: [SampleFeature] = [
    SampleFeature("one word", where: { $0.body.source == "Ding." }),
    SampleFeature("seven hundred words", where: { $0.words.count >= 700 }),
    SampleFeature("a very long word", where: { $0.words.contains { $0.count > 50 } }),
    SampleFeature("a very long address", pattern: #"https://\S{200,}"#),
    SampleFeature("a bare address in plain text") { comment, _ in
      let markup = Markup(comment.body)
      return comment.body.format == .plain && markup.runs.contains { markup.link(of: $0) != nil }
    },
    SampleFeature("a shortened link", pattern: "&hellip;</a>"),
    SampleFeature("a picture with words", pattern: #"<img [^>]*alt="[^"]{20,}"#),
    SampleFeature("a named entity", pattern: "&[a-z]+;"),
    SampleFeature("a numeric entity", pattern: "&#x?[0-9A-F]+;"),
    SampleFeature("an emoji before emphasis", pattern: #"\p{So} ?<em>"#),
    SampleFeature("unclosed tags", pattern: "^[^<]+<p>"),
    SampleFeature(
      "code with a language",
      markup: { markup in
        markup.runs.contains { $0.kind == .code && markup.language(of: $0) != nil }
      }
    ),
    SampleFeature("a long line of code", pattern: "<pre>(?s:.*)[^\n]{140,}"),
    SampleFeature("a list from three", markup: { $0.runs.contains { $0.firstNumber == 3 } }),
    SampleFeature("a list in a list", markup: { $0.hasNested([.list, .orderedList]) }),
    SampleFeature("a quote in a quote", markup: { $0.hasNested([.quote]) }),
    SampleFeature("a wide table", markup: { $0.widestRow >= 8 }),
    SampleFeature("numbers on the right", markup: { $0.runs.contains { $0.alignment == .right } }),
    SampleFeature("Spanish", pattern: "niños perdidos"),
    SampleFeature("German", pattern: "Schöne Messung"),
    SampleFeature("Japanese", pattern: #"\p{Hiragana}"#),
    SampleFeature("Arabic", pattern: #"\p{Arabic}"#),
    SampleFeature("Hebrew", pattern: #"\p{Hebrew}"#),
  ]
}

extension Comment {
  /// Its words, cut at spaces.
  fileprivate var words: [Substring] {
    Markup(body).plainText.split(whereSeparator: \.isWhitespace)
  }

  fileprivate func hasAttachment(_ type: String) -> Bool {
    details.attachments.contains { $0.mediaType.hasPrefix(type) }
  }
}

extension Reaction {
  /// Whether it is a short name and no emoji.
  fileprivate var isWord: Bool { name.utf8.allSatisfy { $0 < 0x80 } }
}

extension Markup {
  /// Whether a block of some kinds stands, at any depth, in another one of them.
  fileprivate func hasNested(_ kinds: Set<Kind>) -> Bool {
    var open: [Kind] = []
    for run in runs where !run.kind.isInline && run.kind != .rule {
      if run.kind == .end {
        open.removeLast()
      } else {
        if kinds.contains(run.kind), open.contains(where: kinds.contains) { return true }
        open.append(run.kind)
      }
    }
    return false
  }

  /// How many cells the widest row has.
  fileprivate var widestRow: Int {
    var (widest, cells) = (0, 0)
    for run in runs {
      if run.kind == .row { cells = 0 }
      if run.kind == .cell || run.kind == .headerCell { cells += 1 }
      widest = max(widest, cells)
    }
    return widest
  }
}
