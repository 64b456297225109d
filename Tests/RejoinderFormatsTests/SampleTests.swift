import Foundation
import RejoinderCore
import RejoinderFormats
import TestSupport
import Testing

/// The sample discussion shows everything that the engine knows; whatever it lacks is named.
struct SampleTests {
  private static let imported = Result {
    try Formats.read(path: packageRoot.appending(path: "Samples/town-clock.jsonl").path)
  }

  private let imported: Imported
  private let discussion: Discussion
  private let tree: CommentTree<Comment>

  init() throws {
    imported = try Self.imported.get()
    discussion = try #require(imported.discussions.first)
    tree = CommentTree(discussion)
  }

  @Test func readsWithoutOddities() {
    #expect(imported.oddities.map(\.description) == [])
    #expect(imported.formats.map(\.name) == ["rejoinder"])
    #expect(imported.discussions.count == 1)
    #expect(190...240 ~= discussion.comments.count)
  }

  @Test func comesBackAsItWasWritten() throws {
    let again = try Formats.read(bytes: Formats.write(imported.discussions))
    #expect(again.discussions == imported.discussions)
  }

  @Test(arguments: CommentOrder.allCases)
  func losesNoID(order: CommentOrder) {
    let sorted = CommentTree(discussion, order: order, now: Self.now)
    let ids = sorted.preOrder.map(\.id)
    #expect(Set(ids) == Set(discussion.comments.map(\.id)))
    #expect(ids.count == Set(ids).count)
  }

  @Test func isOddOnlyWhereItMeansToBe() throws {
    #expect(tree.report.duplicates.count == 1)
    #expect(tree.report.cycles.map(\.count) == [2])
    #expect(tree.report.orphans.count == 1)
    let twice = try #require(tree.report.duplicates.first)
    #expect(tree[twice]?.revision == 2)
  }

  @Test func repliesComeAfterWhatTheyAnswer() {
    for comment in discussion.comments where tree.placement(of: comment.id) == .placed {
      guard let parent = comment.parentID.flatMap({ tree[$0] }) else { continue }
      if let date = comment.createdAt, let earlier = parent.createdAt, date <= earlier {
        #expect(tree.report.cycles.joined().contains(comment.id), "\(comment.id) is too early")
      }
    }
  }

  /// A moment after the last comment.
  private static let now = Timestamp(CivilDate(year: 2025, month: 5, day: 16))

  @Test func looksDifferentInEveryOrder() {
    let orders: [CommentOrder] = [
      .source, .oldest, .newest, .top, .best, .hot, .controversial, .active, .hackerNews,
      .questionsAndAnswers,
    ]
    let threads = orders.map { order in
      CommentTree(discussion, order: order, now: Self.now).replies(to: nil).map(\.id)
    }
    for (index, order) in orders.enumerated() {
      for other in orders.indices where other > index {
        #expect(threads[index] != threads[other], "\(order.name) as \(orders[other].name)")
      }
    }
  }
}

// What a comment may be.
extension SampleTests {
  @Test(arguments: CommentState.allCases)
  func holdsEveryState(state: CommentState) {
    #expect(discussion.comments.contains { $0.state == state })
  }

  @Test(
    arguments: [
      ("pinned", CommentFlags.pinned), ("locked", .locked), ("distinguished", .distinguished),
      ("automated", .automated), ("folded", .folded), ("alsoInChannel", .alsoInChannel),
      ("scoreHidden", .scoreHidden), ("accepted", .accepted),
    ]
  )
  func holdsEveryFlag(name: String, flag: CommentFlags) {
    #expect(discussion.comments.contains { $0.flags.contains(flag) }, "\(name) is missing")
  }

  @Test(arguments: Placement.allCases.filter { $0 != .waiting })
  func holdsEveryPlacement(placement: Placement) {
    #expect(discussion.comments.contains { tree.placement(of: $0.id) == placement })
  }

  @Test(arguments: SampleFeature.ofComments)
  func holdsEveryField(feature: SampleFeature) {
    #expect(discussion.comments.contains { feature.isIn($0, tree) })
  }

  @Test func holdsEveryKindOfRemainder() {
    let remainders = discussion.remainders
    #expect(remainders.contains { $0.parentID == nil && $0.count != nil })
    #expect(remainders.contains { $0.parentID != nil && $0.count != nil })
    #expect(remainders.contains { $0.parentID != nil && $0.count == nil })
    #expect(remainders.contains { $0.parentID.map { !tree.ancestors(of: $0).isEmpty } == true })
    #expect(remainders.allSatisfy { $0.parentID.map { tree[$0] != nil } ?? true })
  }

  @Test func hasItsOpenerAmongTheWriters() throws {
    let opener = try #require(discussion.author?.id)
    #expect(discussion.comments.contains { $0.author?.id == opener })
    #expect(Set(discussion.comments.compactMap(\.author?.id)).count >= 25)
  }
}

// What a body may hold.
extension SampleTests {
  @Test(arguments: Body.Format.allCases)
  func holdsEveryFormat(format: Body.Format) {
    #expect(discussion.comments.contains { $0.body.format == format && !$0.body.isEmpty })
  }

  @Test(arguments: Markup.Kind.allCases)
  func holdsEveryKindOfRun(kind: Markup.Kind) {
    #expect(discussion.comments.contains { Markup($0.body).runs.contains { $0.kind == kind } })
  }

  @Test(
    arguments: [
      ("spoiler", Markup.Style.spoiler), ("mention", .mention), ("strong", .strong),
      ("emphasis", .emphasis), ("strikethrough", .strikethrough), ("inserted", .inserted),
      ("marked", .marked), ("superscript", .superscript), ("subscript", .subscript),
      ("code", .code), ("keyboard", .keyboard),
    ]
  )
  func holdsEveryStyle(name: String, style: Markup.Style) {
    let holds = discussion.comments.contains { comment in
      Markup(comment.body).runs.contains { $0.style.contains(style) }
    }
    #expect(holds, "\(name) is missing")
  }

  @Test(arguments: SampleFeature.ofBodies)
  func holdsEveryKindOfBody(feature: SampleFeature) {
    #expect(discussion.comments.contains { feature.isIn($0, tree) })
  }

  @Test func losesNoWordsOfAnyBody() {
    for comment in discussion.comments where !comment.body.isEmpty {
      #expect(!Markup(comment.body).isEmpty, "\(comment.id)")
    }
  }
}

// Shapes.
extension SampleTests {
  @Test func nestsFourteenLevelsDeep() {
    let deepest = discussion.comments.map { tree.ancestors(of: $0.id).count }.max()
    #expect(deepest ?? 0 >= 13)
  }

  @Test func hasACommentWithTwelveReplies() {
    #expect(discussion.comments.contains { tree.replies(to: $0.id).count == 12 })
  }

  @Test func hasALongThreadWithSideConversations() {
    let sizes = tree.replies(to: nil).map { thread in
      (tree.replyCount(of: thread.id), tree.replies(to: thread.id).count)
    }
    #expect(sizes.contains { $0.0 >= 54 && $0.1 >= 8 })
  }

  @Test func hasTopLevelCommentsWithoutReplies() {
    #expect(tree.replies(to: nil).filter { tree.replies(to: $0.id).isEmpty }.count >= 5)
  }
}

// Foundation has a sort order too.
