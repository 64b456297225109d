extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  @MainActor public static func _entries(_ content: Self) -> [_RotorEntry] {
    content.data.flatMap { Content._entries(content.content($0)) }
  }
}

extension ForEach
where
  ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable
{
  /// developer.apple.com/documentation/swiftui/foreach/init(_:content:)
  public init(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  @MainActor public static func _entries(_ content: Self) -> [_RotorEntry] {
    Content._entries(content.content)
  }
  /// developer.apple.com/documentation/swiftui/group/init(content:)
  public init(@AccessibilityRotorContentBuilder content: () -> Content) {
    self.init(content: content())
  }
}
