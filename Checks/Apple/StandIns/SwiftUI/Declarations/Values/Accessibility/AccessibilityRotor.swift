#if IOS17_ISOLATION
/// developer.apple.com/documentation/swiftui/accessibilityrotorcontent
public protocol AccessibilityRotorContent {
  /// developer.apple.com/documentation/swiftui/accessibilityrotorcontent/body
  associatedtype Body: AccessibilityRotorContent
  /// developer.apple.com/documentation/swiftui/accessibilityrotorcontent/body
  @AccessibilityRotorContentBuilder @MainActor var body: Body { get }
  @MainActor static func _entries(_ content: Self) -> [_RotorEntry]
}
#else
/// developer.apple.com/documentation/swiftui/accessibilityrotorcontent
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  /// developer.apple.com/documentation/swiftui/accessibilityrotorcontent/body
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor static func _entries(_ content: Self) -> [_RotorEntry]
}
#endif

// Not Apple's: an entry as tests read it.
public struct _RotorEntry {
  /// developer.apple.com/documentation/swiftui/_rotorentry/label
  public let label: String
  /// developer.apple.com/documentation/swiftui/_rotorentry/id
  public let id: AnyHashable?
  /// developer.apple.com/documentation/swiftui/_rotorentry/namespace
  public let namespace: Namespace.ID?
  /// developer.apple.com/documentation/swiftui/_rotorentry/textrange
  public let textRange: Range<String.Index>?
  /// developer.apple.com/documentation/swiftui/_rotorentry/prepare
  public let prepare: () -> Void
}

extension AccessibilityRotorContent {
  @MainActor public static func _entries(_ content: Self) -> [_RotorEntry] {
    Body._entries(content.body)
  }
}

extension AccessibilityRotorContent where Body == Never {
  /// developer.apple.com/documentation/swiftui/accessibilityrotorcontent/body
  @MainActor public var body: Never { fatalError("Built-in rotor content has no body.") }
}

extension Never: AccessibilityRotorContent {
  @MainActor public static func _entries(_ content: Never) -> [_RotorEntry] {}
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  @MainActor public static func _entries(_ content: Self) -> [_RotorEntry] {
    content.map { Wrapped._entries($0) } ?? []
  }
}

// Not Apple's: several contents in one block.
nonisolated public struct _RotorEntries: AccessibilityRotorContent {
  /// developer.apple.com/documentation/swiftui/_rotorentries/body
  public typealias Body = Never
  let entries: @MainActor () -> [_RotorEntry]
  @MainActor public static func _entries(_ content: Self) -> [_RotorEntry] { content.entries() }
}

/// developer.apple.com/documentation/swiftui/accessibilityrotorcontentbuilder
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// developer.apple.com/documentation/swiftui/accessibilityrotorcontentbuilder/buildexpression(_:)
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content {
    content
  }
  /// developer.apple.com/documentation/swiftui/accessibilityrotorcontentbuilder/buildblock(_:)
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }
  /// developer.apple.com/documentation/swiftui/accessibilityrotorcontentbuilder/buildblock(_:)
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    var members: [@MainActor () -> [_RotorEntry]] = []
    for member in repeat each content { members.append(entries(of: member)) }
    let all = Carried(members)
    return _RotorEntries { all.value.flatMap { $0() } }
  }
  /// developer.apple.com/documentation/swiftui/accessibilityrotorcontentbuilder/buildif(_:)
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent {
    content
  }

  private static func entries<Content: AccessibilityRotorContent>(
    of content: Content
  ) -> @MainActor () -> [_RotorEntry] {
    let carried = Carried(content)
    return { Content._entries(carried.value) }
  }
}

/// developer.apple.com/documentation/swiftui/accessibilityrotorentry
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// developer.apple.com/documentation/swiftui/accessibilityrotorentry/body
  public typealias Body = Never
  let entry: _RotorEntry

  init(
    _ label: String,
    _ id: ID?,
    _ namespace: Namespace.ID? = nil,
    _ range: Range<String.Index>?,
    _ prepare: @escaping () -> Void
  ) {
    entry = _RotorEntry(
      label: label,
      id: id.map(AnyHashable.init),
      namespace: namespace,
      textRange: range,
      prepare: prepare
    )
  }

  /// developer.apple.com/documentation/swiftui/accessibilityrotorentry/init(_:id:textrange:prepare:)
  public init(
    _ label: Text,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(label._string, id, nil, textRange, prepare)
  }
  /// developer.apple.com/documentation/swiftui/accessibilityrotorentry/init(_:id:textrange:prepare:)
  public init(
    _ labelKey: LocalizedStringKey,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(labelKey._string, id, nil, textRange, prepare)
  }
  /// developer.apple.com/documentation/swiftui/accessibilityrotorentry/init(_:id:textrange:prepare:)
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(String(label), id, nil, textRange, prepare)
  }
  /// developer.apple.com/documentation/swiftui/accessibilityrotorentry/init(_:id:in:textrange:prepare:)
  public init(
    _ label: Text,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(label._string, id, namespace, textRange, prepare)
  }
  /// developer.apple.com/documentation/swiftui/accessibilityrotorentry/init(_:id:in:textrange:prepare:)
  public init(
    _ labelKey: LocalizedStringKey,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(labelKey._string, id, namespace, textRange, prepare)
  }
  /// developer.apple.com/documentation/swiftui/accessibilityrotorentry/init(_:id:in:textrange:prepare:)
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(String(label), id, namespace, textRange, prepare)
  }

  @MainActor public static func _entries(_ content: Self) -> [_RotorEntry] { [content.entry] }
}

extension AccessibilityRotorEntry where ID == Never {
  /// developer.apple.com/documentation/swiftui/accessibilityrotorentry/init(_:textrange:prepare:)
  public init(
    _ label: Text? = nil,
    textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(label?._string ?? "", nil, nil, textRange, prepare)
  }
  /// developer.apple.com/documentation/swiftui/accessibilityrotorentry/init(_:textrange:prepare:)
  public init(
    _ labelKey: LocalizedStringKey,
    textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(labelKey._string, nil, nil, textRange, prepare)
  }
}
