import RejoinderCore
import TestSupport

/// A source that keeps snapshots, cuts them into pages, and takes its time.
///
/// What is asked of it waits in queues; whoever runs it decides what is delivered when, how often,
/// and what fails.
///
/// It keeps what a session asks of every source. Live events are told in their order, each once. A
/// page is of one moment: its comments are as they are then, in the places that the snapshot gave
/// them, and what has vanished is left out, but not what stands below it. Whatever a snapshot has is
/// on one of its pages. An answer is of the moment at which the operation was done, or repeated. What
/// answers a comment was written or moved there while that was readable.
struct SlowSource {
  typealias ID = Comment.ID

  /// The comments as they are, deleted ones too.
  private(set) var truth: [ID: Comment] = [:]
  /// The ids in the order of publication.
  private(set) var published: [ID] = []
  /// Comments by the id under which a client posted them.
  private(set) var posted: [ID: ID] = [:]
  var events: [LiveEvent] = []
  var random: SeededGenerator

  private var snapshots: [ID: [ID?: [ID]]] = [:]
  private(set) var lastSnapshot = 0
  private var nextID = 1

  init(count: Int, random: SeededGenerator) {
    self.random = random
    for _ in 0..<count { publish(under: parentForNext(), by: "somebody") }
  }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  /// A comment that may be answered, or the top level.
  mutating func parentForNext() -> ID? {
    let open = published.filter { truth[$0]?.state == .visible }
    guard !open.isEmpty, number(0..<4) > 0 else { return nil }
    return open[number(0..<open.count)]
  }

  // MARK: What happens

  @discardableResult
  mutating func publish(
    under parentID: ID?,
    by author: Author,
    body: Body = "words",
    isLive: Bool = false,
    clientID: ID? = nil
  ) -> Comment {
    let comment = Comment(
      id: ID("c\(nextID)"),
      parentID: parentID,
      author: author,
      body: body,
      createdAt: Timestamp(seconds: Int64(1_000 + nextID)),
      revision: 1,
      votes: Votes(up: Int64(number(0..<20)))
    )
    nextID += 1
    truth[comment.id] = comment
    published.append(comment.id)
    if let clientID { posted[clientID] = comment.id }
    if isLive {
      events.append(.created(comment, clientID: number(0..<2) == 0 ? clientID : nil))
    }
    return comment
  }

  mutating func change(_ id: ID, _ change: (inout Comment) -> Void) -> Comment? {
    guard var comment = truth[id], comment.state == .visible else { return truth[id] }
    change(&comment)
    comment.revision = (comment.revision ?? 0) + 1
    truth[id] = comment
    events.append(.edited(comment))
    return truth[id]
  }

  mutating func vote(_ id: ID, up: Int64) -> Comment? {
    guard let comment = truth[id], comment.state == .visible else { return truth[id] }
    let votes = Votes(up: (comment.votes?.up ?? 0) + up)
    truth[id]?.votes = votes
    events.append(.voted(id, votes))
    return truth[id]
  }

  mutating func delete(_ id: ID) {
    guard truth[id]?.state == .visible else { return }
    truth[id]?.state = .deleted
    truth[id]?.body = ""
    truth[id]?.author = nil
    events.append(.deleted(id))
  }

  mutating func move(_ id: ID, under parentID: ID?) {
    var above = parentID
    while let next = above {
      if next == id { return }
      above = truth[next]?.parentID
    }
    truth[id]?.parentID = parentID
    events.append(.moved(id, under: parentID))
  }

  mutating func happen() {
    guard !published.isEmpty else { return _ = publish(under: nil, by: "somebody", isLive: true) }
    let id = published[number(0..<published.count)]
    switch number(0..<10) {
    case 0..<4: publish(under: parentForNext(), by: "somebody", isLive: true)
    case 4: _ = change(id) { $0.body = "other words" }
    case 5: delete(id)
    case 6: move(id, under: parentForNext())
    default: _ = vote(id, up: Int64(number(1..<9)))
    }
  }

