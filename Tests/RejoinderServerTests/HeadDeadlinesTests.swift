import Testing

@testable import RejoinderServer

struct HeadDeadlinesTests {
  @Test func findsWhatIsOverdueOnce() {
    var deadlines = HeadDeadlines()
    deadlines.expectHead(on: 9, by: 100)
    deadlines.expectHead(on: 3, by: 200)
    let (before, at, later, last) = (
      deadlines.removeOverdue(at: 99), deadlines.removeOverdue(at: 100),
      deadlines.removeOverdue(at: 1000), deadlines.removeOverdue(at: 1000)
    )
    #expect((before, at, later, last) == ([], [9], [3], []))
  }

  @Test func forgetsWhatIsCleared() {
    var deadlines = HeadDeadlines()
    deadlines.expectHead(on: 5, by: 100)
    deadlines.clear(5)
    let overdue = deadlines.removeOverdue(at: 1000)
    #expect(overdue.isEmpty)
  }
}
