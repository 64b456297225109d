import RejoinderCore
import Testing

private typealias Comment = RejoinderCore.Comment

/// What keys do, and where taps fold.
struct KeyCommandTests {
  @Test(arguments: [
    (Unicode.Scalar("j"), KeyCommand.step(.nextRow)), ("k", .step(.previousRow)),
    ("J", .step(.nextSibling)), ("K", .step(.previousSibling)), ("n", .step(.nextRoot)),
    ("N", .step(.previousRoot)), ("p", .step(.parent)), ("u", .unread(isBackward: false)),
    ("U", .unread(isBackward: true)), ("h", .fold), ("l", .unfold), ("*", .unfoldBelow),
    ("[", .fewerLevels), ("]", .moreLevels), ("?", .help),
  ])
  func isWhatALetterMeans(letter: Unicode.Scalar, command: KeyCommand) {
    #expect(KeyCommand(.character(letter)) == command)
    #expect(KeyCommand(.character(letter), isCommand: true) == nil)
  }

  @Test func mirrorsArrows() {
    #expect(KeyCommand(.left) == .fold)
    #expect(KeyCommand(.right) == .unfold)
    #expect(KeyCommand(.left, isRightToLeft: true) == .unfold)
    #expect(KeyCommand(.right, isRightToLeft: true) == .fold)
    #expect(KeyCommand(.character("h"), isRightToLeft: true) == .fold)
  }

  @Test func takesBackByACommandAlone() {
    #expect(KeyCommand(.character("z"), isCommand: true) == .undo)
    #expect(KeyCommand(.character("z")) == nil)
    #expect(KeyCommand(.character("x")) == nil)
  }

  @Test func opensThenEntersAndClosesThenLeaves() {
    var outline = CommentOutline(
      CommentTree([
        Comment(id: "1", author: "Ana", body: ""),
        Comment(id: "2", parentID: "1", author: "Luis", body: ""),
        Comment(id: "3", author: "Noa", body: ""),
      ])
    )
    #expect(outline.opening("1") == .goes(.comment("2")))
    #expect(outline.opening("2") == nil)
    #expect(outline.closing("2", canFold: false) == .goes(.comment("1")))
    #expect(outline.closing("1", canFold: true) == .toggles("1"))
    outline.collapse("1")
    #expect(outline.opening("1") == .toggles("1"))
    #expect(outline.closing("1", canFold: true) == nil)
    #expect(outline.closing("x", canFold: false) == nil)
  }

  @Test(arguments: FoldTap.allCases)
  func foldsWhereItShould(tap: FoldTap) {
    let metrics = DiscussionStyle.blocks.metrics
    let columns = RowColumns(indentation: 1, continuing: 0b10, hasStem: false)
    func outcome(_ x: Double, _ y: Double) -> FoldTap.Outcome? {
      tap.outcome(atX: x, y: y, columns, metrics: metrics, height: 200, headingHeight: 20)
    }
    let inHeading = outcome(300, metrics.replyMargin + metrics.padding.top + 1)
    #expect(inHeading == (tap == .heading || tap == .anywhere ? .toggle : nil))
    #expect(outcome(300, 150) == (tap == .anywhere ? .toggle : nil))
    let targets = BranchTarget.all(columns, metrics: metrics, height: 200)
    for target in targets {
      let hit = outcome(target.area.midX, target.area.y + 1)
      #expect(hit == (tap == .never ? nil : .branch(depth: target.depth)))
      #expect(target.area.width >= DiscussionMetrics.pointerTarget)
    }
  }
}
