import RejoinderCore

/// Turns the rows of pages into comments: depth says who answers whom.
struct HackerNewsPageThreads {
  private let sink: DiscussionSink
  private var seen: Set<Comment.ID> = []
  /// The comments around the next row, the outermost first.
  private var ancestors: [Comment.ID] = []
  private var count = 0
  private var isAnonymous = 0

  init(_ sink: DiscussionSink) { self.sink = sink }

  /// Hands on one discussion that some pages show together.
  mutating func emit(_ pages: [HackerNewsPage]) {
    sink(.begin)
    var header = Self.header(of: pages)
    if let stated = header.statedCount, stated > Int.greatestStatedCount {
      reportAbsurd(stated, header)
      header.statedCount = nil
    }
    sink(.about(header))
    for page in pages { emit(page) }
    if let next = pages.last?.next {
      let rest = header.statedCount.map { $0 - count }
      sink(
        .remainder(
          Remainder(under: nil, count: rest.flatMap { $0 > 0 ? $0 : nil }, cursor: Comment.ID(next))
        )
      )
    } else {
      reportFewer(header)
      for page in pages { checkSizes(page) }
    }
  }

  private static func header(of pages: [HackerNewsPage]) -> Discussion {
    let best = pages.first { !$0.header.title.isEmpty } ?? pages.first
    guard var header = best?.header else { return Discussion() }
    if header.id.isEmpty {
      header.id = pages.lazy.compactMap { HackerNewsPage.item(in: $0.address) }.first ?? ""
    }
    header.source = HackerNewsSite.name
    header.address = HackerNewsSite.full(header.address)
    // Browsers rewrite a page's links to itself when they save it.
    if !header.address.contains("://") {
      header.address = header.id.isEmpty ? "" : HackerNewsSite.page(of: header.id)
    }
    return header
  }

  private mutating func emit(_ page: HackerNewsPage) {
    for row in page.rows {
      var row = row
      if row.id.isEmpty { name(&row, page) }
      if !seen.insert(row.id).inserted {
        report(.duplicateID, row, page, "a second row with this id", "the newer edition is shown")
      }
      let parentID = parent(of: row, page)
      sink(.comment(comment(row, page, parentID)))
      count += 1
      ancestors.append(row.id)
    }
  }

  private mutating func parent(of row: HackerNewsPage.Row, _ page: HackerNewsPage) -> Comment.ID? {
    guard let depth = row.depth else {
      // A comment that a page is about: what it answers is elsewhere.
      ancestors = []
      return row.parentID == page.header.id ? nil : row.parentID
    }
    // Answers to the comment that a page is about begin without indentation.
    let base = page.rows.first?.depth == nil ? 1 : 0
    if ancestors.count > depth + base { ancestors.removeLast(ancestors.count - depth - base) }
    if ancestors.count == depth + base { return ancestors.last }
    let parentID = row.parentID ?? ancestors.last
    report(
      .absentParent,
      row,
      page,
      "a row \(depth) levels deep below one that is \(ancestors.count) levels deep",
      parentID.map { "it answers \($0)" } ?? "it stands at the top level"
    )
    return parentID
  }

  private func comment(
    _ row: HackerNewsPage.Row,
    _ page: HackerNewsPage,
    _ parentID: Comment.ID?
  ) -> Comment {
    let body = HackerNewsPageBody(page.bytes, in: row.body)
    var comment = Comment(id: row.id, parentID: parentID, author: row.author.map { Author($0) })
    comment.body = Body(body.html, format: .html)
    comment.createdAt = Timestamp(loose: String(row.date.prefix { $0 != " " }))
    comment.votes = row.score.map { Votes(score: $0) }
    if row.isFolded { comment.flags.insert(.folded) }
    var details = CommentDetails()
    details.permalink = HackerNewsSite.page(of: row.id)
    if comment.createdAt == nil { details.age = Self.age(in: row.head) }
    if !body.fade.isEmpty { details.extra.append(ExtraField("fade", body.fade)) }
    if row.head.contains("[dead]") || row.head.contains("[flagged]") { comment.state = .dead }
    if let state = CommentState(hackerNewsNotice: body.html), !body.isMarked || row.author == nil {
      comment.state = state
      comment.body.source = ""
      details.extra.append(ExtraField("notice", body.html))
    }
    comment.details = details
    return comment
  }

  /// The age in words: `31 days ago`, or `on Feb 3, 2024`.
  private static func age(in head: String) -> String {
    let words = head.split { $0.isWhitespace || $0 == "\u{A0}" || $0 == "|" }
    if let place = words.firstIndex(of: "ago"), place >= 2 {
      return words[(place - 2)...place].joined(separator: " ")
    }
    guard let place = words.firstIndex(of: "on"), place + 3 < words.count else { return "" }
    return words[place...(place + 3)].joined(separator: " ")
  }

  private mutating func name(_ row: inout HackerNewsPage.Row, _ page: HackerNewsPage) {
    isAnonymous += 1
    row.id = Comment.ID("row-\(count + 1)")
    report(.missingID, row, page, "a row without an id", "it was given one")
  }
}

// What does not add up.
extension HackerNewsPageThreads {
  private func report(
    _ kind: Oddity.Kind,
    _ row: HackerNewsPage.Row,
    _ page: HackerNewsPage,
    _ seen: String,
    _ done: String
  ) {
    sink(.oddity(Oddity(kind, of: row.id, in: page.name, at: row.position, seen: seen, done: done)))
  }

  private func reportAbsurd(_ stated: Int, _ header: Discussion) {
    sink(
      .oddity(
        Oddity(
          .unknownValue,
          of: header.id,
          seen: "the page says that there are \(stated) comments",
          done: "their number is taken as unknown"
        )
      )
    )
  }

  private func reportFewer(_ header: Discussion) {
    guard let stated = header.statedCount, stated > count else { return }
    sink(
      .oddity(
        Oddity(
          .fewerThanStated,
          of: header.id,
          seen: "the page says that there are \(stated) comments and holds \(count)",
          done: "those were read"
        )
      )
    )
  }

  /// Compares how many comments a row says to hold with how many follow it.
  private func checkSizes(_ page: HackerNewsPage) {
    var open: [Int] = []
    // The site counts neither deleted nor flagged answers.
    var answers = [Int](repeating: 0, count: page.rows.count)
    func closeLast() {
      let index = open.removeLast()
      let isCounted = HackerNewsPageBody(page.bytes, in: page.rows[index].body).isMarked
      if let outer = open.last { answers[outer] += answers[index] + (isCounted ? 1 : 0) }
      guard let size = page.rows[index].size, size != answers[index] + 1 else { return }
      report(
        .contradiction,
        page.rows[index],
        page,
        "it says to hold \(size - 1) answers and \(answers[index]) follow",
        "those were read"
      )
    }
    for (index, row) in page.rows.enumerated() {
      while open.count > row.depth ?? 0 { closeLast() }
      open.append(index)
    }
    while !open.isEmpty { closeLast() }
  }
}
