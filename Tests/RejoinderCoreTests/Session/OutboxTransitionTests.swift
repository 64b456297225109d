import TestSupport
import Testing

@testable import RejoinderCore

/// Every state with every event, as one table.
@Suite struct OutboxTransitionTests {
  @Test(.rows("T42", "T47")) func hasAnOutcomeForEveryStateAndEvent() {
    let lines = Self.states.map { state in
      Self.events.map { event in cell(Outbox.transition(state, event)) }.joined(separator: " | ")
    }
    #expect(
      lines.joined(separator: "\n") == """
        sending keep | leave confirm | stay keep | stay keep | stay keep | stay keep | leave rollBack | waiting apply
        stay keep | leave confirm | retryable keep | final rollBack | lost keep | stay keep | stay keep | stay apply
        stay keep | leave confirm | retryable keep | final rollBack | stay keep | waiting apply | leave rollBack | waiting apply
        stay keep | leave confirm | stay keep | stay keep | stay keep | stay keep | leave rollBack | waiting apply
        """
    )
  }

  /// Waiting, sending, failed for now, failed for good.
  private static let states: [Outbox.State] = [
    .waiting, .sending, .failed(.retryable("earlier")), .failed(.final("earlier")),
  ]

  private static let events: [Outbox.Event] = [
    .send, .acknowledged(nil), .refused(.retryable("busy")), .refused(.final("locked")),
    .connectionLost, .retry, .discard,
    .superseded(by: .init(id: "newer", .delete("c"), createdAt: Timestamp(seconds: 0))),
  ]

  private func cell(_ outcome: (move: Outbox.Move, step: Outbox.Step)) -> String {
    let move =
      switch outcome.move {
      case .stay: "stay"
      case .leave: "leave"
      case .enter(.waiting): "waiting"
      case .enter(.sending): "sending"
      case .enter(.failed(.retryable("busy"))): "retryable"
      case .enter(.failed(.retryable(.connectionLost))): "lost"
      case .enter(.failed(.final("locked"))): "final"
      case .enter(.failed(let failure)): "\(failure)"
      }
    return "\(move) \(outcome.step)"
  }
}
