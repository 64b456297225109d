/// developer.apple.com/documentation/swiftui/text
nonisolated public struct Text: View, _PrimitiveView, Equatable, Sendable {
  enum Words: Hashable, Sendable {
    case plain(String)
    case attributed(AttributedString)
    case joined([Text])
  }

  var words: Words
  /// What was said of the text by its own modifiers.
  var attributes: [String: ViewValue] = [:]

  init(words: Words, localized: Bool = false) {
    self.words = words
    if localized { attributes["isLocalized"] = true }
  }

  /// developer.apple.com/documentation/swiftui/text/init(verbatim:)
  public init(verbatim content: String) {
    self.init(words: .plain(content))
  }

  /// developer.apple.com/documentation/swiftui/text/init(_:)-9d1g4
  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol {
    self.init(words: .plain(String(content)))
  }

  /// developer.apple.com/documentation/swiftui/text/init(_:tablename:bundle:comment:)
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(words: .plain(key.text), localized: true)
  }

  /// developer.apple.com/documentation/swiftui/text/init(_:)
  public init(_ attributedContent: AttributedString) {
    self.init(words: .attributed(attributedContent))
  }

  /// developer.apple.com/documentation/swiftui/text/+(_:_:)
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(words: .joined([lhs, rhs]))
  }

  @MainActor public static func _walk(_ view: Text, in walk: ViewWalk) {
    walk.node("Text") { attributes in
      attributes.values = view.attributes
      attributes["text"] = .text(view.plain(in: walk.environment))
      if case .joined = view.words { attributes["parts"] = .list(view.parts) }
      if case .attributed(let string) = view.words { attributes.set("attributed", string) }
    }
  }
}

extension Text: Hashable {}

extension Text {
  /// The words as they are shown.
  func plain(in environment: EnvironmentValues) -> String {
    let plain =
      switch words {
      case .plain(let string): string
      case .attributed(let string): String(string.characters)
      case .joined(let texts): texts.map { $0.plain(in: environment) }.joined()
      }
    return switch environment.textCase {
    case .uppercase?: plain.uppercased()
    case .lowercase?: plain.lowercased()
    default: plain
    }
  }

  /// The texts that were put together, with what was said of each.
  private var parts: [ViewValue] {
    guard case .joined(let texts) = words else {
      var table = attributes
      table["text"] = .text(plain(in: EnvironmentValues()))
      return [.table(table)]
    }
    return texts.flatMap(\.parts)
  }
}

extension Text {
  /// Not Apple's: the words, for modifiers that take a text.
  var _string: String { plain(in: EnvironmentValues()) }
}

extension LocalizedStringKey {
  /// Not Apple's: the words, for modifiers that take a key.
  var _string: String { text }
}
