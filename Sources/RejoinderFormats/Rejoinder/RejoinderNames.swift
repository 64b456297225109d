import RejoinderCore

extension CommentState {
  /// The word for the state.
  var rejoinderName: String { "\(self)" }

  init?(rejoinderName name: String) {
    guard let state = Self.allCases.first(where: { $0.rejoinderName == name }) else { return nil }
    self = state
  }
}

extension CommentFlags {
  private static let names: [(CommentFlags, String)] = [
    (.pinned, "pinned"), (.locked, "locked"), (.distinguished, "distinguished"),
    (.automated, "automated"), (.folded, "folded"), (.alsoInChannel, "alsoInChannel"),
    (.scoreHidden, "scoreHidden"), (.accepted, "accepted"),
  ]

  /// The words for the flags; a flag without one is written as its bit.
  var rejoinderNames: [String] {
    (0..<UInt16(rawValue.bitWidth)).compactMap { bit in
      let flag = CommentFlags(rawValue: 1 << bit)
      guard contains(flag) else { return nil }
      return Self.names.first { $0.0 == flag }?.1 ?? "bit\(bit)"
    }
  }

  init?(rejoinderName name: String) {
    if let flag = Self.names.first(where: { $0.1 == name })?.0 {
      self = flag
    } else if name.hasPrefix("bit"), let bit = Int(name.dropFirst(3)), 0..<16 ~= bit {
      self.init(rawValue: 1 << UInt16(bit))
    } else {
      return nil
    }
  }
}

extension Body.Format {
  /// The field in which a text of this format stands.
  var rejoinderField: RejoinderField {
    switch self {
    case .plain: .text
    case .html: .html
    case .markdown: .markdown
    }
  }
}
