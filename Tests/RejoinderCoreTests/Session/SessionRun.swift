import TestSupport
import Testing

@testable import RejoinderCore

fileprivate typealias Comment = RejoinderCore.Comment

/// A session, a slow source, and somebody who does anything at any time.
struct SessionRun {
  typealias ID = RejoinderCore.Comment.ID

  var session: DiscussionSession
  var source: SlowSource
  var random: SeededGenerator
  /// What is under way to the session.
  private var answers: [SessionAction] = []
  private var requests: [CommentPage.Request] = []
  private var operations: [Outbox.Operation] = []
  private var isCalm = false
  private var moment = Int64(5_000)
  private var lastOperation = 0

  /// The rows as a face keeps them up.
  private var mirror: [Row<Comment>] = []
  /// The votes with which each comment was first put into its place.
  private var firstVotes: [ID: Votes?] = [:]
  private var snapshot: ID?
  /// The reader's own comments since the last sort, the first one first.
  private var own: [ID] = []
  private(set) var story: [String] = []

  init(seed: UInt64, order: CommentOrder) {
    random = SeededGenerator(default: seed)
    let count = Int.random(in: 0..<40, using: &random)
    source = SlowSource(count: count, random: SeededGenerator(seed: random.next()))
    var visits = Visits()
    visits.begin("talk", at: Timestamp(seconds: 1))
    visits.end("talk", at: Timestamp(seconds: 1_010))
    var folding = FoldStyle()
    folding.initialFold = [.none, .none, .below(2)][Int(seed % 3)]
    folding.expandsWholeThread = seed % 5 == 0
    (folding.hides, folding.foldsLeaves) = (.repliesAndWords, seed % 2 == 0)
    session = DiscussionSession(
      "talk",
      reader: "reader",
      order: order,
      folding: folding,
      memory: SessionMemory(visits: visits)
    )
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value? {
    values.randomElement(using: &random)
  }

  // MARK: Telling the session

  mutating func tell(_ action: SessionAction) throws {
    story.append(action.short)
    moment += 1
    if case .sort = action { firstVotes = [:] }
    let update = session.apply(action, now: Timestamp(seconds: moment))
    if case .post(let id, _, _) = action, update.refusal == nil { own.append(id) }
    if case .sort = action { own = pendingPosts }
    noteFirst()
    for effect in update.effects { run(effect) }
    try checkRows(update)
  }

  private mutating func noteFirst() {
    if snapshot != session.snapshot {
      (snapshot, firstVotes) = (session.snapshot, [:])
      // What is not published yet stands first in every new snapshot.
      own += pendingPosts.filter { !own.contains($0) }
    }
    let comments = session.outline.tree.elements.compactMap { $0 }
    let ids = Set(comments.map(\.id))
    for id in firstVotes.keys where !ids.contains(id) { firstVotes[id] = nil }
    // A post that is taken back unanswered is nobody's any more, though the source may have it.
    let outbox = session.memory.outbox
    own.removeAll { !ids.contains($0) && !ids.contains(outbox.currentID(of: $0)) }
    for comment in comments where firstVotes[comment.id] == nil {
      firstVotes[comment.id] = .some(comment.votes)
    }
  }

  private var pendingPosts: [ID] {
    session.memory.outbox.operations.filter(\.isPost).map(\.id)
  }

  private mutating func run(_ effect: SessionEffect) {
    switch effect {
    case .load(let request):
      // The page may be of the moment at which it was asked for, or of that at which it comes.
      if chance(50) { answer(request) } else { requests.append(request) }
    case .send(let operation): operations.append(operation)
    case .save, .announce: break
    }
  }

  private mutating func answer(_ request: CommentPage.Request) {
    if !isCalm && chance(15) {
      answers.append(.pageFailed(.unreachable, for: request))
      if chance(50) { return }
    }
    switch source.page(for: request) {
    case .success(let page): answers.append(.page(page, for: request))
    case .failure(let error): answers.append(.pageFailed(error.failure, for: request))
    }
    if !isCalm && chance(25), let last = answers.last { answers.append(last) }
  }

  private mutating func serve(_ operation: Outbox.Operation) {
    if !isCalm && chance(15) {
      return answers.append(.answered(operation.id, .refused(.retryable(.init("busy")))))
    }
    if case .post(let comment) = operation.kind, source.posted[operation.id] == nil,
      let parent = comment.parentID, source.truth[parent]?.state != .visible
    {
      return answers.append(.answered(operation.id, .refused(.final(.parentGone))))
    }
    let isLost = !isCalm && chance(20)
    let record = perform(operation)
    answers.append(.answered(operation.id, isLost ? .connectionLost : .done(record)))
  }

  private mutating func perform(_ operation: Outbox.Operation) -> Comment? {
    switch operation.kind {
    case .post(let comment):
      if let id = source.posted[operation.id] { return source.truth[id] }
      return source.publish(
        under: comment.parentID,
        by: "reader",
        body: comment.body,
        isLive: true,
        clientID: operation.id
      )
    case .edit(let id, let body): return source.change(known(id)) { $0.body = body }
    case .delete(let id):
      source.delete(known(id))
      return nil
    case .vote(let id, let vote, over: let former):
      return source.vote(known(id), up: (vote == .up ? 1 : 0) - (former == .up ? 1 : 0))
    }
  }

  private func known(_ id: ID) -> ID { source.posted[id] ?? id }

  // MARK: What happens

  mutating func step() throws {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<20: source.happen()
    case 20..<40: if !source.events.isEmpty { try tell(.live(source.events.removeFirst())) }
    case 40..<65: try deliver()
    case 65: source.expireSnapshots()
    default: if let action = action() { try tell(action) }
    }
  }

