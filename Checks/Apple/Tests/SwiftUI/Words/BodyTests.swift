import RejoinderUI
import SwiftUI
import TestSupport
import Testing

import struct RejoinderCore.Comment

/// The words of comments: blocks, links, spoilers.
@MainActor
struct BodyTests {
  private func scene(_ html: String, onLink: (@MainActor (URL) -> Void)? = nil) -> Evaluated {
    let comment = Comment(id: "1", author: "Marta", body: Body(html, format: .html))
    let thread = NestedCommentThread(comments: [comment])
    return Evaluated(onLink.map { thread.discussion.onLink($0) } ?? thread)
  }

  @Test func drawsEachBlock() throws {
    let scene = scene(
      "<p>One.</p><blockquote><p>Two.</p></blockquote><ol><li>Three.</li></ol>"
        + "<pre><code>four()</code></pre><table><tr><td>five</td><td>six</td></tr></table>"
    )
    let words = try scene.words("1")
    #expect(
      words.dropFirst().map { $0.filter { $0 != "\n" } }
        == ["One.", "Two.", "1. ", "Three.", "four()", "five  six"]
    )
    #expect(try scene.row("1").all("ScrollView").count == 2)
    #expect(try scene.row("1").all("textSelection").count == 1)
  }

  @Test func opensLinksThroughTheApp() throws {
    final class Log { var opened: [URL] = [] }
    let log = Log()
    let address = try #require(URL(string: "https://example.org/pears"))
    let scene = scene("<p><a href='https://example.org/pears'>Pears</a></p>") {
      log.opened.append($0)
    }
    let text = try #require(scene.row("1").first("Text", text: "Pears"))
    text.environment.openURL(address)
    #expect(log.opened == [address])
  }

  @Test func revealsSpoilers() throws {
    let scene = scene("<p><span class='md-spoiler-text'>Hidden</span> seen</p>")
    #expect(try !scene.words("1").contains { $0.contains("Hidden") })
    let text = try #require(scene.row("1").all("Text").first { $0.text.contains("seen") })
    let reveal = try #require(URL(string: "rejoinder:reveal"))
    text.environment.openURL(reveal)
    scene.host.settle()
    #expect(try scene.words("1").contains { $0.contains("Hidden") })
  }

  @Test func revealsSpoilersToThoseWhoListen() throws {
    let scene = scene("<p><span class='md-spoiler-text'>Hidden</span> seen</p>")
    let name = try #require(scene.element("1").actionNames.last)
    #expect(try scene.element("1").actionNames == ["activate", name])
    try scene.act(name, on: "1")
    #expect(try scene.words("1").contains { $0.contains("Hidden") })
    #expect(try scene.element("1").label.contains("Hidden"))
    #expect(try scene.element("1").actionNames == ["activate"])
  }

  @Test func showsWordsThatWereTakenDownWhereTheyAreAskedFor() throws {
    let comment = Comment(id: "1", author: "Marta", body: "Loud words.", state: .dead)
    let scene = Evaluated(NestedCommentThread(comments: [comment]))
    #expect(try !scene.words("1").contains("Loud words."))
    try scene.tap(Wording.english.pages.showWords)
    #expect(try scene.words("1").contains("Loud words."))
    #expect(try scene.buttons("1").isEmpty)
  }
}
