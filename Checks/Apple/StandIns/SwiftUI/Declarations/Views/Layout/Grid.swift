/// developer.apple.com/documentation/swiftui/grid
nonisolated public struct Grid<Content>: View, _PrimitiveView where Content: View {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// developer.apple.com/documentation/swiftui/grid/init(alignment:horizontalspacing:verticalspacing:content:)
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node(
      "Grid",
      { attributes in
        attributes.set("gridAlignment", view.alignment)
        attributes.set("horizontalSpacing", view.horizontalSpacing)
        attributes.set("spacing", view.verticalSpacing)
      }
    ) {
      walk.visit(view.content, at: .content)
    }
  }
}

/// developer.apple.com/documentation/swiftui/gridrow
nonisolated public struct GridRow<Content>: View, _PrimitiveView where Content: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// developer.apple.com/documentation/swiftui/gridrow/init(alignment:content:)
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node("GridRow", { $0.set("rowAlignment", view.alignment) }) {
      walk.visit(view.content, at: .content)
    }
  }
}

/// developer.apple.com/documentation/swiftui/griditem
public struct GridItem: Sendable {
  /// developer.apple.com/documentation/swiftui/griditem/size
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// developer.apple.com/documentation/swiftui/griditem/size-swift.property
  public var size: GridItem.Size
  /// developer.apple.com/documentation/swiftui/griditem/spacing
  public var spacing: CGFloat?
  /// developer.apple.com/documentation/swiftui/griditem/alignment
  public var alignment: Alignment?

  /// developer.apple.com/documentation/swiftui/griditem/init(_:spacing:alignment:)
  public init(
    _ size: GridItem.Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// developer.apple.com/documentation/swiftui/lazyvgrid
nonisolated public struct LazyVGrid<Content>: View, _PrimitiveView where Content: View {
  let columns: [GridItem]
  let spacing: CGFloat?
  let content: Content

  /// developer.apple.com/documentation/swiftui/lazyvgrid/init(columns:alignment:spacing:pinnedviews:content:)
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node(
      "LazyVGrid",
      { attributes in
        attributes.set("columns", view.columns.count)
        attributes.set("spacing", view.spacing)
      }
    ) {
      walk.enterLazily { walk.visit(view.content, at: .content) }
    }
  }
}

/// developer.apple.com/documentation/swiftui/zstacklayout
public struct ZStackLayout: Layout, Sendable {
  /// developer.apple.com/documentation/swiftui/zstacklayout/alignment
  public var alignment: Alignment

  /// developer.apple.com/documentation/swiftui/zstacklayout/init(alignment:)
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// developer.apple.com/documentation/swiftui/layout/sizethatfits(proposal:subviews:cache:)
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    OverlayLayout(alignment: alignment).fullSize(proposal, subviews)
  }

  /// developer.apple.com/documentation/swiftui/layout/placesubviews(in:proposal:subviews:cache:)
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    OverlayLayout(alignment: alignment).fullPlace(in: bounds, proposal, subviews)
  }
}

/// developer.apple.com/documentation/swiftui/equatableview
nonisolated public struct EquatableView<Content>: View, _PrimitiveView
where Content: Equatable, Content: View {
  /// developer.apple.com/documentation/swiftui/equatableview/content
  public var content: Content

  /// developer.apple.com/documentation/swiftui/equatableview/init(content:)
  public init(content: Content) {
    self.content = content
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.visit(view.content, at: .content)
  }
}

extension View where Self: Equatable {
  /// developer.apple.com/documentation/swiftui/view/equatable()
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
