/// What is to happen when the animations of one transaction have ended.
final class AnimationCompletions: @unchecked Sendable {
  private let lock = NSLock()
  private var actions: [() -> Void] = []
  private var isClaimed = false

  func add(_ action: @escaping () -> Void) {
    lock.withLock { actions.append(action) }
  }

  /// Says that something changed in the transaction, so that its animations have to end first.
  func claim() {
    lock.withLock { isClaimed = true }
  }

  func runUnlessClaimed() {
    if lock.withLock({ isClaimed }) { return }
    run()
  }

  /// Ends the animations.
  func run() {
    let ended = lock.withLock {
      defer { actions = [] }
      return actions
    }
    for action in ended { action() }
  }
}
