extension View {
  /// developer.apple.com/documentation/swiftui/view/buttonstyle(_:)
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let carried = Carried(style)
    return environmentChanged(
      "buttonStyle",
      {
        $0.buttonStyle = carried.value
        $0.primitiveButtonStyle = nil
      }
    ) { $0.describe("style", S.self) }
  }
  /// developer.apple.com/documentation/swiftui/view/buttonstyle(_:)
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let carried = Carried(style)
    return environmentChanged(
      "buttonStyle",
      {
        $0.primitiveButtonStyle = carried.value
        $0.buttonStyle = nil
      }
    ) { $0.named(carried.value) }
  }
  /// developer.apple.com/documentation/swiftui/view/labelstyle(_:)
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let carried = Carried(style)
    return environmentChanged("labelStyle", { $0.labelStyle = carried.value }) {
      $0.named(carried.value)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/togglestyle(_:)
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let carried = Carried(style)
    return environmentChanged("toggleStyle", { $0.toggleStyle = carried.value }) {
      $0.named(carried.value)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/progressviewstyle(_:)
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let carried = Carried(style)
    return environmentChanged("progressViewStyle", { $0.progressViewStyle = carried.value }) {
      $0.named(carried.value)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/menustyle(_:)
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    let carried = Carried(style)
    return environmentChanged("menuStyle", { $0.menuStyle = carried.value }) {
      $0.named(carried.value)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/disclosuregroupstyle(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View {
    let carried = Carried(style)
    return environmentChanged(
      "disclosureGroupStyle",
      { $0.disclosureGroupStyle = carried.value }
    ) { $0.named(carried.value) }
  }
  /// developer.apple.com/documentation/swiftui/view/liststyle(_:)
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let carried = Carried(style)
    return environmentChanged("listStyle", { $0.listStyle = carried.value }) {
      $0.named(carried.value)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/textfieldstyle(_:)
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let carried = Carried(style)
    return environmentChanged("textFieldStyle", { $0.textFieldStyle = carried.value }) {
      $0.named(carried.value)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/pickerstyle(_:)
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let carried = Carried(style)
    return environmentChanged("pickerStyle", { $0.pickerStyle = carried.value }) {
      $0.named(carried.value)
    }
  }
}

extension ViewAttributes {
  // A style of the framework is noted by its name, another by its type.
  mutating func named(_ style: some Any) {
    set("style", (style as? any BuiltInStyle)?.name ?? "\(type(of: style))")
  }
}
