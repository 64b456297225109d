/// Not Apple's: gives every node a frame, deterministically.
///
/// A text is eight points wide a character and twenty high a line, an image twenty by twenty, a
/// stack's own spacing eight, padding's own length sixteen. Real sizes are the platform's: tests
/// may claim indentations, the lengths of lines, orders and what contains what, never the height
/// of a text or what follows from it.
@MainActor
final class LayoutEngine {
  static let character: CGFloat = 8
  static let line: CGFloat = 20

  private struct Question: Hashable {
    let node: ObjectIdentifier
    let width: CGFloat?
    let height: CGFloat?
  }

  private var answers: [Question: CGSize] = [:]

  /// Lays out everything below a node that has the given frame.
  func layOut(_ root: ViewNode, in frame: CGRect) {
    place(root, in: frame)
  }

  /// The size a node takes when it is proposed one.
  func size(of node: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    let question = Question(
      node: ObjectIdentifier(node),
      width: proposal.width,
      height: proposal.height
    )
    if let known = answers[question] { return known }
    let answer = measured(node, proposal)
    answers[question] = answer
    return answer
  }

  func subviews(_ nodes: [ViewNode], _ placing: LayoutPlacing) -> LayoutSubviews {
    LayoutSubviews(
      all: nodes.map { LayoutSubview(node: $0, placing: placing) },
      range: 0..<nodes.count,
      layoutDirection: nodes.first?.environment.layoutDirection ?? .leftToRight
    )
  }

  /// What a node does with its children's sizes.
  private func measured(_ node: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    if node.isModifier { return modified(node, proposal) }
    if let leaf = leaf(node, proposal) { return leaf }
    if node.kind == "ViewThatFits" {
      return fitting(node, proposal).map { size(of: $0, proposal) } ?? .zero
    }
    let arrangement = Arrangement(node)
    return arrangement.size(node.children, proposal, in: self)
  }

  /// The first child of a `ViewThatFits` whose ideal size fits, or the last one.
  func fitting(_ node: ViewNode, _ proposal: ProposedViewSize) -> ViewNode? {
    let axes = node["axes"]?.value(as: Axis.Set.self) ?? [.horizontal, .vertical]
    return node.children.first { child in
      let ideal = size(of: child, .unspecified)
      let isNarrow = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      let isLow = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
      return isNarrow && isLow
    } ?? node.children.last
  }

  private func leaf(_ node: ViewNode, _ proposal: ProposedViewSize) -> CGSize? {
    let whole = proposal.replacingUnspecifiedDimensions()
    switch node.kind {
    case "Text": return text(node, proposal)
    case "Image":
      return node["resizingMode"] == nil ? CGSize(width: Self.line, height: Self.line) : whole
    case "Spacer":
      let least = CGFloat(node["minLength"]?.number ?? 8)
      return spread(node, proposal, least: least)
    case "Divider":
      return node.isInHorizontalStack
        ? CGSize(width: 1, height: whole.height)
        : CGSize(width: whole.width, height: 1)
    case "TextField", "SecureField":
      return CGSize(width: whole.width, height: Self.line)
    default:
      return node.children.isEmpty || node.takesWhatIsProposed ? whole : nil
    }
  }

  private func spread(
    _ node: ViewNode,
    _ proposal: ProposedViewSize,
    least: CGFloat
  ) -> CGSize {
    node.isInHorizontalStack
      ? CGSize(width: max(least, proposal.width ?? least), height: 0)
      : CGSize(width: 0, height: max(least, proposal.height ?? least))
  }

  private func text(_ node: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    let count = node["text"]?.text?.count ?? 0
    let natural = CGFloat(count) * Self.character
    guard let width = proposal.width, width < natural else {
      return CGSize(width: natural, height: Self.line)
    }
    let columns = max(1, (width / Self.character).rounded(.down))
    let lines = min(
      (CGFloat(count) / columns).rounded(.up),
      CGFloat(node.environment.lineLimit ?? .max)
    )
    return CGSize(width: columns * Self.character, height: lines * Self.line)
  }
}

// MARK: - Placing

extension LayoutEngine {
  /// Gives a node its frame, and places what is in it.
  func place(_ node: ViewNode, in frame: CGRect) {
    node.frame = frame
    node.onLayout?(frame)
    if node.isModifier {
      placeModified(node, in: frame)
    } else if node.kind == "ViewThatFits" {
      if let child = fitting(node, ProposedViewSize(frame.size)) { place(child, in: frame) }
    } else if node.kind == "GeometryReader" {
      for child in node.children {
        place(child, in: CGRect(origin: frame.origin, size: size(of: child, .init(frame.size))))
      }
    } else if !node.children.isEmpty {
      Arrangement(node).place(node.children, in: frame, engine: self)
    }
    for (name, content) in node.slots where !["background", "overlay"].contains(name) {
      for child in content { place(child, in: frame) }
    }
  }

  /// Places a node within a rectangle by an alignment.
  func align(_ node: ViewNode, _ size: CGSize, in frame: CGRect, _ alignment: Alignment) {
    let whole = ViewDimensions(width: frame.width, height: frame.height)
    let own = ViewDimensions(width: size.width, height: size.height)
    let origin = CGPoint(
      x: frame.minX + whole[alignment.horizontal] - own[alignment.horizontal],
      y: frame.minY + whole[alignment.vertical] - own[alignment.vertical]
    )
    place(node, in: CGRect(origin: origin, size: size))
  }
}
