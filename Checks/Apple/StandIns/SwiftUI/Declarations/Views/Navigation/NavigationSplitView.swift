/// developer.apple.com/documentation/swiftui/navigationsplitviewvisibility
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String

  /// developer.apple.com/documentation/swiftui/navigationsplitviewvisibility/automatic
  public static var automatic: Self { Self(name: "automatic") }
  /// developer.apple.com/documentation/swiftui/navigationsplitviewvisibility/all
  public static var all: Self { Self(name: "all") }
  /// developer.apple.com/documentation/swiftui/navigationsplitviewvisibility/doublecolumn
  public static var doubleColumn: Self { Self(name: "doubleColumn") }
  /// developer.apple.com/documentation/swiftui/navigationsplitviewvisibility/detailonly
  public static var detailOnly: Self { Self(name: "detailOnly") }
}

/// developer.apple.com/documentation/swiftui/navigationsplitviewcolumn
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// developer.apple.com/documentation/swiftui/navigationsplitviewcolumn/sidebar
  public static var sidebar: Self { Self(name: "sidebar") }
  /// developer.apple.com/documentation/swiftui/navigationsplitviewcolumn/content
  public static var content: Self { Self(name: "content") }
  /// developer.apple.com/documentation/swiftui/navigationsplitviewcolumn/detail
  public static var detail: Self { Self(name: "detail") }
}

/// developer.apple.com/documentation/swiftui/navigationsplitview
nonisolated public struct NavigationSplitView<Sidebar, Content, Detail>: View, _PrimitiveView
where Sidebar: View, Content: View, Detail: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  /// developer.apple.com/documentation/swiftui/navigationsplitview/init(sidebar:content:detail:)
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// developer.apple.com/documentation/swiftui/navigationsplitview/init(columnvisibility:sidebar:content:detail:)
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// developer.apple.com/documentation/swiftui/navigationsplitview/init(sidebar:detail:)
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// developer.apple.com/documentation/swiftui/navigationsplitview/init(columnvisibility:sidebar:detail:)
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// developer.apple.com/documentation/swiftui/navigationsplitview/init(preferredcompactcolumn:sidebar:detail:)
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// developer.apple.com/documentation/swiftui/navigationsplitview/init(columnvisibility:preferredcompactcolumn:sidebar:detail:)
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node("NavigationSplitView") {
      walk.visit(view.sidebar, at: .slot("sidebar"))
      walk.visit(view.content, at: .slot("content"))
      walk.visit(view.detail, at: .slot("detail"))
    }
  }
}
