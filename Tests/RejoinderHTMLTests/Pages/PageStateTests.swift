import RejoinderCore
import RejoinderHTML
import Testing

@Suite struct PageStateTests {
  @Test func readsWhatAddressesSay() {
    let state = PageState(parameters: [
      ("sort", "top"), ("levels", "2"), ("fold", "9,10,a.2Cb"), ("open", "7"), ("page", "3"),
      ("at", "x.20y"),
    ])
    #expect(state.order == .top)
    #expect(state.levels == .first(2))
    #expect(state.foldedIDs == ["9", "10", "a,b"])
    #expect(state.openedIDs == ["7"])
    #expect(state.page == 3)
    #expect(state.target == "x y")
  }

  @Test(arguments: [
    ("sort", "no-such-order"), ("levels", "0"), ("levels", "-1"), ("levels", "many"), ("page", "0"),
    ("page", "9999999999"), ("page", "x"), ("page", ""), ("at", "%"), ("fold", ""), ("fold", ",,"),
    ("fold", "a b"), ("unknown", "1"), ("", ""),
  ])
  func takesWhatCannotBeReadAsAbsent(name: String, value: String) {
    #expect(PageState(parameters: [(name, value)]) == PageState())
  }

  @Test func readsTheFirstOfRepeatedParameters() {
    let state = PageState(parameters: [("page", "2"), ("page", "3"), ("fold", "1"), ("fold", "2")])
    #expect(state.page == 2)
    #expect(state.foldedIDs == ["1"])
  }

  @Test func isTheSameForTheSameFoldsInAnyOrder() {
    let state = PageState(parameters: [("fold", "9,10,9,1")])
    #expect(state == PageState(parameters: [("fold", "1,10,9")]))
    #expect(state.foldedIDs == ["1", "9", "10"])
  }

  @Test func neverBothFoldsAndOpensAComment() {
    var state = PageState(parameters: [("fold", "1"), ("open", "1")])
    #expect(state.foldedIDs == ["1"])
    #expect(state.openedIDs == [])
    let isOpen = state.open("1")
    #expect(isOpen)
    #expect(state.foldedIDs == [])
    #expect(state.openedIDs == ["1"])
  }

  @Test func holdsAHundredFolds() {
    let ids = (1...101).map { "\($0)" }
    for count in [99, 100, 101] {
      let state = PageState(parameters: [("fold", ids.prefix(count).joined(separator: ","))])
      #expect(state.foldedIDs.count == min(count, PageState.maximumFolds))
    }
    var state = PageState(parameters: [("fold", ids.prefix(99).joined(separator: ","))])
    let isOpen = state.open("500")
    #expect(isOpen)
    let isOneMore = state.fold("501")
    #expect(!isOneMore)
    let isFoldedStill = state.fold("7")
    #expect(isFoldedStill)
  }

  @Test(arguments: [(2_046, true), (2_047, true), (2_048, false), (10_240, false)])
  func holdsFoldsOfSomeBytes(length: Int, fits: Bool) {
    var state = PageState()
    let isFolded = state.fold(Comment.ID(String(repeating: "x", count: length)))
    #expect(isFolded == fits)
  }
}
