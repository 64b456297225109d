import TestSupport
import Testing

@testable import RejoinderCore

/// Every state and every event of each machine, cell by cell.
///
/// A line is a state, a column an event in the order of its cases; `+` says that a page is asked for.
@Suite struct SessionTableTests {
  @Test func opensAsTheTableSays() {
    let table = """
      idle       loading+   idle       idle   idle   idle     idle   idle
      loading    loading    loading+   loaded empty  failed   loading loading
      loaded     loaded     reloading+ loaded loaded loaded   loaded empty
      empty      empty      reloading+ loaded empty  empty    loaded empty
      failed     loading+   loading+   loaded empty  failed   failed failed
      reloading  reloading  reloading+ loaded empty  outdated reloading reloading
      outdated   reloading+ reloading+ loaded empty  outdated outdated outdated
      """
    expect(table, Opening.State.allCases, Opening.Event.allCases) { state, event in
      let (next, loads) = Opening.transition(state, event)
      return "\(next)\(loads ? "+" : "")"
    }
  }

  @Test func loadsMoreAsTheTableSays() {
    let table = """
      absent         idle           absent         absent         absent         absent         absent
      idle           idle           loading+       idle           absent         broughtNothing idle
      loading        loading        loading        idle           absent         broughtNothing failed
      failed         failed         loading+       idle           absent         broughtNothing failed
      broughtNothing broughtNothing broughtNothing broughtNothing broughtNothing broughtNothing broughtNothing
      """
    expect(table, MorePages.State.allCases, MorePages.Event.allCases) { state, event in
      let (next, loads) = MorePages.transition(state, event)
      return "\(next)\(loads ? "+" : "")"
    }
  }

  @Test func jumpsAsTheTableSays() {
    let table = """
      idle       idle revealing searching idle       idle       nothingNew idle
      revealing  idle revealing searching notFound   failed     nothingNew idle
      searching  idle revealing searching searching  failed     nothingNew idle
      notFound   idle revealing searching notFound   notFound   nothingNew idle
      failed     idle revealing searching failed     failed     nothingNew idle
      nothingNew idle revealing searching nothingNew nothingNew nothingNew idle
      """
    expect(table, PendingJump.State.allCases, PendingJump.Event.allCases) { state, event in
      "\(PendingJump.transition(state, event))"
    }
  }

  @Test func followsWhatComesAsTheTableSays() {
    let table = """
      following following/keep following/clear reading/keep
      reading   reading/count  following/clear reading/keep
      """
    expect(table, LiveEdge.State.allCases, LiveEdge.Event.allCases) { state, event in
      let (next, reaction) = LiveEdge.transition(state, event)
      return "\(next)/\(reaction)"
    }
  }

  /// Compares a table with what a machine does; a cell too few or too many is a difference as well.
  private func expect<State, Event>(
    _ table: String,
    _ states: [State],
    _ events: [Event],
    sourceLocation: SourceLocation = #_sourceLocation,
    _ transition: (State, Event) -> String
  ) {
    let expected = table.split(separator: "\n").map { line in
      line.split(separator: " ").map { String($0) }
    }
    let found = states.map { state in
      ["\(state)"] + events.map { transition(state, $0) }
    }
    #expect(found == expected, sourceLocation: sourceLocation)
  }
}
