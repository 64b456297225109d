extension View {
  /// developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog("alert", titleKey._string, isPresented, actions(), EmptyView())
  }
  /// developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog("alert", titleKey._string, isPresented, actions(), message())
  }
  /// developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:)
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog("alert", titleKey._string, isPresented, data.map(actions), EmptyView())
  }
  /// developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog("alert", titleKey._string, isPresented, data.map(actions), data.map(message))
  }
  /// developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog("alert", String(title), isPresented, actions(), EmptyView())
  }
  /// developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog("alert", String(title), isPresented, actions(), message())
  }
  /// developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:)
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog("alert", String(title), isPresented, data.map(actions), EmptyView())
  }
  /// developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog("alert", String(title), isPresented, data.map(actions), data.map(message))
  }
  /// developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)
  nonisolated public func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog("alert", title._string, isPresented, actions(), EmptyView())
  }
  /// developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)
  nonisolated public func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog("alert", title._string, isPresented, actions(), message())
  }
  /// developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:)
  nonisolated public func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog("alert", title._string, isPresented, data.map(actions), EmptyView())
  }
  /// developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog("alert", title._string, isPresented, data.map(actions), data.map(message))
  }
}

extension View {
  nonisolated func dialog<A: View, M: View>(
    _ kind: String,
    _ title: String,
    _ isPresented: Binding<Bool>,
    _ actions: A,
    _ message: M,
    _ titleVisibility: Visibility = .automatic
  ) -> some View {
    let dismissing = DismissAction { isPresented.wrappedValue = false }
    return transformed(
      kind,
      slot: "actions",
      isShown: { isPresented.wrappedValue },
      {
        $0.set("title", title)
        $0.set("titleVisibility", titleVisibility)
        $0.set("isPresented", isPresented.wrappedValue)
        $0.action("dismiss") { isPresented.wrappedValue = false }
      }
    ) { actions.environmentChanged("presented", { $0.dismiss = dismissing }) }
    .transformed(
      kind + "Message",
      slot: "message",
      isShown: { isPresented.wrappedValue }
    ) { message }
  }
}
