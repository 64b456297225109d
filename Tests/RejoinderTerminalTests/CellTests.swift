import RejoinderCore
import RejoinderTerminal
import Testing

/// Words whose letters take two cells, or none.
struct CellTests {
  @Test func breaksLinesByCells() {
    let expected = """
      陽子
      りんごは今年もたくさ
      ん実りました。
      """
    #expect(frame([comment("1", by: "陽子", "りんごは今年もたくさん実りました。")]) { $0.width = 20 } == expected)
  }

  @Test func keepsWhatIsPutTogetherWhole() {
    let farmers = String(repeating: "👩‍🌾", count: 12)
    let lines = frame([comment("1", by: "A", farmers)]) { $0.width = 20 }.split(separator: "\n")
    #expect(lines.map(\.count) == [1, 10, 2])
  }

  @Test func marksTakeNoCells() {
    let word = String(repeating: "e\u{301}", count: 20)
    #expect(frame([comment("1", by: "A", word)]) { $0.width = 20 } == "A\n" + word)
  }

  @Test func cutsNamesThatAreTooLong() {
    let name = String(repeating: "陽", count: 30)
    let expected = "陽陽陽陽陽陽陽陽陽…\nHi."
    #expect(frame([comment("1", by: name, "Hi.")]) { $0.width = 20 } == expected)
  }

  @Test func beginsAnotherLineWhereAPieceDoesNotFit() {
    var long = comment("1", by: "Somebody", "Hi.")
    (long.votes, long.createdAt) = (Votes(up: 12_345), minutes(beforeNoon: 5))
    long.flags = [.pinned]
    let reply = comment("2", under: "1", by: "A", "Yes.")
    let expected = """
      Somebody · 5 min
      12,345 points · pinned
      Hi.
      │
      ╰─ A
         Yes.
      """
    #expect(frame([long, reply]) { $0.width = 23 } == expected)
  }
}
