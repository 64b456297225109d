import RejoinderCore
import RejoinderTesting
import TestSupport
import Testing

struct SampleTests {
  @Test func writesTheSameForTheSameSeed() async throws {
    let first = try await Command.rejoinder("sample", "--comments", "50", "--seed", "4").run()
    let second = try await Command.rejoinder("sample", "--seed=4", "--comments=50").run()
    let other = try await Command.rejoinder("sample", "--comments", "50").run()
    #expect(first.status == 0)
    #expect(first.output == second.output)
    #expect(first.output != other.output)
    #expect(first.output.hasPrefix("{\"rejoinder\":1,"))
  }

  @Test func canBeReadAgain() async throws {
    let sample = try await Command.rejoinder("sample", "--comments", "300").run()
    let run = try await Command.rejoinder("read", "-").reading(sample.output).run()
    #expect(run.status == 0)
    // Tombstones are here and do not count; nothing is left to be loaded.
    #expect(run.output.contains(" comments\n") && !run.output.contains("not loaded"))
  }

  @Test(arguments: SampleDiscussions.Shape.allCases)
  func hasItsShape(shape: SampleDiscussions.Shape) {
    let discussion = SampleDiscussions.generated(count: 500, seed: 2, shape: shape)
    let outline = CommentOutline(CommentTree(discussion))
    let depths = outline.rows.filter { $0.comment != nil }.map(\.depth)
    #expect(discussion.comments.count == 500)
    switch shape {
    case .chain: #expect(depths == Array(0..<500))
    case .roots: #expect(depths.allSatisfy { $0 == 0 })
    case .mixed:
      #expect((8...60).contains(depths.max() ?? 0))
      #expect((30...120).contains(depths.count { $0 == 0 }))
    }
  }

  @Test func hasAllThatRealDiscussionsHave() {
    let discussion = SampleDiscussions.generated(count: 10_000, seed: 1)
    let comments = discussion.comments
    #expect(
      Set(comments.map(\.state)).isSuperset(of: [.visible, .deleted, .removed, .dead, .pending])
    )
    #expect(Set(comments.map(\.body.format)).count == 3)
    let flags: [CommentFlags] = [.pinned, .locked, .distinguished, .automated, .accepted]
    for flag in flags { #expect(comments.contains { $0.flags.contains(flag) }) }
    #expect(comments.contains { $0.author == nil && $0.state == .visible })
    #expect(comments.contains { $0.editedAt != nil })
    #expect(!discussion.remainders.isEmpty)
    let report = CommentTree(discussion).report
    #expect(!report.orphans.isEmpty && report.duplicates.isEmpty && report.cycles.isEmpty)
  }

  @Test func drawsEvenly() {
    var random = SplitMix64(seed: 1)
    var counts = [Int](repeating: 0, count: 7)
    for _ in 0..<7_000 { counts[random.number(below: 7)] += 1 }
    #expect(counts.allSatisfy { (850...1_150).contains($0) })
    var first = SplitMix64(seed: 0)
    // The first numbers of the published generator for seed 0.
    #expect([first.next(), first.next()] == [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4])
  }
}