  private mutating func deliver() throws {
    if let index = requests.indices.randomElement(using: &random) {
      answer(requests.remove(at: index))
    }
    if let index = operations.indices.randomElement(using: &random) {
      serve(operations.remove(at: index))
    }
    if let index = answers.indices.randomElement(using: &random) {
      try tell(answers.remove(at: index))
    }
  }

  private mutating func action() -> SessionAction? {
    let rows = session.outline.rows
    guard let row = pick(rows), chance(95) else { return .open }
    if let remainder = row.remainder { return .more(under: remainder.parentID) }
    guard let comment = row.comment else { return nil }
    return chance(40) ? written(on: comment) : moved(on: comment)
  }

  private mutating func moved(on comment: Comment) -> SessionAction {
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<3: .toggle(comment.id)
    case 3: .collapseRoot(of: comment.id)
    case 4: .collapseParent(of: comment.id)
    case 5: chance(50) ? .expandAll : .collapseBelow(level: 2)
    case 6: .jump(to: pick(source.published + ["nobody"]) ?? "nobody")
    case 7: .jumpToUnread
    case 8: .jumpBack
    case 9: .step(pick(Step.allCases) ?? .first)
    case 10: .select(.comment(comment.id))
    case 11: .looked(first: .comment(comment.id), isAtEdge: chance(30))
    case 12: chance(20) ? .refresh : .read([comment.id])
    default: chance(20) ? .sort(pick([.newest, .oldest, .top]) ?? .top) : .read([comment.id])
    }
  }

  private mutating func written(on comment: Comment) -> SessionAction {
    lastOperation += 1
    let id = ID("new-\(lastOperation)")
    switch Int.random(in: 0..<8, using: &random) {
    case 0..<3: return .post(id, "own words", under: chance(30) ? nil : comment.id)
    case 3: return .edit(id, of: comment.id, "better words")
    case 4: return chance(50) ? .delete(id, of: comment.id) : .retryAll
    case 5: return .draft(Drafts.Draft("half a", updatedAt: Timestamp(seconds: moment)), under: nil)
    case 6: return .vote(id, on: comment.id, chance(70) ? .up : .none)
    default: return .retryAll
    }
  }

  // MARK: The end

  /// Delivers everything, tries again what failed, and loads what is left.
  mutating func calmDown() throws {
    isCalm = true
    for _ in 0..<10_000 {
      if !source.events.isEmpty {
        try tell(.live(source.events.removeFirst()))
      } else if !requests.isEmpty || !operations.isEmpty || !answers.isEmpty {
        try deliver()
      } else if let action = remainingWork() {
        try tell(action)
      } else {
        return
      }
    }
    Issue.record("It never came to rest.\n\(ending)")
  }

  private func remainingWork() -> SessionAction? {
    switch session.opening.state {
    case .idle, .failed, .outdated: return .open
    case .loading, .reloading: return nil
    case .loaded, .empty: break
    }
    let rows = session.outline.tree.rows()
    if let remainder = rows.lazy.compactMap(\.remainder).first {
      return .more(under: remainder.parentID)
    }
    let operations = session.memory.outbox.operations
    if let failed = operations.first(where: \.isFinallyFailed) { return .discard(failed.id) }
    return operations.contains { $0.state != .sending } ? .retryAll : nil
  }

  var ending: String { "\(random)\n" + story.suffix(60).joined(separator: "\n") }
}

// MARK: - Checks

extension SessionRun {
  /// The rows that the batches make are the rows that the session has.
  private mutating func checkRows(_ update: SessionUpdate) throws {
    session.outline.apply(update.changes, to: &mirror)
    let rows = session.outline.rows
    if mirror != rows {
      let index = zip(mirror, rows).enumerated().first { $1.0 != $1.1 }?.offset ?? rows.count
      Issue.record("Row \(index) differs after \(update.changes).\n\(ending)")
      throw RunFailed()
    }
    if let selection = session.selection {
      try #require(session.outline.row(of: selection) != nil, "\(selection)\n\(ending)")
    }
  }

