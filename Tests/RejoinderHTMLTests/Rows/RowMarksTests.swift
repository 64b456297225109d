import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// What server and browser say of a row alike.
@Suite struct RowMarksTests {
  private func classes(_ marks: RowMarks) -> String {
    var writer = PageWriter()
    marks.writeClasses(to: &writer)
    return writer.bytes.string
  }

  @Test func sayWhereLinesGo() {
    for indentation in 0...RowColumns.maximum {
      for continuing in UInt8.min...UInt8.max {
        for hasStem in [false, true] {
          let columns = RowColumns(
            indentation: indentation,
            continuing: continuing,
            hasStem: hasStem
          )
          let lines = (1...8).filter { continuing >> UInt8($0 - 1) & 1 == 1 }.map { " g\($0)" }
          let expected = "row l\(indentation)" + lines.joined() + (hasStem ? " s" : "")
          #expect(classes(RowMarks(columns: columns)) == expected)
        }
      }
    }
  }

  @Test(arguments: 0..<16)
  func sayWhatShows(bits: Int) {
    let marks = RowMarks(
      columns: RowColumns(indentation: 2, continuing: 1),
      isContext: bits & 1 != 0,
      showsWords: bits & 2 == 0,
      isMore: bits & 4 != 0,
      isTombstone: bits & 8 != 0
    )
    let names = [" context", " folded", " more", bits & 4 != 0 ? "" : " tomb"]
    let expected = names.indices.filter { bits >> $0 & 1 == 1 }.map { names[$0] }
    #expect(classes(marks) == "row l2 g1" + expected.joined())
  }

  @Test(.rows("N17")) func theControlSaysWhatItDoes() {
    for form in RowParts.ToggleForm.allCases {
      for isCollapsed in [false, true] {
        func phrase(_ hasReplies: Bool, _ count: Int) -> TogglePhrase {
          .made(form: form, hasReplies: hasReplies, replyCount: count, isCollapsed: isCollapsed)
        }
        let isNumber = form == .count || form == .badge
        let words: TogglePhrase = isCollapsed ? .showReplies : .hideReplies
        #expect(phrase(true, 1) == (isNumber ? .replies : words))
        #expect(phrase(true, 0) == .showAll)
        #expect(phrase(false, 0) == (isCollapsed ? .show : .hide))
      }
    }
  }

  @Test func thePhrasesHaveTheNumbersThatScriptsKnow() {
    let phrases: [TogglePhrase] = [.hideReplies, .showReplies, .replies, .hide, .show, .showAll]
    #expect(phrases == TogglePhrase.allCases)
    #expect(phrases.map { Int($0.rawValue) } == Array(0..<6))
  }
}
