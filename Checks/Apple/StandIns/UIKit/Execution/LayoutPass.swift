/// One layout of everything that a view's constraints place: first what is horizontal, then, with
/// widths known, the heights of contents and what is vertical.
@MainActor final class LayoutPass {
  private let root: UIView
  private var items: [AnyObject] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var constraints: [NSLayoutConstraint] = []
  private var widths: [Double] = []
  private(set) var horizontal: [Double] = []
  private(set) var vertical: [Double] = []

  init(root: UIView) {
    self.root = root
    collect()
  }

  private func collect() {
    root.tellSubtree { view in
      add(view)
      for guide in view.layoutGuides { add(guide) }
      constraints += view.constraints
    }
    for constraint in constraints {
      for item in [constraint.firstItem, constraint.secondItem] {
        if let guide = item as? UILayoutGuide { add(guide) }
      }
    }
  }

  private func add(_ item: AnyObject) {
    guard indices[ObjectIdentifier(item)] == nil else { return }
    indices[ObjectIdentifier(item)] = items.count
    items.append(item)
  }

  /// Solves both axes for a size of the root; a missing length is what the constraints make it.
  func solve(width: CGFloat?, height: CGFloat?) -> CGSize {
    horizontal = solve(.horizontal, length: width)
    widths = horizontal
    vertical = solve(.vertical, length: height)
    return CGSize(width: horizontal[1], height: vertical[1])
  }

  private func solve(_ axis: NSLayoutConstraint.Axis, length: CGFloat?) -> [Double] {
    var equations = [fix(0, 0, 1000)]
    equations.append(fix(1, Double(length ?? 0), length == nil ? 50 : 1000))
    for (index, item) in items.enumerated() where index > 0 {
      equations += ownEquations(of: item, at: index, axis)
    }
    equations += contentEquations(of: root, at: 0, axis)
    equations += constraints.compactMap { equation(of: $0, axis) }
    let (values, left) = LinearSolver.solve(equations, count: items.count * 2)
    for constraint in left { StandIn.shared.unsatisfied.append(constraint.words) }
    return values
  }

  private func fix(_ variable: Int, _ value: Double, _ priority: Float) -> LinearSolver.Equation {
    .init(
      form: .init(terms: [variable: 1], constant: -value),
      relation: .equal,
      priority: priority
    )
  }

  // MARK: What an item says of itself

  private func ownEquations(
    of item: AnyObject,
    at index: Int,
    _ axis: NSLayoutConstraint.Axis
  ) -> [LinearSolver.Equation] {
    if let guide = item as? UILayoutGuide { return guideEquations(of: guide, at: index, axis) }
    guard let view = item as? UIView else { return [] }
    if view.translatesAutoresizingMaskIntoConstraints, !view.isArranged {
      return fixedEquations(of: view, at: index, axis)
    }
    return contentEquations(of: view, at: index, axis)
  }

  private func fixedEquations(
    of view: UIView,
    at index: Int,
    _ axis: NSLayoutConstraint.Axis
  ) -> [LinearSolver.Equation] {
    guard let parent = view.superview, let up = indices[ObjectIdentifier(parent)] else { return [] }
    let isX = axis == .horizontal
    let start = isX ? view.frame.minX : view.frame.minY
    let length = isX ? view.frame.width : view.frame.height
    let shift = isX ? parent.bounds.minX : parent.bounds.minY
    var place = fix(index * 2, Double(start - shift), 1000)
    place.form.terms[up * 2] = -1
    return [place, fix(index * 2 + 1, Double(length), 1000)]
  }

  private func guideEquations(
    of guide: UILayoutGuide,
    at index: Int,
    _ axis: NSLayoutConstraint.Axis
  ) -> [LinearSolver.Equation] {
    guard guide.system != nil, let owner = guide.owningView,
      let up = indices[ObjectIdentifier(owner)]
    else { return [] }
    let insets = guide.systemInsets
    let (near, far) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    var place = fix(index * 2, Double(near), 1000)
    place.form.terms[up * 2] = -1
    var length = fix(index * 2 + 1, Double(-near - far), 1000)
    length.form.terms[up * 2 + 1] = -1
    return [place, length]
  }

