#if IOS17_ISOLATION
/// developer.apple.com/documentation/swiftui/toolbarcontent
public protocol ToolbarContent {
  /// developer.apple.com/documentation/swiftui/toolbarcontent/body
  associatedtype Body: ToolbarContent
  /// developer.apple.com/documentation/swiftui/toolbarcontent/body
  @ToolbarContentBuilder @MainActor var body: Body { get }
  @MainActor static func _items(_ content: Self) -> AnyView
}
#else
/// developer.apple.com/documentation/swiftui/toolbarcontent
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  /// developer.apple.com/documentation/swiftui/toolbarcontent/body
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor static func _items(_ content: Self) -> AnyView
}
#endif

extension ToolbarContent {
  @MainActor public static func _items(_ content: Self) -> AnyView { Body._items(content.body) }
}

extension ToolbarContent where Body == Never {
  /// developer.apple.com/documentation/swiftui/toolbarcontent/body
  @MainActor public var body: Never { fatalError("A built-in toolbar item has no body.") }
}

extension Never: ToolbarContent {
  @MainActor public static func _items(_ content: Never) -> AnyView {}
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  @MainActor public static func _items(_ content: Self) -> AnyView {
    content.map { Wrapped._items($0) } ?? AnyView(EmptyView())
  }
}

// Not Apple's: several contents in one block, or one of two.
nonisolated public struct _ToolbarItems: ToolbarContent {
  /// developer.apple.com/documentation/swiftui/_toolbaritems/body
  public typealias Body = Never
  let items: @MainActor () -> AnyView
  @MainActor public static func _items(_ content: Self) -> AnyView { content.items() }
}

/// developer.apple.com/documentation/swiftui/toolbarcontentbuilder
@resultBuilder
public struct ToolbarContentBuilder {
  /// developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildexpression(_:)
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  /// developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildblock(_:)
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent
  {
    content
  }
  /// developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildblock(_:)
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var members: [@MainActor () -> AnyView] = []
    for member in repeat each content { members.append(items(of: member)) }
    let all = Carried(members)
    return _ToolbarItems {
      let views = all.value.map { $0() }
      return AnyView(
        TupleView(()) { walk in
          for (index, view) in views.enumerated() { walk.visit(view, at: .index(index)) }
        }
      )
    }
  }

  private static func items<Content: ToolbarContent>(
    of content: Content
  ) -> @MainActor () -> AnyView {
    let carried = Carried(content)
    return { Content._items(carried.value) }
  }

  /// developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildif(_:)
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  /// developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildeither(first:)
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
    first: T
  ) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .trueContent(first))
  }
  /// developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildeither(second:)
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
    second: F
  ) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .falseContent(second))
  }
  /// developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildlimitedavailability(_:)
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent {
    content
  }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  @MainActor public static func _items(_ content: Self) -> AnyView {
    switch content.storage {
    case .trueContent(let first): TrueContent._items(first)
    case .falseContent(let second): FalseContent._items(second)
    }
  }
}

/// developer.apple.com/documentation/swiftui/toolbaritemplacement
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/toolbaritemplacement/automatic
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// developer.apple.com/documentation/swiftui/toolbaritemplacement/principal
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// developer.apple.com/documentation/swiftui/toolbaritemplacement/navigation
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// developer.apple.com/documentation/swiftui/toolbaritemplacement/primaryaction
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// developer.apple.com/documentation/swiftui/toolbaritemplacement/secondaryaction
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// developer.apple.com/documentation/swiftui/toolbaritemplacement/status
  public static let status = ToolbarItemPlacement(name: "status")
  /// developer.apple.com/documentation/swiftui/toolbaritemplacement/confirmationaction
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// developer.apple.com/documentation/swiftui/toolbaritemplacement/cancellationaction
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// developer.apple.com/documentation/swiftui/toolbaritemplacement/destructiveaction
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// developer.apple.com/documentation/swiftui/toolbaritemplacement/keyboard
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  #if !ONLY_MACOS
  /// developer.apple.com/documentation/swiftui/toolbaritemplacement/topbarleading
  @available(macOS, unavailable)
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// developer.apple.com/documentation/swiftui/toolbaritemplacement/topbartrailing
  @available(macOS, unavailable)
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// developer.apple.com/documentation/swiftui/toolbaritemplacement/bottombar
  @available(macOS, unavailable)
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  #endif
}

/// developer.apple.com/documentation/swiftui/toolbarplacement
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/toolbarplacement/automatic
  public static let automatic = ToolbarPlacement(name: "automatic")
  #if !ONLY_MACOS
  /// developer.apple.com/documentation/swiftui/toolbarplacement/bottombar
  @available(macOS, unavailable)
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// developer.apple.com/documentation/swiftui/toolbarplacement/navigationbar
  @available(macOS, unavailable)
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// developer.apple.com/documentation/swiftui/toolbarplacement/tabbar
  @available(macOS, unavailable)
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  #endif
  #if !ONLY_IOS
  /// developer.apple.com/documentation/swiftui/toolbarplacement/windowtoolbar
  @available(iOS, unavailable)
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  #endif
}

/// developer.apple.com/documentation/swiftui/toolbaritem
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// developer.apple.com/documentation/swiftui/toolbaritem/body
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  @MainActor public static func _items(_ item: Self) -> AnyView {
    AnyView(item.content.recorded("ToolbarItem") { $0.set("placement", item.placement.name) })
  }
}

extension ToolbarItem where ID == () {
  /// developer.apple.com/documentation/swiftui/toolbaritem/init(placement:content:)
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// developer.apple.com/documentation/swiftui/toolbaritemgroup
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// developer.apple.com/documentation/swiftui/toolbaritemgroup/body
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  /// developer.apple.com/documentation/swiftui/toolbaritemgroup/init(placement:content:)
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
  @MainActor public static func _items(_ group: Self) -> AnyView {
    AnyView(
      group.content.recorded("ToolbarItemGroup") { $0.set("placement", group.placement.name) }
    )
  }
}