  func checkEnd() throws {
    let tree = session.outline.tree
    try #require(Set(tree.preOrder.map(\.id)) == source.visible, "\(ending)")
    try #require(tree.preOrder.count == source.visible.count && tree.waitingCount == 0, "\(ending)")
    try #require(session.more.isComplete && session.memory.outbox.isEmpty, "\(ending)")
    try #require([.loaded, .empty].contains(session.opening.state), "\(ending)")
    try #require(![.revealing, .searching].contains(session.pendingJump.state), "\(ending)")
    for comment in tree.preOrder { try #require(comment == source.truth[comment.id], "\(ending)") }
    // As the source gave them they stand in the order of arrival, which is nobody's to foresee.
    let isForeseen = tree.order != .source
    try #require(!isForeseen || tree.preOrder.map(\.id) == expectedOrder(tree), "\(ending)")
    let folded = Set(session.outline.collapsedIDs)
    let expected = CommentTree(tree.preOrder, order: .source).rows(collapsed: folded)
    try #require(session.outline.rows == expected, "\(ending)")
    try checkOrderChanged()
  }

  /// All at once, with the votes that each had when it came, the reader's own ones first.
  private func expectedOrder(_ tree: CommentTree<Comment>) -> [ID] {
    var comments = Array(source.truth.values.filter { source.visible.contains($0.id) })
    for index in comments.indices { comments[index].votes = firstVotes[comments[index].id] ?? nil }
    let sorted = CommentTree(comments, order: tree.order)
    let ahead = own.compactMap { source.posted[$0] ?? $0 }
    var order: [ID] = []
    var pending: [ID?] = [nil]
    while let next = pending.popLast() {
      if let next { order.append(next) }
      let replies = sorted.replies(to: next).map(\.id)
      let first = ahead.reversed().filter { replies.contains($0) }
      let all: [ID?] = first + replies.filter { !first.contains($0) }
      pending += all.reversed()
    }
    return order
  }

  /// The order has changed exactly where a sort would move something other than the reader's own.
  private func checkOrderChanged() throws {
    let tree = session.outline.tree
    guard tree.order != .source else { return }
    let sorted = CommentTree(tree.preOrder, order: tree.order)
    let ahead = Set(tree.aheadIDs)
    let isAsSorted = ([nil] + tree.preOrder.map(\.id)).allSatisfy { (id: ID?) in
      tree.replies(to: id).map(\.id).filter { !ahead.contains($0) }
        == sorted.replies(to: id).map(\.id).filter { !ahead.contains($0) }
    }
    #expect(session.isOrderChanged == !isAsSorted, "\(ending)")
  }

  mutating func checkSorting() throws {
    let order = session.outline.tree.order
    try tell(.sort(order))
    guard order != .source else { return }
    let sorted = CommentTree(
      Array(source.truth.values.filter { source.visible.contains($0.id) }),
      order: order
    )
    #expect(session.outline.tree.preOrder.map(\.id) == sorted.preOrder.map(\.id), "\(ending)")
    #expect(!session.isOrderChanged, "\(ending)")
  }
}

struct RunFailed: Error {}

extension SessionAction {
  /// The action in few words.
  fileprivate var short: String {
    switch self {
    case .page(let page, let request):
      "page \(request.number) \(request.target.short) of \(page.snapshot): "
        + page.comments.map { "\($0.id)<\($0.parentID ?? "-")" }.joined(separator: " ") + " | "
        + page.remainders.map { "\($0.parentID ?? "-")+\($0.cursor)" }.joined(separator: " ")
    case .pageFailed(let failure, let request):
      "failed \(request.number) \(request.target.short): \(failure)"
    case .live(.created(let comment, _)): "created \(comment.id)<\(comment.parentID ?? "-")"
    case .live(.edited(let comment)): "edited \(comment.id)"
    case .live(.moved(let id, let parent)): "moved \(id)<\(parent ?? "-")"
    case .live(.deleted(let id, _, _)): "deleted \(id)"
    case .live(.voted(let id, let votes)): "voted \(id) \(votes.up)"
    case .answered(let id, .done(let record)): "done \(id) \(record?.id ?? "-")"
    case .post(let id, _, let parent): "post \(id)<\(parent ?? "-")"
    default: "\(self)".split(separator: ".").last.map { String($0) } ?? ""
    }
  }
}

extension CommentPage.Request.Target {
  fileprivate var short: String {
    switch self {
    case .first: "first"
    case .around(let id): "around \(id)"
    case .more(let remainder): "\(remainder.parentID ?? "-")+\(remainder.cursor)"
    }
  }
}
