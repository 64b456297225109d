extension LayoutEngine {
  /// The size of a modifier around its child.
  func modified(_ node: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    guard let child = node.children.first else { return .zero }
    switch node.kind {
    case "padding", "safeAreaPadding":
      let insets = node.insets
      let (x, y) = (insets.leading + insets.trailing, insets.top + insets.bottom)
      let inner = ProposedViewSize(
        width: proposal.width.map { max(0, $0 - x) },
        height: proposal.height.map { max(0, $0 - y) }
      )
      let size = size(of: child, inner)
      return CGSize(width: size.width + x, height: size.height + y)
    case "frame":
      return framed(node, proposal, child)
    case "fixedSize":
      return size(of: child, unfixed(node, proposal))
    case "position":
      return proposal.replacingUnspecifiedDimensions(by: size(of: child, proposal))
    default:
      return size(of: child, proposal)
    }
  }

  private func unfixed(_ node: ViewNode, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: node["horizontal"] == true ? nil : proposal.width,
      height: node["vertical"] == true ? nil : proposal.height
    )
  }

  private func innerProposal(_ node: ViewNode, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: node.length("width")
        ?? clamp(
          proposal.width ?? node.length("idealWidth"),
          node.length("minWidth"),
          node.length("maxWidth")
        ),
      height: node.length("height")
        ?? clamp(
          proposal.height ?? node.length("idealHeight"),
          node.length("minHeight"),
          node.length("maxHeight")
        )
    )
  }

  private func framed(
    _ node: ViewNode,
    _ proposal: ProposedViewSize,
    _ child: ViewNode
  ) -> CGSize {
    let inner = size(of: child, innerProposal(node, proposal))
    return CGSize(
      width: node.length("width")
        ?? side(inner.width, proposal.width, node.length("minWidth"), node.length("maxWidth")),
      height: node.length("height")
        ?? side(inner.height, proposal.height, node.length("minHeight"), node.length("maxHeight"))
    )
  }

  /// A flexible frame takes what is proposed between the limits it has, and its content's size
  /// where it has none.
  private func side(
    _ content: CGFloat,
    _ proposed: CGFloat?,
    _ least: CGFloat?,
    _ most: CGFloat?
  ) -> CGFloat {
    guard least != nil || most != nil else { return content }
    let low = least ?? min(content, most ?? content)
    let high = most ?? max(content, low)
    return min(max(proposed ?? content, low), high)
  }

  private func clamp(_ value: CGFloat?, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat? {
    guard let value else { return nil }
    return min(max(value, least ?? value), most ?? value)
  }

  /// Places the child of a modifier, and what lies behind and over it.
  func placeModified(_ node: ViewNode, in frame: CGRect) {
    guard let child = node.children.first else { return }
    switch node.kind {
    case "padding", "safeAreaPadding":
      let insets = node.insets
      let inner = CGRect(
        x: frame.minX + insets.leading,
        y: frame.minY + insets.top,
        width: max(0, frame.width - insets.leading - insets.trailing),
        height: max(0, frame.height - insets.top - insets.bottom)
      )
      place(child, in: inner)
    case "frame":
      let alignment = node["alignment"]?.value(as: Alignment.self) ?? .center
      let size = size(of: child, innerProposal(node, ProposedViewSize(frame.size)))
      align(child, size, in: frame, alignment)
    case "offset":
      let x = CGFloat(node["x"]?.number ?? 0)
      let y = CGFloat(node["y"]?.number ?? 0)
      place(child, in: frame.offsetBy(dx: x, dy: y))
    case "position":
      let size = size(of: child, ProposedViewSize(frame.size))
      let x = frame.minX + (node.length("x") ?? 0) - size.width / 2
      let y = frame.minY + (node.length("y") ?? 0) - size.height / 2
      place(child, in: CGRect(origin: CGPoint(x: x, y: y), size: size))
    default:
      place(child, in: frame)
    }
    for name in ["background", "overlay"] {
      for content in node.slots[name] ?? [] {
        let size = size(of: content, ProposedViewSize(frame.size))
        let alignment = node["alignment"]?.value(as: Alignment.self) ?? .center
        align(content, size, in: frame, alignment)
      }
    }
  }
}

extension ViewNode {
  func length(_ name: String) -> CGFloat? {
    self[name]?.number.map { CGFloat($0) }
  }

  /// What a padding takes from each side, leading at the right where lines run to the left.
  fileprivate var insets: EdgeInsets {
    var insets = self["insets"]?.value(as: EdgeInsets.self) ?? EdgeInsets()
    if let edges = self["edges"]?.value(as: Edge.Set.self) {
      let length = length("length") ?? 16
      insets = EdgeInsets(
        top: edges.contains(.top) ? length : 0,
        leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0
      )
    }
    guard environment.layoutDirection == .rightToLeft else { return insets }
    return EdgeInsets(
      top: insets.top,
      leading: insets.trailing,
      bottom: insets.bottom,
      trailing: insets.leading
    )
  }

  var layoutPriority: Double {
    var node = self
    while node.isModifier, let child = node.children.first {
      if node.kind == "layoutPriority" { return node["value"]?.number ?? 0 }
      node = child
    }
    // A spacer gets what the others leave.
    return node.kind == "Spacer" ? -.infinity : 0
  }

  func layoutValue(_ name: String) -> Any? {
    var node = self
    while node.isModifier, let child = node.children.first {
      if let value = node.valueActions[name] { return value(()) }
      node = child
    }
    return nil
  }

  var isInHorizontalStack: Bool {
    let stacks = ["HStack", "LazyHStack", "VStack", "LazyVStack", "ZStack", "List", "ScrollView"]
    let stack = ancestors.first { stacks.contains($0.kind) }
    return stack?.kind == "HStack" || stack?.kind == "LazyHStack"
  }

  var takesWhatIsProposed: Bool {
    ["GeometryReader", "ScrollView", "List", "Form", "NavigationStack", "host"].contains(kind)
  }
}
