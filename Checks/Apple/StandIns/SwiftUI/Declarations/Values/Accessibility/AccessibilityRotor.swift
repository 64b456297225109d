#if IOS17_ISOLATION
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder @MainActor var body: Body { get }
  @MainActor static func _entries(_ content: Self) -> [_RotorEntry]
}
#else
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor static func _entries(_ content: Self) -> [_RotorEntry]
}
#endif

// Not Apple's: an entry as tests read it.
public struct _RotorEntry {
  public let label: String
  public let id: AnyHashable?
  public let namespace: Namespace.ID?
  public let textRange: Range<String.Index>?
  public let prepare: () -> Void
}

extension AccessibilityRotorContent {
  @MainActor public static func _entries(_ content: Self) -> [_RotorEntry] { Body._entries(content.body) }
}

extension AccessibilityRotorContent where Body == Never {
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
  public typealias Body = Never
  let entries: @MainActor () -> [_RotorEntry]
  @MainActor public static func _entries(_ content: Self) -> [_RotorEntry] { content.entries() }
}

@resultBuilder
public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content {
    content
  }
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    var members: [@MainActor () -> [_RotorEntry]] = []
    for member in repeat each content { members.append(entries(of: member)) }
    let all = Carried(members)
    return _RotorEntries { all.value.flatMap { $0() } }
  }
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

nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public typealias Body = Never
  let entry: _RotorEntry

  init(
    _ label: String, _ id: ID?, _ namespace: Namespace.ID? = nil, _ range: Range<String.Index>?,
    _ prepare: @escaping () -> Void
  ) {
    entry = _RotorEntry(
      label: label, id: id.map(AnyHashable.init), namespace: namespace, textRange: range,
      prepare: prepare)
  }

  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(label._string, id, nil, textRange, prepare)
  }
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(labelKey._string, id, nil, textRange, prepare)
  }
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(String(label), id, nil, textRange, prepare)
  }
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(label._string, id, namespace, textRange, prepare)
  }
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(labelKey._string, id, namespace, textRange, prepare)
  }
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(String(label), id, namespace, textRange, prepare)
  }

  @MainActor public static func _entries(_ content: Self) -> [_RotorEntry] { [content.entry] }
}

extension AccessibilityRotorEntry where ID == Never {
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    self.init(label?._string ?? "", nil, nil, textRange, prepare)
  }
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(labelKey._string, nil, nil, textRange, prepare)
  }
}
