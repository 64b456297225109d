extension View {
  /// developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presented("sheet", isPresented, onDismiss, content)
  }
  /// developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presented("sheet", item, onDismiss, content)
  }
  #if !ONLY_MACOS
  /// developer.apple.com/documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:)
  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presented("fullScreenCover", isPresented, onDismiss, content)
  }
  /// developer.apple.com/documentation/swiftui/view/fullscreencover(item:ondismiss:content:)
  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presented("fullScreenCover", item, onDismiss, content)
  }
  #endif
  /// developer.apple.com/documentation/swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:)
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presented("popover", isPresented, nil, content)
  }
  /// developer.apple.com/documentation/swiftui/view/popover(item:attachmentanchor:arrowedge:content:)
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presented("popover", item, nil, content)
  }
  /// developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return presented("inspector", isPresented, nil) { content }
  }
  /// developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("interactiveDismissDisabled") { $0.set("isDisabled", isDisabled) }
  }
  /// developer.apple.com/documentation/swiftui/view/presentationdetents(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    recorded("presentationDetents") { $0.set("detents", detents) }
  }
  /// developer.apple.com/documentation/swiftui/view/presentationdetents(_:selection:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    recorded("presentationDetents") {
      $0.set("detents", detents)
      $0.set("selection", selection.wrappedValue)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/presentationdragindicator(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    recorded("presentationDragIndicator") { $0.set("visibility", visibility) }
  }
}

extension View {
  // The content is dismissed by its environment's action, by the node's, or by the binding.
  nonisolated func presented<Content: View>(
    _ kind: String,
    _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    transformed(
      kind,
      slot: kind,
      isShown: { isPresented.wrappedValue },
      {
        $0.set("isPresented", isPresented.wrappedValue)
        $0.action("dismiss") { isPresented.wrappedValue = false }
      }
    ) {
      content()
        .onDisappear(perform: onDismiss)
        .environmentChanged(
          "presented",
          {
            $0.isPresented = true
            $0.dismiss = DismissAction { isPresented.wrappedValue = false }
          }
        )
    }
  }

  nonisolated func presented<Item: Identifiable, Content: View>(
    _ kind: String,
    _ item: Binding<Item?>,
    _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    let isPresented = Binding<Bool>(
      reading: { item.wrappedValue != nil },
      writing: { if !$0 { item.wrappedValue = nil } }
    )
    return presented(kind, isPresented, onDismiss) {
      item.wrappedValue.map { content($0).id($0.id) }
    }
  }
}
