extension View {
  /// developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:)
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(labelKey._string, entries)
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:)
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(String(label), entries)
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:)
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(label._string, entries)
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:)
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(systemRotor.name, entries)
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:entrylabel:)
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(rotorLabelKey._string, entries, \.id, entryLabel)
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:entrylabel:)
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(String(rotorLabel), entries, \.id, entryLabel)
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:entrylabel:)
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(rotorLabel._string, entries, \.id, entryLabel)
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:entrylabel:)
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(systemRotor.name, entries, \.id, entryLabel)
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:entryid:entrylabel:)
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(rotorLabelKey._string, entries, entryID, entryLabel)
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:entryid:entrylabel:)
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(String(rotorLabel), entries, entryID, entryLabel)
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:entryid:entrylabel:)
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(rotorLabel._string, entries, entryID, entryLabel)
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:entryid:entrylabel:)
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(systemRotor.name, entries, entryID, entryLabel)
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:textranges:)
  nonisolated public func accessibilityRotor(
    _ labelKey: LocalizedStringKey,
    textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(labelKey._string) { textRanges.map { entry("", nil, $0) } }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:textranges:)
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol>(
    _ label: L,
    textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(String(label)) { textRanges.map { entry("", nil, $0) } }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:textranges:)
  nonisolated public func accessibilityRotor(
    _ label: Text,
    textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(label._string) { textRanges.map { entry("", nil, $0) } }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:textranges:)
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor,
    textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(systemRotor.name) { textRanges.map { entry("", nil, $0) } }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityrotorentry(id:in:)
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View {
    recorded("accessibilityRotorEntry") {
      $0.describe("id", id)
      $0.set("namespace", namespace)
    }
  }
}

extension View {
  nonisolated private func rotor<Content: AccessibilityRotorContent>(
    _ label: String,
    _ entries: @escaping () -> Content
  ) -> RecordedView<Self> {
    let carried = Carried(entries)
    return rotor(label) {
      MainActor.assumeIsolated { Carried(Content._entries(carried.value())) }.value
    }
  }

  nonisolated private func rotor<EntryModel, ID: Hashable>(
    _ label: String,
    _ entries: [EntryModel],
    _ id: KeyPath<EntryModel, ID>,
    _ entryLabel: KeyPath<EntryModel, String>
  ) -> RecordedView<Self> {
    rotor(label) {
      entries.map { entry($0[keyPath: entryLabel], AnyHashable($0[keyPath: id]), nil) }
    }
  }

  // Entries are made when they are asked for, as the framework does.
  nonisolated private func rotor(
    _ label: String,
    _ entries: @escaping () -> [_RotorEntry]
  ) -> RecordedView<Self> {
    recorded("accessibilityRotor") {
      $0.set("label", label)
      $0.action("entries", taking: Void.self) { entries() }
    }
  }
}

private func entry(_ label: String, _ id: AnyHashable?, _ range: Range<String.Index>?)
  -> _RotorEntry
{
  _RotorEntry(label: label, id: id, namespace: nil, textRange: range, prepare: {})
}

extension ViewNode {
  // Not Apple's: the entries of the rotor that this node is.
  public var rotorEntries: [_RotorEntry] {
    valueActions["entries"]?(()) as? [_RotorEntry] ?? []
  }
}
