extension View {
  /// developer.apple.com/documentation/swiftui/view/linelimit(_:)
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environmentChanged("lineLimit", { $0.lineLimit = number }) { $0.set("number", number) }
  }
  /// developer.apple.com/documentation/swiftui/view/linelimit(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environmentChanged("lineLimit", { $0.lineLimit = nil }) {
      $0.set("lower", limit.lowerBound)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/linelimit(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environmentChanged("lineLimit", { $0.lineLimit = limit.upperBound }) {
      $0.set("upper", limit.upperBound)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/linelimit(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environmentChanged("lineLimit", { $0.lineLimit = limit.upperBound }) {
      $0.set("lower", limit.lowerBound)
      $0.set("upper", limit.upperBound)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/linelimit(_:reservesspace:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environmentChanged("lineLimit", { $0.lineLimit = limit }) {
      $0.set("number", limit)
      $0.set("reservesSpace", reservesSpace)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/linespacing(_:)
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environmentChanged("lineSpacing", { $0.lineSpacing = lineSpacing }) {
      $0.set("lineSpacing", lineSpacing)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/multilinetextalignment(_:)
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environmentChanged("multilineTextAlignment", { $0.multilineTextAlignment = alignment }) {
      $0.set("alignment", alignment)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/textselection(_:)
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    recorded("textSelection") { $0.set("allowsSelection", S.allowsSelection) }
  }
  /// developer.apple.com/documentation/swiftui/view/textcase(_:)
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environmentChanged("textCase", { $0.textCase = textCase }) { $0.set("textCase", textCase) }
  }
  /// developer.apple.com/documentation/swiftui/view/truncationmode(_:)
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environmentChanged("truncationMode", { $0.truncationMode = mode }) { $0.set("mode", mode) }
  }
  /// developer.apple.com/documentation/swiftui/view/minimumscalefactor(_:)
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environmentChanged("minimumScaleFactor", { $0.minimumScaleFactor = factor }) {
      $0.set("factor", factor)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/allowstightening(_:)
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environmentChanged("allowsTightening", { $0.allowsTightening = flag }) { $0.set("flag", flag) }
  }
  /// developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environmentChanged("dynamicTypeSize", { $0.dynamicTypeSize = size }) { $0.set("size", size) }
  }
  /// developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    environmentChanged(
      "dynamicTypeSize",
      { $0.dynamicTypeSize = Self.clamped($0.dynamicTypeSize, to: range) }
    ) { $0.describe("range", range) }
  }

  // The nearest size of a range.
  nonisolated private static func clamped<T: RangeExpression>(
    _ size: DynamicTypeSize,
    to range: T
  ) -> DynamicTypeSize where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    guard let lowest = allowed.first, let highest = allowed.last else { return size }
    return min(max(size, lowest), highest)
  }
}
