import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// What sheets say of rows and controls that are alive.
@Suite struct LiveStyleTests {
  @Test(.rows("S15"), arguments: Look.all)
  func aSwipeHasTheColoursOfTheLook(look: Look) {
    let sheet = ParsedSheet(look.style)
    guard let swipe = look.style.swipe else {
      #expect(sheet.value("background", of: ".swipe") == "var(--tint)")
      #expect(sheet.value("color", of: ".swipe") == "var(--card)")
      return
    }
    #expect(sheet.color("background", of: ".swipe") == swipe.color)
    #expect(sheet.color("color", of: ".swipe") == swipe.textColor)
    let far = "[data-swipe=far] > .swipe"
    #expect(sheet.color("background", of: far) == swipe.highlightedColor)
    #expect(sheet.color("color", of: far) == swipe.highlightedTextColor)
  }

  /// Words of controls stand on grounds that the pairs of a look know.
  @Test(arguments: Look.all) func controlsStandOnKnownGrounds(look: Look) {
    let sheet = ParsedSheet(look.style)
    for (selector, words, ground) in [
      (".panel", "var(--text)", "var(--page)"), (".toast", "var(--page)", "var(--text)"),
      (".pill", "var(--page)", "var(--tint)"), (".chip", "var(--wait)", "var(--wait-soft)"),
      (".jump", "var(--tint)", "var(--page)"), (".find input", "var(--text)", "var(--page)"),
      (".retry", "var(--dim)", "var(--card)"),
      ("::highlight(rejoinder-current)", "var(--card)", "var(--tint)"),
    ] {
      #expect(sheet.value("color", of: selector) == words, "\(selector)")
      #expect(sheet.value("background", of: selector) == ground, "\(selector)")
    }
  }

  @Test(arguments: Look.all) func everyColumnOfABranchCanBeMarked(look: Look) {
    let style = look.style
    let sheet = ParsedSheet(style)
    let levels = style.metrics.maximumLevels
    for column in 1...levels {
      switch style.metrics.connector {
      case .elbow:
        #expect(sheet.value("--c\(column)", of: ".b\(column)") == "var(--tint)")
      case .extendedBars:
        #expect(sheet.value("--b\(column)", of: ".b\(column)") != nil)
        #expect(sheet.value("--own-bar", of: ".b\(column).l\(column)") == "var(--tint)")
      case .bar:
        #expect(sheet.value("--own-bar", of: ".b\(column).l\(column)") == "var(--tint)")
      case .none:
        #expect(sheet.value("--own-bar", of: ".b\(column).l\(column)") == nil)
      }
    }
  }

  /// An id in the selector counts more than all classes, so that nothing shows what is hidden.
  @Test(arguments: Look.all) func whatIsHiddenDoesNotShow(look: Look) {
    let sheet = ParsedSheet(look.style)
    #expect(sheet.value("display", of: "[hidden]:not(#_)") == "none")
    #expect(
      !sheet.rules.contains { $0.selectors.contains { $0.wholeMatch(of: #/.*#[a-z]+.*/#) != nil } }
    )
  }

  @Test(.rows("N31"), arguments: Look.all) func buttonsAreLargeEnough(look: Look) {
    let sheet = ParsedSheet(look.style)
    #expect(sheet.value("min-block-size", of: ".do") == "var(--hit)")
    #expect(sheet.length("min-block-size", of: ".row-tools > .do") == 24)
    let coarse = sheet.rules.first {
      $0.conditions == ["@media (pointer: coarse)"] && $0.selectors == [".row-tools > .do"]
    }
    #expect(coarse?.declarations.first { $0.name == "min-block-size" }?.value == "2.75rem")
  }

  @Test(arguments: Look.all) func noControlIsPrinted(look: Look) {
    let rule = ParsedSheet(look.style).rules.first {
      $0.conditions == ["@media print"] && $0.selectors.contains("[data-part]")
    }
    #expect(rule?.declarations.map(\.value) == ["none"])
  }

  /// Directions of the page, not of the screen.
  @Test(arguments: Look.all) func mirrorsByItself(look: Look) {
    for rule in ParsedSheet(look.style).rules {
      for (name, _) in rule.declarations {
        let parts = name.split(separator: "-")
        #expect(!parts.contains("left") && !parts.contains("right"), "\(rule.selectors) \(name)")
      }
    }
  }
}
