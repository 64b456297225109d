import TestSupport
import Testing

struct SeededGeneratorTests {
  @Test func isTheXoshiroOfThePapers() {
    var random = SeededGenerator(seed: 0)
    #expect(random.next() == 0x99EC_5F36_CB75_F2B4)
    #expect(random.next() == 0xBF6E_1F78_4956_452A)
  }

  @Test func repeatsItselfFromItsSeed() {
    var (one, other) = (SeededGenerator(seed: 7), SeededGenerator(seed: 7))
    for _ in 0..<100 { #expect(one.next() == other.next()) }
  }

  @Test func saysHowToSeeItsNumbersAgain() {
    #expect("\(SeededGenerator(seed: 7))" == "seed: 7 (run again with SEED=7)")
  }

  @Test func leavesATrailThroughLoops() {
    var trails: [[String]] = []
    withSeed(5) { random in
      withEvery("turn", in: 1...2) { _ in trails.append(Trail.steps) }
      trails.append(["\(random)"])
    }
    let seed = trails.removeLast()
    #expect(trails == [seed + ["turn: 1"], seed + ["turn: 2"]])
    #expect(Trail.steps.isEmpty)
  }
}
