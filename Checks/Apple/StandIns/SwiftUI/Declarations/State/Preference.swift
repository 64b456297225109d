/// developer.apple.com/documentation/swiftui/preferencekey
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  /// developer.apple.com/documentation/swiftui/preferencekey/defaultvalue
  public static var defaultValue: Self.Value { nil }
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/preference(key:value:)
  nonisolated public func preference<K>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View where K: PreferenceKey {
    PreferenceView<Self, K>(content: self) { $0 = value }
  }

  /// developer.apple.com/documentation/swiftui/view/transformpreference(_:_:)
  nonisolated public func transformPreference<K>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey {
    PreferenceView<Self, K>(content: self, change: callback)
  }

  /// developer.apple.com/documentation/swiftui/view/onpreferencechange(_:perform:)
  nonisolated public func onPreferenceChange<K>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    PreferenceReader<Self, K>(content: self, action: action)
  }

  /// developer.apple.com/documentation/swiftui/view/overlaypreferencevalue(_:alignment:_:)
  nonisolated public func overlayPreferenceValue<K, V>(
    _ key: K.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    PreferenceSlot<Self, K, V>(
      content: self,
      kind: "overlay",
      alignment: alignment,
      transform: transform
    )
  }

  /// developer.apple.com/documentation/swiftui/view/backgroundpreferencevalue(_:alignment:_:)
  nonisolated public func backgroundPreferenceValue<K, V>(
    _ key: K.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    PreferenceSlot<Self, K, V>(
      content: self,
      kind: "background",
      alignment: alignment,
      transform: transform
    )
  }
}
