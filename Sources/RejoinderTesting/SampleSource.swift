import RejoinderCore

/// Makes one comment after the other, each from the random numbers that come next.
struct SampleSource {
  private var random: SplitMix64
  private let shape: SampleDiscussions.Shape
  private var clock = Timestamp(CivilDate(year: 2024, month: 3, day: 1, hour: 8))
  private let opener = Author("Marta", id: "marta")

  init(seed: UInt64, shape: SampleDiscussions.Shape) {
    (random, self.shape) = (SplitMix64(seed: seed), shape)
  }

  mutating func head() -> Discussion {
    var discussion = Discussion(id: "garden", title: random.one(of: SampleWords.titles))
    discussion.address = "https://garden.example/notes/" + String(random.number(below: 900) + 100)
    (discussion.source, discussion.author) = ("garden.example", opener)
    (discussion.createdAt, discussion.votes) = (clock, votes())
    discussion.body = Body(sentences(2))
    return discussion
  }

  mutating func comment(_ number: Int) -> Comment {
    clock = clock.advanced(byMicroseconds: Int64(random.number(below: 240) + 5) * 1_000_000)
    var comment = Comment(
      id: id(number),
      parentID: parent(of: number),
      author: author(),
      body: body(),
      createdAt: clock,
      votes: random.once(in: 12) ? nil : votes()
    )
    mark(&comment)
    if random.once(in: 40) { comment.details = details(of: number) }
    return comment
  }

  mutating func remainder(after number: Int) -> Remainder<Comment.ID>? {
    guard shape == .mixed, random.once(in: 150) else { return nil }
    let count = random.once(in: 5) ? nil : random.number(below: 30) + 1
    return Remainder(under: id(number), count: count, cursor: Comment.ID("after-\(number + 1)"))
  }

  private func id(_ number: Int) -> Comment.ID { Comment.ID(Int64(number + 1)) }
}

// MARK: Who answers whom

extension SampleSource {
  private mutating func parent(of number: Int) -> Comment.ID? {
    switch shape {
    case .roots: return nil
    case .chain: return number == 0 ? nil : id(number - 1)
    case .mixed: break
    }
    guard number > 0, !random.once(in: 8) else { return nil }
    if random.once(in: 2_000) { return Comment.ID("lost-\(number)") }
    switch random.number(below: 10) {
    case 0: return id(random.number(below: number))
    case 1...5: return id(number - 1 - random.number(below: min(number, 40)))
    default: return id(number - 1 - random.number(below: min(number, 3)))
    }
  }
}

// MARK: Who says it, and how it went down

extension SampleSource {
  private mutating func author() -> Author? {
    if random.once(in: 20) { return opener }
    if random.once(in: 60) { return nil }
    return Author(random.one(of: SampleWords.people))
  }

  private mutating func votes() -> Votes {
    let up = random.once(in: 10) ? random.number(below: 600) : random.number(below: 25)
    return Votes(up: Int64(up), down: Int64(random.number(below: max(up / 3, 4))))
  }

  private mutating func mark(_ comment: inout Comment) {
    switch random.number(below: 240) {
    case 0...5: gone(&comment, .deleted, keepsAuthor: false)
    case 6...8: gone(&comment, .removed, keepsAuthor: true)
    case 9, 10: gone(&comment, .dead, keepsAuthor: true)
    case 11: gone(&comment, .blocked, keepsAuthor: false)
    case 12: comment.state = .pending
    case 13...20: comment.editedAt = comment.createdAt?.advanced(byMicroseconds: 540_000_000)
    case 21: comment.flags.insert(.pinned)
    case 22: comment.flags.insert(.locked)
    case 23, 24: comment.flags.insert(.distinguished)
    case 25: comment.flags.insert(.automated)
    case 26: comment.flags.insert(.accepted)
    case 27: comment.flags.insert(.scoreHidden)
    default: break
    }
  }

  private func gone(_ comment: inout Comment, _ state: CommentState, keepsAuthor: Bool) {
    (comment.state, comment.body) = (state, "")
    if !keepsAuthor { comment.author = nil }
  }

  private mutating func details(of number: Int) -> CommentDetails {
    var details = CommentDetails()
    switch random.number(below: 4) {
    case 0: details.permalink = "https://garden.example/notes/\(number + 1)"
    case 1:
      details.reactions = [
        Reaction("👍", count: random.number(below: 9) + 1), Reaction("🍏", count: 1),
      ]
    case 2:
      details.attachments = [
        Attachment(
          address: "https://garden.example/shed.jpg",
          title: "The shed",
          mediaType: "image/jpeg"
        )
      ]
    default:
      details.quotes = [Quote(of: nil, author: opener, body: Body(sentences(1)))]
    }
    return details
  }
}

// MARK: What it says

extension SampleSource {
  private mutating func body() -> Body {
    switch random.number(below: 20) {
    case 0: return Body(sentences(1) + "\n\n" + sentences(2))
    case 1: return Body(quoting(sentences(1)), format: .html)
    case 2: return Body(listing(), format: .html)
    case 3: return Body(coding(), format: .html)
    case 4: return Body(linking(), format: .html)
    case 5: return Body("**" + sentences(1) + "** " + sentences(1), format: .markdown)
    case 6: return Body(random.one(of: SampleWords.elsewhere))
    case 7: return Body(sentences(random.number(below: 12) + 6))
    default: return Body(sentences(random.number(below: 3) + 1))
    }
  }

  private mutating func quoting(_ words: String) -> String {
    "<blockquote><p>\(words)</p></blockquote><p>\(sentences(1))</p>"
  }

  private mutating func listing() -> String {
    let items = (0..<random.number(below: 3) + 2).map { _ in "<li>\(sentences(1))</li>" }
    return "<p>\(sentences(1))</p><ul>" + items.joined() + "</ul>"
  }

  private mutating func coding() -> String {
    let lines =
      "for bed in beds:\n    if bed.dry:\n        water(bed, litres=\(random.number(below: 9) + 1))"
    return "<p>\(sentences(1))</p><pre><code>\(lines)</code></pre>"
  }

  private mutating func linking() -> String {
    let (first, second) = (sentences(1), sentences(1))
    return
      "<p>\(first) <em>\(second)</em> <a href=\"https://garden.example/rules\">The rules</a></p>"
  }

  private mutating func sentences(_ count: Int) -> String {
    (0..<count).map { _ in sentence() }.joined(separator: " ")
  }

  private mutating func sentence() -> String {
    let subject = random.one(of: SampleWords.subjects)
    let verb = random.one(of: SampleWords.verbs)
    let end = random.one(of: SampleWords.ends)
    return subject + " " + verb + " " + end
  }
}
