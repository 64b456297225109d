import RejoinderCore
import TestSupport
import Testing

/// What becomes of a finger that moves over a row.
@Suite(.trail) struct SwipeDragTests {
  typealias Phase = SwipeDrag.Phase
  typealias Outcome = SwipeDrag.Outcome

  private static let free = SwipeDrag.Actions(width: 80, runsWhenFar: true)
  private static let held = SwipeDrag.Actions(width: 80)

  private func drag(
    leading: SwipeDrag.Actions = SwipeDrag.Actions(),
    trailing: SwipeDrag.Actions = free,
    isRightToLeft: Bool = false
  ) -> SwipeDrag {
    SwipeDrag(leading: leading, trailing: trailing, width: 400, isRightToLeft: isRightToLeft)
  }

  /// Which moves are whose: to the side with something, to the other, steep ones and short ones.
  private static let moves: [(dx: Double, dy: Double, phase: Phase)] = [
    (0, 0, .undecided), (-9, 0, .undecided), (-9.9, 9.9, .undecided), (0, 9, .undecided),
    (-10, 0, .horizontal), (-60, 4, .horizontal), (-15, 10, .horizontal), (-15, -10, .horizontal),
    (-14, 10, .vertical), (-10, 10, .vertical), (0, 10, .vertical), (-100, 90, .vertical),
    (10, 0, .vertical), (300, 0, .vertical),
  ]

  @Test(.rows("S18", "S32"), arguments: moves, [false, true])
  func takesADragThatGoesSidewaysToSomething(
    move: (dx: Double, dy: Double, phase: Phase),
    isRightToLeft: Bool
  ) {
    var drag = drag(isRightToLeft: isRightToLeft)
    #expect(drag.phase == .idle)
    #expect(drag.began() == .undecided)
    #expect(drag.moved(dx: isRightToLeft ? -move.dx : move.dx, dy: move.dy) == move.phase)
    let isTaken = move.phase == .horizontal
    #expect(isTaken || drag.offset == 0)
    #expect(drag.edge == (isTaken ? .trailing : nil))
  }

  @Test(.rows("S32")) func neverTakesADragThatBeganUpOrDown() {
    withSeed(3) { random in
      for _ in 0..<2_000 {
        var drag = drag(leading: Self.free)
        drag.began()
        let upright = Double.random(in: 10...200, using: &random)
        let sideways = Double.random(in: -upright...upright, using: &random)
        let first = drag.moved(dx: sideways, dy: Bool.random(using: &random) ? upright : -upright)
        let later = drag.moved(dx: Double.random(in: -400...400, using: &random), dy: 0)
        let outcome = drag.ended(velocity: -5_000)
        #expect(first == .vertical && later == .vertical)
        #expect(outcome == .notTaken && drag.offset == 0)
      }
    }
  }

  @Test func leavesADragToAScrollerInsideTheRow() {
    var drag = drag(leading: Self.free)
    #expect(drag.began(isOverScroller: true) == .vertical)
    #expect(drag.moved(dx: -200, dy: 0) == .vertical)
    #expect(drag.offset == 0)
    #expect(drag.ended(velocity: -900) == .notTaken)
    #expect(drag.began() == .undecided)
  }

  @Test func keepsItsDecision() {
    var drag = drag()
    drag.began()
    #expect(drag.moved(dx: -20, dy: 0) == .horizontal)
    #expect(drag.moved(dx: -20, dy: 300) == .horizontal)
  }

  /// Ends: how far it went after the first ten, how fast it left, what comes of it.
  private static let ends: [(distance: Double, speed: Double, free: Outcome, held: Outcome)] = [
    (0, 0, .closed, .closed),
    (39, 0, .closed, .closed),
    (40, 0, .revealed(.trailing), .revealed(.trailing)),
    (80, 0, .revealed(.trailing), .revealed(.trailing)),
    (1, 299, .closed, .closed),
    (1, 300, .revealed(.trailing), .revealed(.trailing)),
    (1, 9_000, .revealed(.trailing), .revealed(.trailing)),
    (80, -299, .revealed(.trailing), .revealed(.trailing)),
    (80, -300, .closed, .closed),
    (239, 0, .revealed(.trailing), .revealed(.trailing)),
    (239, 9_000, .revealed(.trailing), .revealed(.trailing)),
    (240, 0, .runs(.trailing), .revealed(.trailing)),
    (400, -299, .runs(.trailing), .revealed(.trailing)),
    (400, -300, .closed, .closed),
    (-30, 900, .closed, .closed),
  ]

