extension Outbox {
  /// Why the server did not do something, by the name it gives to that.
  public struct Reason: Hashable, Sendable {
    /// The name, such as `locked` or `too-long`; words for people come from elsewhere.
    public let name: Comment.ID

    /// Makes a reason.
    ///
    /// - Parameter name: Its name.
    public init(_ name: Comment.ID) { self.name = name }

    /// No answer came.
    public static let connectionLost = Reason("connection-lost")
    /// What a reply answers was discarded before it was published.
    public static let parentGone = Reason("parent-gone")
  }

  /// How an operation failed.
  public enum Failure: Hashable, Sendable {
    /// The same may succeed later.
    case retryable(Reason)
    /// The same will fail again.
    case final(Reason)
  }

  /// Where an operation stands.
  public enum State: Hashable, Sendable {
    /// It is to be sent, perhaps after another one of the same comment.
    case waiting
    /// It is under way.
    case sending
    /// It came to nothing; it stays until it is tried again, replaced or discarded.
    case failed(Failure)
  }

  /// What can happen to an operation.
  public enum Event: Hashable, Sendable {
    /// It goes out.
    case send
    /// The server did it: what it now knows, `nil` where it answered without a record.
    case acknowledged(Comment?)
    /// The server did not do it, and has nothing of it.
    case refused(Failure)
    /// The connection broke before an answer came.
    case connectionLost
    /// It is to be tried again.
    case retry
    /// It is no longer wanted.
    case discard
    /// A newer wish of the same kind takes its place.
    case superseded(by: Operation)
  }

  /// What an event does to what shows of a comment.
  public enum Step: UInt8, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case keep
    /// The wish shows as if it were done.
    case apply
    /// The server's record takes the place of the wish.
    case confirm
    /// The wish no longer shows.
    case rollBack
  }

  /// Where an operation goes.
  enum Move: Hashable {
    /// Nowhere.
    case stay
    /// Into a state.
    case enter(State)
    /// Out of the box.
    case leave
  }

  /// The table of states and events.
  ///
  /// Answers may come late, after a lost connection or while a retry waits; a late yes counts. What
  /// is under way can be neither called back nor replaced: the newer wish waits behind it.
  static func transition(_ state: State, _ event: Event) -> (move: Move, step: Step) {
    switch (state, event) {
    case (.waiting, .send): (.enter(.sending), .keep)
    case (.waiting, .acknowledged): (.leave, .confirm)
    case (.waiting, .refused): (.stay, .keep)
    case (.waiting, .connectionLost): (.stay, .keep)
    case (.waiting, .retry): (.stay, .keep)
    case (.waiting, .discard): (.leave, .rollBack)
    case (.waiting, .superseded): (.enter(.waiting), .apply)

    case (.sending, .send): (.stay, .keep)
    case (.sending, .acknowledged): (.leave, .confirm)
    case (.sending, .refused(.retryable(let reason))): (.enter(.failed(.retryable(reason))), .keep)
    case (.sending, .refused(.final(let reason))): (.enter(.failed(.final(reason))), .rollBack)
    case (.sending, .connectionLost): (.enter(.failed(.retryable(.connectionLost))), .keep)
    case (.sending, .retry): (.stay, .keep)
    case (.sending, .discard): (.stay, .keep)
    case (.sending, .superseded): (.stay, .apply)

    case (.failed(.retryable), .send): (.stay, .keep)
    case (.failed(.retryable), .acknowledged): (.leave, .confirm)
    case (.failed(.retryable), .refused(.retryable(let reason))):
      (.enter(.failed(.retryable(reason))), .keep)
    case (.failed(.retryable), .refused(.final(let reason))):
      (.enter(.failed(.final(reason))), .rollBack)
    case (.failed(.retryable), .connectionLost): (.stay, .keep)
    case (.failed(.retryable), .retry): (.enter(.waiting), .apply)
    case (.failed(.retryable), .discard): (.leave, .rollBack)
    case (.failed(.retryable), .superseded): (.enter(.waiting), .apply)

    case (.failed(.final), .send): (.stay, .keep)
    case (.failed(.final), .acknowledged): (.leave, .confirm)
    case (.failed(.final), .refused): (.stay, .keep)
    case (.failed(.final), .connectionLost): (.stay, .keep)
    case (.failed(.final), .retry): (.stay, .keep)
    case (.failed(.final), .discard): (.leave, .rollBack)
    case (.failed(.final), .superseded): (.enter(.waiting), .apply)
    }
  }
}

extension Outbox.Reason: ExpressibleByStringLiteral {
  /// Makes a reason.
  ///
  /// - Parameter value: Its name.
  public init(stringLiteral value: String) { self.init(Comment.ID(value)) }
}
