extension View {
  /// developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    recorded("navigationDestination") {
      $0.describe("data", data)
      $0.action("destination", taking: D.self) { AnyView(destination($0)) }
    }
  }
  /// developer.apple.com/documentation/swiftui/view/navigationdestination(ispresented:destination:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return presented("navigationDestination", isPresented, nil) { view }
  }
  /// developer.apple.com/documentation/swiftui/view/navigationdestination(item:destination:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let isPresented = Binding<Bool>(
      reading: { item.wrappedValue != nil },
      writing: { if !$0 { item.wrappedValue = nil } }
    )
    return presented("navigationDestination", isPresented, nil) {
      item.wrappedValue.map { destination($0).id($0) }
    }
  }
}
