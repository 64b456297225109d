extension View {
  /// developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:)
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    let items = menuItems()
    return transformed("contextMenu", slot: "menuItems") { items }
  }
  /// developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:preview:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some View {
    let (items, shown) = (menuItems(), preview())
    return transformed("contextMenu", slot: "menuItems") { items }
      .transformed("contextMenuPreview", slot: "preview") { shown }
  }
  /// developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let content = content()
    return transformed(
      "swipeActions",
      slot: "swipeActions",
      {
        $0.set("edge", edge)
        $0.set("allowsFullSwipe", allowsFullSwipe)
      }
    ) { content }
  }
  /// developer.apple.com/documentation/swiftui/view/refreshable(action:)
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    environmentChanged("refreshable", { $0.refresh = RefreshAction(perform: action) }) {
      $0.describe("refresh", "action")
    }
  }
  /// developer.apple.com/documentation/swiftui/view/draggable(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    recorded("draggable") { $0.action("drag", taking: Void.self) { payload() } }
  }
  /// developer.apple.com/documentation/swiftui/view/onopenurl(perform:)
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    recorded("onOpenURL") { $0.action("openURL", taking: URL.self, action) }
  }
  /// developer.apple.com/documentation/swiftui/view/handlesexternalevents(preferring:allowing:)
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View {
    recorded("handlesExternalEvents") {
      $0.set("preferring", preferring)
      $0.set("allowing", allowing)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/selectiondisabled(_:)
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("selectionDisabled") { $0.set("isDisabled", isDisabled) }
  }
}

// Not Apple's form: Core Transferable has representations too.
public protocol Transferable {}
extension String: Transferable {}
extension URL: Transferable {}
extension AttributedString: Transferable {}
