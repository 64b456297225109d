/// How a container that is not a modifier arranges its children.
@MainActor
struct Arrangement {
  private let node: ViewNode
  private let layout: any Layout

  init(_ node: ViewNode) {
    self.node = node
    layout = node.layout ?? Self.builtIn(node)
  }

  private static func builtIn(_ node: ViewNode) -> any Layout {
    let spacing = node.length("spacing")
    switch node.kind {
    case "HStack", "LazyHStack":
      let alignment = node["alignment"]?.value(as: VerticalAlignment.self) ?? .center
      return HStackLayout(alignment: alignment, spacing: spacing)
    case "Label", "Toggle", "Menu", "LabeledContent", "GridRow", "ControlGroup":
      return HStackLayout(alignment: .center, spacing: spacing)
    case "ZStack":
      return OverlayLayout(
        alignment: node["alignment"]?.value(as: Alignment.self) ?? .center
      )
    case "List", "Form", "Section":
      return VStackLayout(alignment: .leading, spacing: 0)
    default:
      let alignment = node["alignment"]?.value(as: HorizontalAlignment.self) ?? .center
      return VStackLayout(alignment: alignment, spacing: spacing)
    }
  }

  func size(
    _ children: [ViewNode],
    _ proposal: ProposedViewSize,
    in engine: LayoutEngine
  ) -> CGSize {
    let placing = LayoutPlacing(engine: engine)
    return layout.fullSize(proposal, engine.subviews(children, placing))
  }

  /// What the layout is proposed: lazy stacks are as long as they want to be.
  private func proposal(_ size: CGSize) -> ProposedViewSize {
    switch node.kind {
    case "LazyVStack", "List", "Form": ProposedViewSize(width: size.width, height: nil)
    case "LazyHStack": ProposedViewSize(width: nil, height: size.height)
    default: ProposedViewSize(size)
    }
  }

  func place(_ children: [ViewNode], in frame: CGRect, engine: LayoutEngine) {
    let placing = LayoutPlacing(engine: engine)
    let subviews = engine.subviews(children, placing)
    var bounds = frame
    // What scrolls is as long as it wants to be.
    if ["ScrollView", "List", "Form"].contains(node.kind) {
      let axes = node["axes"]?.value(as: Axis.Set.self) ?? .vertical
      let wanted = layout.fullSize(
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : frame.width,
          height: axes.contains(.vertical) ? nil : frame.height
        ),
        subviews
      )
      bounds.size = CGSize(
        width: axes.contains(.horizontal) ? wanted.width : frame.width,
        height: axes.contains(.vertical) ? wanted.height : frame.height
      )
    }
    layout.fullPlace(in: bounds, proposal(bounds.size), subviews)
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    for child in children {
      var rect =
        placing.rects[ObjectIdentifier(child)]
        ?? CGRect(origin: bounds.origin, size: engine.size(of: child, .init(bounds.size)))
      if isMirrored { rect.origin.x = bounds.minX + bounds.maxX - rect.maxX }
      engine.place(child, in: rect)
    }
  }
}

/// The layout of a `ZStack`.
struct OverlayLayout: Layout {
  let alignment: Alignment

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).max() ?? 0
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let whole = ViewDimensions(width: bounds.width, height: bounds.height)
    for subview in subviews {
      let own = subview.dimensions(in: ProposedViewSize(bounds.size))
      let point = CGPoint(
        x: bounds.minX + whole[alignment.horizontal] - own[alignment.horizontal],
        y: bounds.minY + whole[alignment.vertical] - own[alignment.vertical]
      )
      subview.place(at: point, proposal: ProposedViewSize(bounds.size))
    }
  }
}
