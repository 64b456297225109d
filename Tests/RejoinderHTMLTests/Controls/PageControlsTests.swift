import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// What the script of a page finds in the template.
@Suite struct PageControlsTests {
  /// The parts, and what the buttons of each do.
  private static let parts: [String: [String]] = [
    "tools": ["find", "fold-all", "unfold-all", "next-new", "undo", "settings", "help"],
    "find": ["find-previous", "find-next", "find-close"],
    "jump": ["next-root"], "pill": ["show-new"], "changed": ["resort"], "notice": [],
    "peek": ["parent", "close"],
    "row-tools": [
      "parent", "peek", "fold-parent", "fold-thread", "copy-link", "copy-text", "share",
    ],
    "swipe": [], "retry": ["retry"], "help": ["close"], "settings": ["close"],
  ]

  @Test func hasEveryPartWithItsButtons() throws {
    let page = try ParsedPage.controls(.blocks, .english)
    let names = page.elements.compactMap { $0.attributes["data-part"] }
    #expect(names.sorted() == Self.parts.keys.sorted())
    for (name, actions) in Self.parts {
      let part = try #require(page.part(name))
      let found = ([part] + page.indices(within: part)).compactMap {
        page.elements[$0].attributes["data-do"]
      }
      #expect(found == actions, "\(name)")
    }
  }

  @Test func isOneTemplateBesideTheTools() throws {
    let page = try ParsedPage.controls(.blocks, .english)
    #expect(page.elements[0].name == "template")
    #expect(page.elements[0].attributes == ["id": "rejoinder-controls"])
    for element in page.elements {
      guard let part = element.attributes["data-part"] else { continue }
      #expect(element.parent == (part == "tools" ? -1 : 0), "\(part)")
    }
    #expect(page.elements.count { $0.parent < 0 } == 2)
  }

  /// Without script it is not there, and with it nothing of it shows that nobody asked for.
  @Test func whatOpensIsClosedAtFirst() throws {
    let page = try ParsedPage.controls(.blocks, .english)
    for name in ["find", "jump", "pill", "changed", "peek"] {
      let part = try #require(page.part(name))
      #expect(page.elements[part].attributes["hidden"] == "", "\(name)")
    }
    for name in ["help", "settings"] {
      let part = try #require(page.part(name))
      #expect(page.elements[part].name == "dialog")
      #expect(page.elements[part].attributes["open"] == nil)
    }
  }

  /// They keep their place on the page before the script comes, so that nothing moves then.
  @Test func toolsAreInertAtFirst() throws {
    let page = try ParsedPage.controls(.blocks, .english)
    let tools = try #require(page.part("tools"))
    #expect(page.elements[tools].attributes["inert"] == "")
  }

  @Test func hasNoStyleScriptOrAddress() throws {
    let page = try ParsedPage.controls(.blocks, .english)
    for element in page.elements {
      let names = element.attributes.keys
      #expect(!names.contains { $0 == "style" || $0 == "src" || $0 == "href" || $0 == "action" })
      #expect(!names.contains { $0.hasPrefix("on") }, "\(element.attributes)")
      #expect(!["script", "style", "img", "use", "a"].contains(element.name))
    }
  }

  @Test(arguments: Look.all)
  func usesNoClassThatTheSheetDoesNotKnow(look: Look) throws {
    let css = StyleSheet(look.style).bytes.string
    let page = try ParsedPage.controls(look.style, .english)
    for name in Set(page.elements.flatMap { $0.classes.map(String.init) }) {
      #expect(css.firstRange(of: "." + name) != nil, "\(name)")
    }
  }

  // MARK: Settings

  @Test(arguments: Look.all) func settingsBeginAsTheLookDoes(look: Look) throws {
    let page = try ParsedPage.controls(look.style, .english)
    let settings = try #require(page.part("settings"))
    var (values, chosen) = ([String: [String]](), [String: String]())
    for element in page.indices(within: settings).map({ page.elements[$0] })
    where element.attributes["type"] == "radio" {
      let name = try #require(element.attributes["name"])
      let value = try #require(element.attributes["value"])
      values[name, default: []].append(value)
      guard element.attributes["checked"] != nil else { continue }
      #expect(chosen.updateValue(value, forKey: name) == nil, "\(name) is chosen twice")
    }
    #expect(
      values == [
        "jump": ["start", "end", "off"], "fold": ["control", "heading", "row"],
        "swipe": ["on", "off"],
      ]
    )
    #expect(
      chosen == [
        "jump": "end", "fold": look.style.tap == .toggle ? "row" : "control",
        "swipe": look.style.swipe == nil ? "off" : "on",
      ]
    )
  }

  @Test func theBeginningOfALineIsItsRightWhereItRunsThatWay() throws {
    var wording = Wording.english
    wording.isRightToLeft = true
    for (words, sides) in [(Wording.english, ["Left", "Right"]), (wording, ["Right", "Left"])] {
      let page = try ParsedPage.controls(.blocks, words)
      let labels = page.elements.filter { $0.name == "label" }.map(\.text)
      #expect(Array(labels.prefix(2)) == sides)
      let keys = page.elements.filter { $0.name == "tr" }.map(\.text)
      let fold = try #require(keys.first { $0.hasPrefix(words.keys.fold) })
      #expect(fold.contains(words.isRightToLeft ? "→" : "←"))
    }
  }
}
