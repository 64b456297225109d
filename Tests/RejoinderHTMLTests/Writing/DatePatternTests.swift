import RejoinderCore
import TestSupport
import Testing

@testable import RejoinderHTML

/// The dates of rows are written by a path of their own; it must say what the words say.
@Suite struct DatePatternTests {
  private func written(_ write: (inout PageWriter) -> Void) -> String {
    var writer = PageWriter()
    write(&writer)
    return writer.bytes.string
  }

  private static var wordings: [Wording] {
    var odd = Wording.english
    odd.dates.dayAndTime = "{weekday}, {date} & {hour}.{minute}{second} {zone} {"
    odd.dates.day = "{weekday} {year}/{month}/{day}{nothing}{hour}"
    var short = Wording.english
    short.dates.months = ["only one"]
    return Wording.all + [odd, short]
  }

  @Test(arguments: [0, 7_200, -12_600]) func saysWhatTheWordsSay(offset: Int) {
    var random = SeededGenerator(default: 11)
    var moments = [Int64.min, -62_135_596_800_000_000, -1, 0, 951_782_400_000_000, .max]
    for _ in 0..<200 {
      moments.append(
        Int64.random(in: -99_999_999_999_999_999...999_999_999_999_999_999, using: &random)
      )
    }
    for wording in Self.wordings {
      let pattern = DatePattern(wording, offset: offset)
      for microseconds in moments {
        let moment = Timestamp(microseconds: microseconds)
        let expected = written { $0.text(wording.date(of: moment, offset: offset)) }
        #expect(written { pattern.write(moment, to: &$0) } == expected, "\(random)")
      }
    }
  }

  @Test func writesTheMomentForMachines() {
    let pattern = DatePattern(.english, offset: 0)
    var random = SeededGenerator(default: 12)
    for _ in 0..<200 {
      let seconds = Int64.random(in: -99_999_999_999...299_999_999_999, using: &random)
      let moment = Timestamp(microseconds: seconds * 1_000_000 + (seconds % 3 == 0 ? 1 : 0))
      let html = written { $0.time(moment, pattern) { _ in } }
      #expect(html.hasPrefix("<time datetime=\"\(moment.rfc3339)\" "), "\(random)")
    }
  }

  @Test(arguments: [0, 59, 60, 3_600, 86_400, 172_800, 700_000, 3_000_000, 70_000_000])
  func saysAgesAsTheWordsDo(seconds: Int64) {
    let now = Timestamp(seconds: Int64(1_700_000_000))
    let age = Age(since: now.advanced(byMicroseconds: -seconds * 1_000_000), now: now)
    for wording in Wording.all {
      for form in [Wording.AgeForm.short, .long] {
        #expect(written { $0.age(age, form, wording) } == wording.text(age, form))
      }
    }
    #expect(written { $0.age(.text("<2h"), .short, .english) } == "&lt;2h")
  }

  @Test(arguments: [0, 1, 9, 10, 1_000, -4, 1_234_567])
  func writesNumbersOfPhrasesAsTheWordsDo(_ number: Int) {
    let points = Wording.english.counts.points
    let expected = Wording.english.text(points, number)
    #expect(written { $0.phrase(points, number, .english) } == expected)
  }
}
