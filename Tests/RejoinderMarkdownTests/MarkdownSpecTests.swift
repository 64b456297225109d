import Foundation
import RejoinderCore
import RejoinderMarkdown
import TestSupport
import Testing

/// The examples of published specifications: what is read from their Markdown is what is read from the
/// HTML that they expect, but for those that differ on purpose.
struct MarkdownSpecTests {
  struct Example: Decodable {
    var markdown: String
    var html: String
    var example: Int?
  }

  @Test(.corpus("markdown-spec")) func followsCommonMark() throws {
    try check("markdown-spec/commonmark.0.31.2.json", .commonMark, SpecDifferences.commonMark)
  }

  /// Nothing that sites added changes what CommonMark means, but for bare addresses.
  @Test(.corpus("markdown-spec")) func followsCommonMarkAsGitHubDoes() throws {
    let differences = SpecDifferences.commonMark.merging(SpecDifferences.commonMarkOnGitHub) { $1 }
    try check("markdown-spec/commonmark.0.31.2.json", .github, differences)
  }

  @Test(.corpus("markdown-spec")) func followsGitHub() throws {
    try check("markdown-spec/gfm.0.29.json", .github, SpecDifferences.github)
  }

  @Test(.corpus("reddit-markdown")) func followsReddit() throws {
    // The examples are of the site itself, where its addresses need no site.
    try check("reddit-markdown/snudown-cases.json", .reddit, SpecDifferences.reddit) { sketch in
      sketch.replacing("https://www.reddit.com", with: "")
    }
  }

  private func check(
    _ file: String,
    _ dialect: MarkdownDialect,
    _ differences: [Int: String],
    reading sketch: (String) -> String = { $0 }
  ) throws {
    let data = try Data(contentsOf: try #require(corpus(file)))
    let examples = try JSONDecoder().decode([Example].self, from: data)
    var reader = MarkdownReader(dialect: dialect)
    var different: [Int] = []
    for (index, example) in examples.enumerated() {
      let number = example.example ?? index
      let markup = reader.read(example.markdown)
      #expect(faults(in: markup) == [], "\(number)")
      #expect(dangers(in: markup.html) == [], "\(number)")
      let readsAsTheSame = Markup(html: markup.html) == markup
      #expect(readsAsTheSame, "\(number)")
      let expected = sketch(comparable(Markup(html: withTasks(example.html))))
      guard sketch(comparable(markup)) != expected else { continue }
      different.append(number)
      if differences[number] == nil {
        Issue.record("\(number): \(example.markdown.debugDescription)\n\(markup.html)\n\(expected)")
      }
    }
    print("\(file): \(examples.count - different.count) of \(examples.count) as expected")
    let alike = Set(differences.keys).subtracting(different).sorted()
    #expect(alike == [], "these do not differ")
  }

  /// The tasks of a list as we show them.
  private func withTasks(_ html: String) -> String {
    html.replacing("<input disabled=\"\" type=\"checkbox\">", with: "☐")
      .replacing("<input checked=\"\" disabled=\"\" type=\"checkbox\">", with: "☑")
  }

  /// A markup as text; addresses are kept as they were written, where examples encode them.
  private func comparable(_ markup: Markup) -> String {
    let text = sketch(markup)
    return text.removingPercentEncoding ?? text
  }
}
