import Foundation
import RejoinderCore
import TestSupport
import Testing

struct HTMLReferenceTests {
  @Test(arguments: [
    ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"),
    ("&AMP;&LT;&GT;&QUOT;", "&<>\""),
    ("&hearts;&rarr;&Zcaron;&zwnj;.", "♥→Ž\u{200C}."),
    ("&CounterClockwiseContourIntegral;", "∳"),
    ("&nGt;&fjlig;&NotEqualTilde;", "≫⃒fj≂̸"),
    ("&copy 2024, &reg, &eacutet&eacute", "© 2024, ®, été"),
    ("&notit; &notin; &notin", "¬it; ∉ ¬in"),
    ("&hearts &unknown; &Amp;", "&hearts &unknown; &Amp;"),
    ("&#65;&#x42;&#X43&#68", "ABCD"),
    ("&#128;&#x99;&#x81;", "€™\u{81}"),
    ("&#0;&#xD800;&#x110000;&#99999999999999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("&#x10FFFF;&#x1F600;", "\u{10FFFF}😀"),
    ("&#;&#x;&#xg;&;& &", "&#;&#x;&#xg;&;& &"),
    ("a&#32;&#9;&#10;b&#1;c", "a bc"),
    ("&amp;lt;&amp;#38;", "&lt;&#38;"),
  ])
  func readsThemInText(_ html: String, _ text: String) {
    #expect(Markup(html: html).plainText == text)
  }

  @Test(arguments: [
    ("?a=1&copy=2&reg;", "?a=1&copy=2®"),
    ("?a&copyx&copy", "?a&copyx©"),
    ("?x&amp;y&#61;z", "?x&y=z"),
    ("&lt", "<"),
  ])
  func readsThemInAttributes(_ value: String, _ address: String) {
    let markup = Markup(html: "<a href=\"\(value)\">x</a>")
    #expect(markup.runs.compactMap { markup.link(of: $0) } == [address])
  }

  @Test(.corpus("html5lib"), arguments: ["namedEntities", "numericEntities", "entities"])
  func agreesWithTheTestsOfParsers(_ name: String) throws {
    let file = try #require(corpus("html5lib")).appending(path: "tokenizer-\(name).test")
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let tests = try #require(root?["tests"] as? [[String: Any]])
    var count = 0
    for test in tests {
      guard let input = test["input"] as? String, let expected = Self.words(test["output"]),
        test["doubleEscaped"] == nil, test["initialStates"] == nil
      else { continue }
      let isTag = input.hasPrefix("<")
      let found = isTag ? Self.attribute(of: input) : Markup(html: input).plainText
      // A tag alone has no words: its attribute is looked at as an address.
      #expect(found == (isTag ? Self.attribute(in: test["output"]) : expected), "\(input)")
      count += 1
    }
    #expect(count > (name == "entities" ? 60 : 300))
  }

  /// The characters of a tokenizer's output, as far as a comment shows them: one space for white
  /// space, none at the ends, and no controls.
  private static func words(_ output: Any?) -> String? {
    guard let tokens = output as? [[Any]] else { return nil }
    var words = ""
    for token in tokens where token.first as? String == "Character" {
      words += token.last as? String ?? ""
    }
    var scalars = String.UnicodeScalarView()
    for scalar in words.unicodeScalars {
      if " \n\t\r\u{C}".unicodeScalars.contains(scalar) {
        if scalars.last != " " { scalars.append(" ") }
      } else if scalar.value >= 0x20 {
        scalars.append(scalar)
      }
    }
    while scalars.first == " " { scalars.removeFirst() }
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }

  /// The value of the attribute `a` that a tokenizer found.
  private static func attribute(in output: Any?) -> String? {
    let token = (output as? [[Any]])?.first { $0.first as? String == "StartTag" }
    return ((token?.dropFirst(2).first as? [String: String])?["a"]).flatMap { $0 }
  }

  /// The value of the attribute `a` as our reader reads it for a title.
  private static func attribute(of tag: String) -> String? {
    let link = tag.replacing("<h a=", with: "<a title=") + "x</a>"
    let markup = Markup(html: link)
    return markup.runs.compactMap { markup.title(of: $0) }.first
  }
}