  @Test(.rows("S18", "S32"), arguments: ends, [false, true])
  func endsByDistanceAndSpeed(
    end: (distance: Double, speed: Double, free: Outcome, held: Outcome),
    isRightToLeft: Bool
  ) {
    let sign = isRightToLeft ? 1.0 : -1.0
    for (actions, expected) in [(Self.free, end.free), (Self.held, end.held)] {
      var drag = drag(trailing: actions, isRightToLeft: isRightToLeft)
      drag.began()
      drag.moved(dx: 10 * sign, dy: 0)
      drag.moved(dx: (10 + end.distance) * sign, dy: 0)
      let isFar = drag.isFar
      let outcome = drag.ended(velocity: end.speed * sign)
      #expect(outcome == expected)
      #expect(isFar == (end.distance >= 240 && actions.runsWhenFar))
      let staysOpen = outcome == .revealed(.trailing)
      #expect(drag.offset == (staysOpen ? 80 * sign : 0))
      #expect(drag.revealed == (staysOpen ? .trailing : nil))
      #expect(drag.phase == .idle)
    }
  }

  @Test func followsTheFingerWithoutAJump() {
    var drag = drag()
    drag.began()
    drag.moved(dx: -10, dy: 0)
    #expect(drag.offset == 0)
    drag.moved(dx: -11, dy: 0)
    #expect(drag.offset == -1)
    drag.moved(dx: -70, dy: 0)
    #expect(drag.offset == -60)
    #expect(drag.shownWidth == 60)
    drag.moved(dx: -5_000, dy: 0)
    #expect(drag.offset == -400)
  }

  @Test func resistsBeyondWhatIsThere() {
    withEvery("right to left", in: [false, true]) { isRightToLeft in
      var drag = drag(trailing: Self.held, isRightToLeft: isRightToLeft)
      drag.began()
      drag.moved(dx: isRightToLeft ? 10 : -10, dy: 0)
      var last = -1_000.0
      withEvery("distance", in: stride(from: -900.0, through: 900, by: 10)) { distance in
        drag.moved(dx: (10 + distance) * (isRightToLeft ? 1 : -1), dy: 0)
        let shown = drag.shownWidth
        #expect(shown > last)
        #expect(shown <= 400 && shown >= -400)
        if 0...80 ~= distance { #expect(shown == distance) } else { #expect(shown != distance) }
        if distance < 0 { #expect(shown < 0 && shown > distance) }
        if distance > 80 { #expect(shown > 80 && shown < distance) }
        #expect(drag.offset == (isRightToLeft ? shown : -shown))
        last = shown
      }
    }
  }

  @Test func anOpenRowIsDrawnOnOrClosed() {
    var drag = drag(leading: Self.free)
    drag.reveal(.trailing)
    #expect(drag.offset == -80)

    drag.began()
    #expect(drag.offset == -80)
    #expect(drag.moved(dx: 10, dy: 0) == .horizontal)
    #expect(drag.offset == -80)
    drag.moved(dx: 60, dy: 0)
    #expect(drag.offset == -30)
    #expect(drag.edge == .trailing)
    #expect(drag.ended() == .closed)

    drag.reveal(.trailing)
    drag.began()
    drag.moved(dx: -10, dy: 0)
    drag.moved(dx: -170, dy: 0)
    #expect(drag.isFar)
    #expect(drag.ended() == .runs(.trailing))
  }

  @Test func aDragThatIsNotTakenLeavesAnOpenRowOpen() {
    var drag = drag()
    drag.reveal(.trailing)
    drag.began()
    drag.moved(dx: 0, dy: 50)
    #expect(drag.ended() == .notTaken)
    #expect(drag.revealed == .trailing)
    drag.began()
    drag.moved(dx: 70, dy: 0)
    drag.cancelled()
    #expect(drag.offset == -80)
    drag.close()
    #expect(drag.offset == 0)
    drag.reveal(.leading)
    #expect(drag.revealed == nil)
  }

  @Test func closingTakesTheRowFromTheFinger() {
    var drag = drag()
    drag.began()
    drag.moved(dx: -100, dy: 0)
    drag.close()
    #expect(drag.moved(dx: -200, dy: 0) == .vertical)
    #expect(drag.offset == 0)
  }

  @Test(.rows("S32")) func runsOnlyBeyondAllThatItShows() {
    let wide = SwipeDrag.Actions(width: 300, runsWhenFar: true)
    var drag = SwipeDrag(trailing: wide, width: 320)
    drag.began()
    drag.moved(dx: -2_000, dy: 0)
    #expect(!drag.isFar)
    #expect(drag.farDistance(at: .trailing) == 322)
    #expect(drag.ended() == .revealed(.trailing))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func ignoresWhatIsNoNumber(odd: Double) {
    var drag = SwipeDrag(trailing: SwipeDrag.Actions(width: odd), width: 400)
    #expect(drag.trailing.width == 0)
    drag.trailing = Self.free
    drag.began()
    #expect(drag.moved(dx: odd, dy: 0) == .undecided)
    drag.moved(dx: -60, dy: 0)
    #expect(drag.moved(dx: -60, dy: odd) == .horizontal)
    #expect(drag.offset == -50)
    #expect(drag.ended(velocity: odd) == .revealed(.trailing))
  }

  @Test func aRowWithoutWidthStaysInItsPlace() {
    var drag = SwipeDrag(trailing: Self.free, width: 0)
    drag.began()
    drag.moved(dx: -60, dy: 0)
    #expect(drag.offset == 0)
    #expect(drag.ended() == .closed)
  }
}
