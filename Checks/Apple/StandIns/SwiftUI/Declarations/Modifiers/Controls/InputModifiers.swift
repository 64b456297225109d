extension View {
  /// developer.apple.com/documentation/swiftui/view/autocorrectiondisabled(_:)
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    recorded("autocorrectionDisabled") { $0.set("disable", disable) }
  }
  #if !ONLY_MACOS
  /// developer.apple.com/documentation/swiftui/view/textinputautocapitalization(_:)
  @available(macOS, unavailable)
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    recorded("textInputAutocapitalization") { $0.set("style", autocapitalization) }
  }
  #endif
  /// developer.apple.com/documentation/swiftui/view/searchsuggestions(_:)
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    let suggestions = suggestions()
    return transformed("searchSuggestions", slot: "searchSuggestions") { suggestions }
  }
  /// developer.apple.com/documentation/swiftui/view/searchcompletion(_:)
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    recorded("searchCompletion") { $0.set("completion", completion) }
  }
  #if !ONLY_IOS
  /// developer.apple.com/documentation/swiftui/view/onexitcommand(perform:)
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    recorded("onExitCommand") { $0.action("exit", action) }
  }
  /// developer.apple.com/documentation/swiftui/view/onmovecommand(perform:)
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)? = nil
  ) -> some View {
    recorded("onMoveCommand") { attributes in
      if let action { attributes.action("move", taking: MoveCommandDirection.self, action) }
    }
  }
  /// developer.apple.com/documentation/swiftui/view/ondeletecommand(perform:)
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    recorded("onDeleteCommand") { $0.action("delete", action) }
  }
  #endif
}

#if !ONLY_MACOS
/// developer.apple.com/documentation/swiftui/textinputautocapitalization
@available(macOS, unavailable)
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/textinputautocapitalization/never
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// developer.apple.com/documentation/swiftui/textinputautocapitalization/words
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// developer.apple.com/documentation/swiftui/textinputautocapitalization/sentences
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// developer.apple.com/documentation/swiftui/textinputautocapitalization/characters
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}
#endif

#if !ONLY_IOS
/// developer.apple.com/documentation/swiftui/movecommanddirection
@available(iOS, unavailable)
@available(visionOS, unavailable)
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }
#endif
