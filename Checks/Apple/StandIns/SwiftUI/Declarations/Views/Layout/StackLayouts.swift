/// developer.apple.com/documentation/swiftui/hstacklayout
public struct HStackLayout: Layout, Sendable {
  /// developer.apple.com/documentation/swiftui/hstacklayout/alignment
  public var alignment: VerticalAlignment
  /// developer.apple.com/documentation/swiftui/hstacklayout/spacing
  public var spacing: CGFloat?

  /// developer.apple.com/documentation/swiftui/hstacklayout/init(alignment:spacing:)
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var arranged: StackArrangement {
    StackArrangement(axis: .horizontal, spacing: spacing ?? 8, vertical: alignment)
  }

  /// developer.apple.com/documentation/swiftui/layout/sizethatfits(proposal:subviews:cache:)
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    arranged.size(proposal, subviews)
  }

  /// developer.apple.com/documentation/swiftui/layout/placesubviews(in:proposal:subviews:cache:)
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    arranged.place(in: bounds, proposal, subviews)
  }
}

/// developer.apple.com/documentation/swiftui/vstacklayout
public struct VStackLayout: Layout, Sendable {
  /// developer.apple.com/documentation/swiftui/vstacklayout/alignment
  public var alignment: HorizontalAlignment
  /// developer.apple.com/documentation/swiftui/vstacklayout/spacing
  public var spacing: CGFloat?

  /// developer.apple.com/documentation/swiftui/vstacklayout/init(alignment:spacing:)
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var arranged: StackArrangement {
    StackArrangement(axis: .vertical, spacing: spacing ?? 8, horizontal: alignment)
  }

  /// developer.apple.com/documentation/swiftui/layout/sizethatfits(proposal:subviews:cache:)
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    arranged.size(proposal, subviews)
  }

  /// developer.apple.com/documentation/swiftui/layout/placesubviews(in:proposal:subviews:cache:)
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    arranged.place(in: bounds, proposal, subviews)
  }
}

/// developer.apple.com/documentation/swiftui/anylayout
public struct AnyLayout: Layout {
  let layout: any Layout

  /// developer.apple.com/documentation/swiftui/anylayout/init(_:)
  public init<L>(_ layout: L) where L: Layout {
    self.layout = layout
  }

  /// developer.apple.com/documentation/swiftui/layout/sizethatfits(proposal:subviews:cache:)
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    layout.fullSize(proposal, subviews)
  }

  /// developer.apple.com/documentation/swiftui/layout/placesubviews(in:proposal:subviews:cache:)
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    layout.fullPlace(in: bounds, proposal, subviews)
  }
}

extension Layout {
  /// Not Apple's: the size, with a cache of its own.
  func fullSize(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    var cache = makeCache(subviews: subviews)
    return sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Not Apple's: the placing, with a cache of its own.
  func fullPlace(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    var cache = makeCache(subviews: subviews)
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
