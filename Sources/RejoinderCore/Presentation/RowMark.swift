/// A word or two beside the name: that a comment is new, pinned, spoken by a moderator and the like.
public struct RowMark: Hashable, Sendable {
  /// What it says.
  public let kind: Kind
  /// How it is written.
  public let text: String
  /// How it is said to somebody who hears it.
  public let label: String

  /// Makes a mark.
  ///
  /// - Parameters:
  ///   - kind: What it says.
  ///   - text: How it is written.
  ///   - label: How it is said, where that is not the same.
  public init(_ kind: Kind, _ text: String, label: String? = nil) {
    (self.kind, self.text, self.label) = (kind, text, label ?? text)
  }

  /// What marks say, in the order in which they stand.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// That the author opened the discussion.
    case opener
    /// That it came since the last visit.
    case new
    /// That it was changed.
    case edited
    /// That it is held above the others.
    case pinned
    /// That it is spoken in an office.
    case moderator
    /// That a program wrote it.
    case automated
    /// That it is the chosen answer.
    case accepted
    /// That it takes no more replies.
    case locked
    /// That it stands in the channel as well.
    case alsoInChannel
    /// That it waits for a moderator.
    case pending
  }

  /// How much a mark stands out.
  public enum Tone: UInt8, Hashable, Sendable, CaseIterable {
    /// Quiet words.
    case quiet
    /// Framed words in the tint.
    case tinted
    /// Words on a ground of their own: good news.
    case good
    /// Words on a ground of their own: something is not done yet.
    case waiting
  }

  /// How much it stands out.
  public var tone: Tone { kind.tone }

  /// Whether all of it is the same, texts byte for byte.
  ///
  /// - Parameters:
  ///   - lhs: One mark.
  ///   - rhs: Another mark.
  /// - Returns: Whether they are equal.
  public static func == (lhs: RowMark, rhs: RowMark) -> Bool {
    lhs.kind == rhs.kind && sameBytes(lhs.text, rhs.text) && sameBytes(lhs.label, rhs.label)
  }

  /// Hashes what it says.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension RowMark.Kind {
  /// How much a mark stands out.
  public var tone: RowMark.Tone {
    switch self {
    case .opener: .tinted
    case .new, .moderator, .accepted: .good
    case .pending: .waiting
    case .edited, .pinned, .automated, .locked, .alsoInChannel: .quiet
    }
  }

  /// The mark of a comment that it tells of, `nil` where it tells of something else.
  public var flag: CommentFlags? {
    switch self {
    case .pinned: .pinned
    case .moderator: .distinguished
    case .automated: .automated
    case .accepted: .accepted
    case .locked: .locked
    case .alsoInChannel: .alsoInChannel
    case .opener, .new, .edited, .pending: nil
    }
  }

  /// What it says; without the age of a change, which not every comment knows.
  ///
  /// - Parameter wording: The words.
  /// - Returns: The text.
  public func text(_ wording: Wording) -> String {
    switch self {
    case .opener: wording.markers.originalPoster
    case .new: wording.speech.new
    case .edited: wording.markers.edited
    case .pinned: wording.markers.pinned
    case .moderator: wording.markers.moderator
    case .automated: wording.markers.automated
    case .accepted: wording.markers.accepted
    case .locked: wording.markers.locked
    case .alsoInChannel: wording.markers.alsoInChannel
    case .pending: wording.markers.pending
    }
  }
}

extension DiscussionColors {
  /// The colour of a mark's words.
  ///
  /// - Parameter tone: How much the mark stands out.
  /// - Returns: The colour.
  public func words(of tone: RowMark.Tone) -> AdaptiveColor {
    switch tone {
    case .quiet: dim
    case .tinted: tint
    case .good: good
    case .waiting: wait
    }
  }

  /// What is behind a mark's words.
  ///
  /// - Parameter tone: How much the mark stands out.
  /// - Returns: The colour, `nil` where the ground of the row shows.
  public func ground(of tone: RowMark.Tone) -> AdaptiveColor? {
    switch tone {
    case .quiet, .tinted: nil
    case .good: goodSoft
    case .waiting: waitSoft
    }
  }
}
