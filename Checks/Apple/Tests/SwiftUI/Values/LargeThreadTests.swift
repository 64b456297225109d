import struct RejoinderCore.Comment
import RejoinderUI
import SwiftUI
import TestSupport
import Testing

/// Large discussions: a lazy list evaluates a window, whatever else there is.
@MainActor
struct LargeThreadTests {
  @Test(.rows("N20")) func evaluatesAWindowOfTenThousand() throws {
    let comments = (1...2_000).flatMap { Orchard.chain(of: 5, from: 5 * $0 - 4) }
    let host = ViewHost(NestedCommentThread(comments: comments))
    host.lazyWindow = 4_990..<5_010
    host.settle()
    #expect(host.root.elementIDs.compactMap { $0.base as? RowID<Comment.ID> }.count == 20)
    let row = try #require(host.root.element(RowID<Comment.ID>.comment("4996")))
    row.first("Button", text: "Hide 4 replies")?.actions["tap"]?()
    host.settle()
    #expect(host.root.element(RowID<Comment.ID>.comment("4997")) == nil)
    #expect(host.root.element(RowID<Comment.ID>.comment("5001")) != nil)
  }

  @Test(.rows("N15")) func drawsAChainOfThousands() throws {
    let host = ViewHost(NestedCommentThread(comments: Orchard.chain(of: 5_000)))
    host.lazyWindow = 4_980..<5_000
    host.settle()
    let columns = host.root.withDescendants.compactMap { $0.columns }
    #expect(columns.count == 20)
    #expect(Set(columns.map(\.indentation)) == [5])
    #expect(columns.allSatisfy { $0.isBeyondCap })
    let last = try #require(host.root.element(RowID<Comment.ID>.comment("5000")))
    #expect(last.text.contains("level 5,000") || last.text.contains("level 5000"))
  }
}
