import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// That controls are what they look like to those who hear them and to those who use keys.
@Suite struct ControlAccessTests {
  private static let languages = Wording.all.map { $0.language }

  private func page(_ language: String) throws -> ParsedPage {
    let wording = try #require(Wording.all.first { $0.language == language })
    return try ParsedPage.controls(.blocks, wording)
  }

  @Test(arguments: languages) func everythingHasAName(language: String) throws {
    let page = try page(language)
    var count = 0
    for (index, element) in page.elements.enumerated() {
      let role = element.attributes["role"]
      guard
        ["button", "dialog", "section", "h2", "legend", "label", "caption", "th"]
          .contains(element.name) || role == "toolbar"
          || element.attributes["type"] == "search"
      else { continue }
      count += 1
      #expect(!page.accessibleName(of: index).isEmpty, "\(element.name) \(element.attributes)")
    }
    #expect(count > 60)
  }

  @Test func buttonsSayWhatTheyDoAndNothingElse() throws {
    let page = try page("en")
    for (index, element) in page.elements.enumerated() where element.name == "button" {
      #expect(element.attributes["type"] == "button")
      #expect(element.attributes["data-do"] != nil)
      #expect(element.attributes["title"] == page.accessibleName(of: index))
    }
    for element in page.elements where element.name == "svg" {
      #expect(element.attributes["aria-hidden"] == "true")
    }
  }

  @Test func rolesAreThoseOfWhatItIs() throws {
    let page = try page("en")
    for (part, name, role) in [
      ("tools", "div", "toolbar"), ("row-tools", "div", "toolbar"), ("find", "form", "search"),
      ("notice", "p", "status"), ("help", "dialog", nil), ("settings", "dialog", nil),
    ] as [(String, String, String?)] {
      let element = page.elements[try #require(page.part(part))]
      #expect(element.name == name && element.attributes["role"] == role, "\(part)")
    }
    let notice = page.elements[try #require(page.part("notice"))]
    #expect(notice.attributes["aria-live"] == "polite")
    #expect(notice.text.isEmpty)
    for part in ["help", "settings"] {
      let dialog = try #require(page.part(part))
      let names = page.indices(within: dialog).map { page.elements[$0].name }
      #expect(names.count { $0 == "h2" } == 1)
      #expect(names.firstIndex(of: "h2") ?? 0 < names.firstIndex(of: "button") ?? 0)
    }
  }

  @Test func choicesStandInNamedGroups() throws {
    let page = try page("en")
    for (index, element) in page.elements.enumerated() where element.name == "fieldset" {
      let children = page.elements.filter { $0.parent == index }
      #expect(children.first?.name == "legend")
      #expect(children.count > 2 && children.dropFirst().allSatisfy { $0.name == "label" })
    }
    for element in page.elements where element.attributes["type"] == "radio" {
      #expect(page.elements[element.parent].name == "label")
    }
  }

  /// Keys that buttons name are in the list of keys, or stand beside the field that they belong to.
  @Test func theListHasEveryKey() throws {
    let page = try page("en")
    let help = try #require(page.part("help"))
    let inside = page.indices(within: help)
    var keys: [String] = []
    for index in inside where page.elements[index].name == "kbd" {
      guard
        !inside.contains(where: {
          page.elements[$0].parent == index && page.elements[$0].name == "kbd"
        })
      else { continue }
      keys.append(page.elements[index].text)
    }
    let expected = [
      "j", "k", "J", "K", "n", "N", "p", "P", "u", "U", "h", "l", "[", "]", "*", "/", "?", "c",
      "Enter", "Space", "Home", "End", "PgUp", "PgDn", "Esc", "Ctrl", "⌘", "Z", "Shift",
      "←Left arrow", "→Right arrow", "↑Up arrow", "↓Down arrow",
    ]
    #expect(Set(keys) == Set(expected))
    let captions = page.elements.filter { $0.name == "caption" }.map(\.text)
    #expect(captions == ["Moving", "Folding", "Finding", "Other"])
    for element in page.elements {
      for key in (element.attributes["aria-keyshortcuts"] ?? "").split(whereSeparator: {
        $0 == " " || $0 == "+"
      }) {
        let name = ["Control": "Ctrl", "Meta": "⌘", "Escape": "Esc"][key] ?? String(key)
        #expect(keys.contains(name), "\(key)")
      }
    }
  }

  // MARK: Words

  @Test(arguments: languages) func everyWordIsOfTheWording(language: String) throws {
    let wording = try #require(Wording.all.first { $0.language == language })
    let words = Set(WordsOfALanguage(wording).texts.values)
    let page = try page(language)
    for text in page.texts where page.elements[text.element].name != "kbd" {
      let said = text.words.filter { !$0.isNewline && $0 != " " }
      let isKeys = said.allSatisfy { "←→↑↓+".contains($0) }
      #expect(words.contains(text.words) || isKeys, "'\(text.words)'")
    }
    for element in page.elements {
      for name in ["aria-label", "title", "placeholder"] {
        guard let said = element.attributes[name] else { continue }
        #expect(words.contains(said), "'\(said)'")
      }
    }
  }

  /// All words of controls and keys are said, so that none is left to translate in vain.
  @Test(arguments: languages) func everyWordOfControlsIsSaid(language: String) throws {
    let wording = try #require(Wording.all.first { $0.language == language })
    let page = try page(language)
    var said = Set(page.elements.map(\.text))
    for name in ["aria-label", "title", "placeholder"] {
      said.formUnion(page.elements.compactMap { $0.attributes[name] })
    }
    for (path, text) in WordsOfALanguage(wording).texts
    where path.hasPrefix("controls.") || path.hasPrefix("keys.") {
      #expect(said.contains(text), "\(path)")
    }
  }
}
