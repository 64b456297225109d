import Foundation
import RejoinderCore
import RejoinderFormats
import TestSupport
import Testing

/// Depth needs no stack, whatever the format.
struct LargeTreeTests {
  /// Runs on a thread with a stack of 512 KB, to the end of everything that was made.
  private func onASmallStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result?
  {
    let box = Box<Result>()
    let thread = Thread { box.finish(work()) }
    thread.stackSize = 512 * 1024
    thread.start()
    return box.wait()
  }

  /// A chain of answers in the way each format writes it.
  private static func chain(_ depth: Int, format: String) -> [UInt8] {
    var text = ""
    switch format {
    case "hn-algolia":
      // The children first, so that nothing of an item is known before they are over.
      for _ in 0..<depth { text += "{\"author\":\"ana\",\"children\":[" }
      for id in (1...depth).reversed() {
        text +=
          "],\"created_at_i\":1,\"id\":\(id),\"text\":\"x\",\"type\":\"\(id == 1 ? "story" : "comment")\"}"
      }
    case "hn-node":
      for id in 1...depth {
        text +=
          "{\"id\":\(id),\"user\":\"ana\",\"time_ago\":\"1h\",\"level\":\(id),\"content\":\"x\","
        text +=
          id == 1
          ? "\"title\":\"t\",\"type\":\"link\",\"comments\":["
          : "\"type\":\"comment\",\"comments\":["
      }
      text += String(repeating: "]}", count: depth)
    case "hn-firebase":
      text =
        "{\"id\":1,\"by\":\"ana\",\"time\":1,\"type\":\"story\",\"title\":\"t\",\"kids\":[2]}\n"
      for id in 2...depth {
        text +=
          "{\"id\":\(id),\"by\":\"ana\",\"time\":1,\"type\":\"comment\",\"parent\":\(id - 1),\"text\":\"x\"}\n"
      }
    case "hn-html":
      text =
        "<html><title>t | Hacker News</title><a href=\"https://news.ycombinator.com\"></a><table>"
      for id in 2...depth {
        text +=
          "<tr class=\"athing comtr\" id=\"\(id)\"><td class=\"ind\" indent=\"\(id - 2)\"></td><td class=\"default\">"
        text += "<span class=\"comhead\"><a href=\"user?id=ana\">ana</a></span>"
        text +=
          "<div class=\"comment\"><div class=\"commtext c00\">x</div><div class=\"reply\"></div></div></td></tr>"
      }
    case "reddit":
      text = "{\"kind\":\"t3\",\"data\":{\"id\":\"1\",\"title\":\"t\",\"selftext\":\"\"}} "
      for id in 2...depth {
        text += "{\"kind\":\"Listing\",\"data\":{\"children\":[{\"kind\":\"t1\",\"data\":{"
        text += "\"id\":\"\(id)\",\"author\":\"ana\",\"body\":\"x\",\"replies\":"
      }
      text += "\"\"" + String(repeating: "}}]}}", count: depth - 1)
    default:
      text = "{\"rejoinder\":1,\"discussion\":{\"id\":\"1\"}}\n{\"id\":\"2\",\"text\":\"x\"}\n"
      for id in 3...depth { text += "{\"id\":\"\(id)\",\"parent\":\"\(id - 1)\",\"text\":\"x\"}\n" }
    }
    return Array(text.utf8)
  }

  @Test(arguments: ["rejoinder", "hn-algolia", "reddit"])
  func readsAChainOf100000(format: String) { checkChain(of: format) }

  @Test(.large, arguments: ["hn-firebase", "hn-node", "hn-html"])
  func readsAChainOf100000InOtherFormats(format: String) { checkChain(of: format) }

  private func checkChain(of format: String) {
    let depth = 100_000
    let bytes = Self.chain(depth, format: format)
    let isChain = onASmallStack {
      guard let imported = try? Formats.read(bytes: bytes) else { return false }
      let comments = imported.discussions.first?.comments ?? []
      return imported.format?.name == format && comments.count == depth - 1
        && zip(comments, 2...).allSatisfy { comment, id in
          comment.id == Comment.ID(Int64(id))
            && comment.parentID == (id == 2 ? nil : Comment.ID(Int64(id - 1)))
        }
    }
    #expect(isChain == true)
  }

  @Test func followsACircleOfMany() throws {
    let count = 50_000
    var text = ""
    for id in 1...count {
      let parent = id == 1 ? count : id - 1
      text +=
        "{\"id\":\(id),\"by\":\"ana\",\"time\":1,\"text\":\"x\",\"parent\":\(parent),\"kids\":[\(id % count + 1)]}\n"
    }
    let imported = try Formats.read(bytes: Array(text.utf8))
    #expect(imported.commentCount == count)
    #expect(imported.oddityCounts[.circle] == 1)
  }

  @Test func keepsALimitedNumberOfOdditiesAndCountsAll() throws {
    let count = Imported.oddityLimit + 5
    var text = ""
    for id in 1...count {
      text +=
        "{\"id\":\(id),\"by\":\"ana\",\"time\":1,\"text\":\"x\",\"parent\":\(id + 1_000_000)}\n"
    }
    let imported = try Formats.read(bytes: Array(text.utf8))
    #expect(imported.oddities.count == Imported.oddityLimit)
    #expect(imported.oddityCounts == [.absentParent: count])
  }
}

/// Hands a result from one thread to another.
private final class Box<Value: Sendable>: @unchecked Sendable {
  // The semaphore orders the one write before the one read.
  private let done = DispatchSemaphore(value: 0)
  private var value: Value?

  func finish(_ value: Value) {
    self.value = value
    done.signal()
  }

  func wait() -> Value? {
    done.wait()
    return value
  }
}
