extension View {
  /// developer.apple.com/documentation/swiftui/view/navigationtitle(_:)
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    recorded("navigationTitle") { $0.set("title", title._string) }
  }
  /// developer.apple.com/documentation/swiftui/view/navigationtitle(_:)
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    recorded("navigationTitle") { $0.key("title", titleKey) }
  }
  /// developer.apple.com/documentation/swiftui/view/navigationtitle(_:)
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    recorded("navigationTitle") { $0.set("title", String(title)) }
  }
  #if !ONLY_MACOS
  /// developer.apple.com/documentation/swiftui/view/navigationbartitledisplaymode(_:)
  @available(macOS, unavailable)
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    recorded("navigationBarTitleDisplayMode") { $0.set("mode", displayMode) }
  }
  #endif
  /// developer.apple.com/documentation/swiftui/view/navigationbarbackbuttonhidden(_:)
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    recorded("navigationBarBackButtonHidden") { $0.set("hides", hidesBackButton) }
  }
}

#if !ONLY_MACOS
/// developer.apple.com/documentation/swiftui/navigationbaritem
@available(macOS, unavailable)
public struct NavigationBarItem: Sendable {
  /// developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}
#endif

extension View {
  /// developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)
  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    searching(text, nil, placement, prompt?._string)
  }
  /// developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)
  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searching(text, nil, placement, prompt._string)
  }
  /// developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searching(text, nil, placement, String(prompt))
  }
  /// developer.apple.com/documentation/swiftui/view/searchable(text:ispresented:placement:prompt:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    searching(text, isPresented, placement, prompt?._string)
  }
  /// developer.apple.com/documentation/swiftui/view/searchable(text:ispresented:placement:prompt:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searching(text, isPresented, placement, prompt._string)
  }
  /// developer.apple.com/documentation/swiftui/view/searchable(text:ispresented:placement:prompt:)
  @available(iOS 17.0, macOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searching(text, isPresented, placement, String(prompt))
  }

  nonisolated private func searching(
    _ text: Binding<String>,
    _ isPresented: Binding<Bool>?,
    _ placement: SearchFieldPlacement,
    _ prompt: String?
  ) -> RecordedView<Self> {
    environmentChanged(
      "searchable",
      { $0.isSearching = isPresented?.wrappedValue ?? !text.wrappedValue.isEmpty }
    ) {
      $0.set("text", text.wrappedValue)
      $0.set("prompt", prompt)
      $0.set("placement", placement)
      $0.set("isPresented", isPresented?.wrappedValue)
      $0.action("type", taking: String.self) { text.wrappedValue = $0 }
      if let isPresented {
        $0.action("present", taking: Bool.self) { isPresented.wrappedValue = $0 }
      }
    }
  }
}