  /// The ids of what is to be seen: what was not deleted, and what stands above that.
  var visible: Set<ID> {
    var visible: Set<ID> = []
    for comment in truth.values where comment.state == .visible {
      var next: ID? = comment.id
      while let id = next, visible.insert(id).inserted { next = truth[id]?.parentID }
    }
    return visible
  }

  // MARK: Pages

  /// The page for a request, as it is now, or why there is none.
  mutating func page(for request: CommentPage.Request) -> Result<CommentPage, PageError> {
    let snapshot = request.snapshot ?? makeSnapshot()
    guard let children = snapshots[snapshot] else { return .failure(.init(.snapshotExpired)) }
    var page = CommentPage(snapshot: snapshot, comments: [])
    let cutter = PageCutter(children: children, truth: truth, visible: visible)
    switch request.target {
    case .first: cutter.cut(nil, from: 0, into: &page)
    case .more(let remainder):
      guard let start = Int("\(remainder.cursor)") else { return .failure(.init(.refused)) }
      cutter.cut(remainder.parentID, from: start, into: &page)
    case .around(let id):
      guard cutter.cut(around: id, into: &page) else { return .failure(.init(.notFound)) }
    }
    return .success(page)
  }

  mutating func expireSnapshots() { snapshots = [:] }

  private mutating func makeSnapshot() -> ID {
    lastSnapshot += 1
    var children: [ID?: [ID]] = [:]
    for id in published { children[truth[id]?.parentID, default: []].append(id) }
    snapshots[ID("s\(lastSnapshot)")] = children
    return ID("s\(lastSnapshot)")
  }
}

struct PageError: Error {
  let failure: CommentPage.Failure
  init(_ failure: CommentPage.Failure) { self.failure = failure }
}

/// Cuts one snapshot into pages.
private struct PageCutter {
  let children: [Comment.ID?: [Comment.ID]]
  let truth: [Comment.ID: Comment]
  let visible: Set<Comment.ID>

  /// Three siblings at a time, each with its first replies on the two levels below.
  func cut(_ parent: Comment.ID?, from start: Int, into page: inout CommentPage) {
    var pending = [(parent: parent, start: start, level: 0)]
    while let (parent, start, level) = pending.popLast() {
      let siblings = children[parent] ?? []
      // What vanished since the snapshot has no row that could say that more is below it.
      let isGone = parent.map { !visible.contains($0) } ?? false
      let limit = isGone ? siblings.count : level < 3 ? start + 3 : start
      let end = min(limit, siblings.count)
      for id in siblings[min(start, end)..<end] {
        if visible.contains(id), let comment = truth[id] { page.comments.append(comment) }
        pending.append((id, 0, level + 1))
      }
      leave(parent, from: end, in: &page)
    }
  }

  func cut(around id: Comment.ID, into page: inout CommentPage) -> Bool {
    let parents = parents
    guard visible.contains(id), parents[id] != nil else { return false }
    var chain: [Comment.ID] = []
    var next: Comment.ID? = id
    while let id = next {
      chain.append(id)
      next = parents[id] ?? nil
    }
    leave(nil, from: 0, in: &page)
    for id in chain.reversed() {
      guard visible.contains(id), let comment = truth[id] else { continue }
      page.comments.append(comment)
      leave(id, from: 0, in: &page)
    }
    return true
  }

  private var parents: [Comment.ID: Comment.ID?] {
    var parents: [Comment.ID: Comment.ID?] = [:]
    for (parent, replies) in children { for reply in replies { parents[reply] = .some(parent) } }
    return parents
  }

  private func leave(_ parent: Comment.ID?, from start: Int, in page: inout CommentPage) {
    var count = 0
    var pending = Array((children[parent] ?? []).dropFirst(start))
    while let id = pending.popLast() {
      if visible.contains(id) { count += 1 }
      pending += children[id] ?? []
    }
    guard count > 0 else { return }
    page.remainders.append(Remainder(under: parent, count: count, cursor: Comment.ID("\(start)")))
  }
}
