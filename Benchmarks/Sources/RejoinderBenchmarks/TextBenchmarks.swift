import Foundation
import RejoinderCore
import RejoinderText

/// Making attributed strings of bodies, beside the same words without any attribute.
enum TextBenchmarks {
  static var groups: [Group] {
    [
      Group(name: "text-attributed") { [attributed()] },
      Group(name: "text-nsattributed") {
        [nsAttributed(besideAttributes: false), nsAttributed(besideAttributes: true)]
      },
      Group(name: "text-blocks") { [blocks()] },
    ]
  }

  /// Bodies, and the pieces of words that they consist of.
  private struct Texts {
    var markups: [Markup]
    var pieces: [[String]]
  }

  private static func texts() -> Texts {
    let html = Bodies.closed(1_000).html + Bodies.unclosed(1_000).html
    let markups = html.map { Markup(html: String(decoding: $0, as: UTF8.self)) }
    let pieces = markups.map { markup in
      markup.runs.filter { $0.kind == .text }.map { markup.text(of: $0) }
    }
    return Texts(markups: markups, pieces: pieces)
  }

  private static func attributed() -> Measurement {
    let texts = texts()
    let times = Stopwatch.best(of: 20, per: texts.markups.count) {
      for markup in texts.markups { use(markup.attributedString(attributes: attributes)) }
    } against: {
      for pieces in texts.pieces {
        var text = AttributedString()
        for piece in pieces { text.append(AttributedString(piece)) }
        use(text)
      }
    }
    return measurement(
      "a body as an attributed string, with links and roles",
      times,
      "the same pieces of words appended, without attributes"
    )
  }

  private static func nsAttributed(besideAttributes: Bool) -> Measurement {
    let texts = texts()
    let added = besideAttributes ? nsAttributes(TextRole()) : [:]
    let times = Stopwatch.best(of: 20, per: texts.markups.count) {
      for markup in texts.markups { use(markup.nsAttributedString(attributes: nsAttributes)) }
    } against: {
      for pieces in texts.pieces {
        let text = NSMutableAttributedString(string: "")
        for piece in pieces { text.append(NSAttributedString(string: piece, attributes: added)) }
        use(text)
      }
    }
    return measurement(
      "a body as an attributed string for text views",
      times,
      "the same pieces of words appended, \(besideAttributes ? "with a font" : "without attributes")"
    )
  }

  private static func blocks() -> Measurement {
    let texts = texts()
    let times = Stopwatch.best(of: 20, per: texts.markups.count) {
      for markup in texts.markups { use(markup.blocks(attributes: attributes)) }
    } against: {
      for markup in texts.markups { use(markup.attributedString(attributes: attributes)) }
    }
    return measurement(
      "a body as blocks with attributed strings",
      times,
      "the same body as one attributed string"
    )
  }

  private static func measurement(
    _ name: String,
    _ times: (work: Double, baseline: Double),
    _ baseline: String
  ) -> Measurement {
    Measurement(
      name: name,
      value: times.work / 1e3,
      unit: .microseconds,
      baseline: baseline,
      baselineValue: times.baseline / 1e3,
      budget: "—"
    )
  }

  private static func attributes(_ role: TextRole) -> AttributeContainer {
    var attributes = AttributeContainer()
    attributes.languageIdentifier = role.style.contains(.strong) ? "bold" : "plain"
    return attributes
  }

  private static func nsAttributes(_ role: TextRole) -> [NSAttributedString.Key: Any] {
    [NSAttributedString.Key("NSFont"): role.style.contains(.strong) ? "bold" : "plain"]
  }
}
