import Foundation
import RejoinderCore
import TestSupport
import Testing

/// Rows of discussions in files beside those that a server draws of the same discussion.
@Suite(.serialized, .browser, .live) struct StaticRowTests {
  /// Of each thread the rows that show, without what only tells where they come from: addresses, and full
  /// dates, which pages of servers have in the time of the server.
  private static let compared = """
    window.compared = (number) => [...threads()[number].shadowRoot.querySelectorAll(".list > .block > .row")]
      .map((row) => {
        const copy = row.cloneNode(true);
        for (const tools of copy.querySelectorAll(":scope > [data-part]")) tools.remove();
        for (const element of [copy, ...copy.querySelectorAll("*")]) {
          for (const name of ["href", "part", "tabindex", "data-new", "hidden"]) element.removeAttribute(name);
          if (element.localName === "time") ["title", "datetime"].forEach((name) => element.removeAttribute(name));
        }
        copy.normalize();
        return copy.outerHTML;
      });
    window.different = () => {
      const [one, other] = [compared(0), compared(1)];
      const index = one.findIndex((row, index) => row !== other[index]);
      return one.length !== other.length ? `${one.length} and ${other.length} rows`
        : index < 0 ? "" : `${one[index]}\\n${other[index]}`;
    };

    """

  /// The hand-written sample with bodies as our own writer writes them, and Markdown as plain text.
  private static func exported() throws -> String {
    let sample = packageRoot.appending(path: "Samples/town-clock.jsonl")
    let text = try String(contentsOf: sample, encoding: .utf8)
    return try text.split(separator: "\n").map { line in
      let record = try JSONSerialization.jsonObject(with: Data(line.utf8))
      var fields = try #require(record as? [String: Any])
      if let html = fields["html"] as? String { fields["html"] = Markup(html: html).html }
      if let source = fields.removeValue(forKey: "markdown") { fields["text"] = source }
      let bytes = try JSONSerialization.data(withJSONObject: fields, options: .sortedKeys)
      return String(decoding: bytes, as: UTF8.self)
    }
    .joined(separator: "\n")
  }

  /// A page of a server that begins folded has fewer pieces in its rows.
  private static let looks = DiscussionStyle.all.filter { $0.folding.initialFold == .none }

  @Test(arguments: looks.map { ($0.name, "en") } + [("reddit", "es")])
  func areTheRowsOfTheServer(look: String, language: String) async throws {
    let text = try Self.exported()
    let threads = """
      <rejoinder-thread page="/discussion" look="\(look)" lang="\(language)"></rejoinder-thread>
      <rejoinder-thread src="/grove.jsonl" look="\(look)" lang="\(language)"></rejoinder-thread>
      """
    try await EmbedVisit.run(threads, discussion: text) { visit in
      let browser = visit.browser
      try await visit.waitUntilLive(2)
      try await browser.run(Self.compared)
      for thread in 0...1 {
        try await browser.run("click(\(thread), '[data-do=unfold-all]')")
        try await browser.run("within(\(thread), '.discussion').rejoinder.thread.loader.loadAll()")
      }
      let all =
        "threads().every((_, i) => [...threads()[i].shadowRoot.querySelectorAll('.block')]"
        + ".every((block) => block.dataset.state === undefined))"
      try await browser.wait(for: all)
      let difference: String = try await browser.value("different()")
      #expect(difference == "")
    }
  }
}
