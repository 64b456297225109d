extension LayoutPass {
  /// The constraints that a stack view makes for what it arranges.
  func stackEquations(
    of stack: UIStackView,
    _ axis: NSLayoutConstraint.Axis
  ) -> [LinearSolver.Equation] {
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    let isMain = axis == stack.axis
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let insets = stack.isLayoutMarginsRelativeArrangement ? stack.directionalLayoutMargins : .zero
    let (near, far) =
      axis == .horizontal
      ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    var chain = Chain(pass: self, axis: axis)
    if isMain {
      chain.run(views, in: stack, start, end, near, far)
    } else {
      for view in views { chain.align(view, in: stack, start, end, near, far) }
    }
    return chain.equations
  }

  @MainActor struct Chain {
    let pass: LayoutPass
    let axis: NSLayoutConstraint.Axis
    var equations: [LinearSolver.Equation] = []

    mutating func tie(
      _ item: UIView,
      _ attribute: NSLayoutConstraint.Attribute,
      _ relation: NSLayoutConstraint.Relation,
      _ other: UIView,
      _ second: NSLayoutConstraint.Attribute,
      _ constant: CGFloat,
      priority: Float = 999.5
    ) {
      guard var form = pass.form(of: item, attribute), let base = pass.form(of: other, second)
      else { return }
      let isFlipped =
        axis == .horizontal
        && item.effectiveUserInterfaceLayoutDirection == .rightToLeft
        && (attribute == .leading || attribute == .trailing)
      form.add(base, times: -1)
      form.constant -= Double(isFlipped ? -constant : constant)
      equations.append(
        .init(form: form, relation: isFlipped ? relation.flipped : relation, priority: priority)
      )
    }

    mutating func run(
      _ views: [UIView],
      in stack: UIStackView,
      _ start: NSLayoutConstraint.Attribute,
      _ end: NSLayoutConstraint.Attribute,
      _ near: CGFloat,
      _ far: CGFloat
    ) {
      guard let first = views.first, let last = views.last else { return }
      tie(first, start, .equal, stack, start, near)
      for (before, view) in zip(views, views.dropFirst()) {
        let space = stack.space(after: before)
        let relation: NSLayoutConstraint.Relation =
          stack.distribution == .equalSpacing || stack.distribution == .equalCentering
          ? .greaterThanOrEqual : .equal
        tie(view, start, relation, before, end, space)
        if relation != .equal { tie(view, start, .equal, before, end, space, priority: 40) }
        if stack.distribution == .fillEqually {
          let length: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
          tie(view, length, .equal, first, length, 0)
        }
      }
      tie(last, end, .equal, stack, end, -far)
    }

    mutating func align(
      _ view: UIView,
      in stack: UIStackView,
      _ start: NSLayoutConstraint.Attribute,
      _ end: NSLayoutConstraint.Attribute,
      _ near: CGFloat,
      _ far: CGFloat
    ) {
      switch stack.alignment {
      case .fill:
        tie(view, start, .equal, stack, start, near)
        tie(view, end, .equal, stack, end, -far)
      case .leading, .firstBaseline:
        tie(view, start, .equal, stack, start, near)
        tie(view, end, .lessThanOrEqual, stack, end, -far)
      case .trailing, .lastBaseline:
        tie(view, end, .equal, stack, end, -far)
        tie(view, start, .greaterThanOrEqual, stack, start, near)
      case .center:
        let middle: NSLayoutConstraint.Attribute = axis == .horizontal ? .centerX : .centerY
        tie(view, middle, .equal, stack, middle, 0)
        tie(view, start, .greaterThanOrEqual, stack, start, near)
        tie(view, end, .lessThanOrEqual, stack, end, -far)
      }
    }
  }
}
