#if IOS17_ISOLATION
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor var body: Body { get }
  @MainActor static func _items(_ content: Self) -> AnyView
}
#else
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor static func _items(_ content: Self) -> AnyView
}
#endif

extension ToolbarContent {
  @MainActor public static func _items(_ content: Self) -> AnyView { Body._items(content.body) }
}

extension ToolbarContent where Body == Never {
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
  public typealias Body = Never
  let items: @MainActor () -> AnyView
  @MainActor public static func _items(_ content: Self) -> AnyView { content.items() }
}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent
  {
    content
  }
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
        })
    }
  }

  private static func items<Content: ToolbarContent>(
    of content: Content
  ) -> @MainActor () -> AnyView {
    let carried = Carried(content)
    return { Content._items(carried.value) }
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
    first: T
  ) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .trueContent(first))
  }
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
    second: F
  ) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .falseContent(second))
  }
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

public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  public static let status = ToolbarItemPlacement(name: "status")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  @available(macOS, unavailable)
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  @available(macOS, unavailable)
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  @available(macOS, unavailable)
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
}

public struct ToolbarPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  @available(macOS, unavailable)
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  @available(macOS, unavailable)
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  @available(macOS, unavailable)
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  @available(iOS, unavailable)
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  @MainActor public static func _items(_ item: Self) -> AnyView {
    AnyView(item.content.recorded("ToolbarItem") { $0.set("placement", item.placement.name) })
  }
}

extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
  @MainActor public static func _items(_ group: Self) -> AnyView {
    AnyView(group.content.recorded("ToolbarItemGroup") { $0.set("placement", group.placement.name) })
  }
}