  private func contentEquations(
    of view: UIView,
    at index: Int,
    _ axis: NSLayoutConstraint.Axis
  ) -> [LinearSolver.Equation] {
    var equations = (view as? UIStackView).map { stackEquations(of: $0, axis) } ?? []
    let width = axis == .vertical && widths.count > index * 2 + 1 ? widths[index * 2 + 1] : nil
    let size = view.contentSize(forWidth: width.map { CGFloat($0) })
    let length = axis == .horizontal ? size.width : size.height
    guard length != UIView.noIntrinsicMetric else { return equations }
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    equations.append(fix(index * 2 + 1, Double(length), hugging))
    var resist = fix(
      index * 2 + 1,
      Double(length),
      view.contentCompressionResistancePriority(for: axis).rawValue
    )
    resist.relation = .greaterThanOrEqual
    equations.append(resist)
    return equations
  }

  func form(
    of item: AnyObject?,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> LinearSolver.Form? {
    guard let item, let index = indices[ObjectIdentifier(item)] else { return nil }
    let (start, length) = (index * 2, index * 2 + 1)
    switch attribute.plain(isRightToLeft: isRightToLeft(item)) {
    case .left, .top: return .init(terms: [start: 1])
    case .right, .bottom, .lastBaseline: return .init(terms: [start: 1, length: 1])
    case .firstBaseline:
      return .init(terms: [start: 1], constant: Double((item as? UIView)?.firstLine ?? 0))
    case .centerX, .centerY: return .init(terms: [start: 1, length: 0.5])
    case .width, .height: return .init(terms: [length: 1])
    default: return nil
    }
  }

  private func isRightToLeft(_ item: AnyObject) -> Bool {
    let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func equation(
    of constraint: NSLayoutConstraint,
    _ axis: NSLayoutConstraint.Axis
  ) -> LinearSolver.Equation? {
    guard constraint.firstAttribute.axis == axis,
      var form = form(of: constraint.firstItem, constraint.firstAttribute)
    else { return nil }
    var constant = Double(constraint.constant)
    if constraint.isMirrored(isRightToLeft) { constant = -constant }
    form.constant -= constant
    if constraint.hasSecondItem {
      guard var other = self.form(of: constraint.secondItem, constraint.secondAttribute) else {
        return nil
      }
      if constraint.secondAttribute.axis != axis {
        guard let index = other.terms.keys.first, widths.count > index else { return nil }
        other = .init(constant: widths[index])
      }
      form.add(other, times: -Double(constraint.multiplier))
    }
    let relation =
      constraint.isMirrored(isRightToLeft)
      ? constraint.relation.flipped
      : constraint.relation
    return .init(
      form: form,
      relation: relation,
      priority: constraint.priority.rawValue,
      origin: constraint
    )
  }

  // MARK: The result

  /// Gives every placed view its frame.
  func apply() {
    for (index, item) in items.enumerated() where index > 0 {
      let frame = CGRect(
        x: horizontal[index * 2],
        y: vertical[index * 2],
        width: horizontal[index * 2 + 1],
        height: vertical[index * 2 + 1]
      )
      if let guide = item as? UILayoutGuide {
        guide.layoutFrame = frame.offset(from: origin(of: guide.owningView))
      } else if let view = item as? UIView, view.isPlacedByConstraints {
        let parent = origin(of: view.superview)
        let place = frame.offset(from: parent)
          .offsetBy(dx: view.superview?.bounds.minX ?? 0, dy: view.superview?.bounds.minY ?? 0)
        view.center = CGPoint(x: place.midX, y: place.midY)
        view.bounds.size = place.size
      }
    }
  }

  private func origin(of view: UIView?) -> CGPoint {
    guard let view, let index = indices[ObjectIdentifier(view)] else { return .zero }
    return CGPoint(x: horizontal[index * 2], y: vertical[index * 2])
  }
}

extension CGRect {
  func offset(from point: CGPoint) -> CGRect { offsetBy(dx: -point.x, dy: -point.y) }
}
