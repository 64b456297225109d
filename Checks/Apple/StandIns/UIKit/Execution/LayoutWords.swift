extension NSLayoutConstraint.Attribute {
  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  func plain(isRightToLeft: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: self
    }
  }
}

extension NSLayoutConstraint.Relation {
  var flipped: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    case .lessThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint {
  /// From right to left, a distance after the leading edge goes the other way.
  func isMirrored(_ isRightToLeft: (AnyObject) -> Bool) -> Bool {
    guard firstAttribute == .leading || firstAttribute == .trailing, hasSecondItem else {
      return false
    }
    return firstItem.map(isRightToLeft) ?? false
  }
}

extension UILayoutGuide {
  var systemInsets: UIEdgeInsets {
    guard let view = owningView else { return .zero }
    switch system {
    case .layoutMargins, .readableContent:
      var insets = view.layoutMargins
      if system == .readableContent, view.bounds.width > 704 {
        let side = (view.bounds.width - 672) / 2
        (insets.left, insets.right) = (max(insets.left, side), max(insets.right, side))
      }
      return insets
    case .safeArea: return view.safeAreaInsets
    default: return .zero
    }
  }
}

extension UIView {
  var isArranged: Bool {
    (superview as? UIStackView)?.arrangedSubviews.contains(self) ?? false
  }

  var isPlacedByConstraints: Bool { !translatesAutoresizingMaskIntoConstraints || isArranged }

  var firstLine: CGFloat { (self as? UILabel)?.font.ascender ?? 0 }

  /// The size of the content, for a width where the content is text that breaks.
  func contentSize(forWidth width: CGFloat?) -> CGSize {
    guard let width, let text = self as? any WidthDependent else { return intrinsicContentSize }
    return text.size(forWidth: width)
  }

  func updateConstraintsOfTree() {
    for view in subviews { view.updateConstraintsOfTree() }
    guard needsUpdateConstraints else { return }
    needsUpdateConstraints = false
    updateConstraints()
  }

  /// Places what is tied by constraints anywhere below this view, if it is the top of a tree.
  func layoutByConstraints() {
    layoutOfOwnKind()
    guard !isSolvedFromAbove, subviews.contains(where: { $0.isPlacedByConstraints }) else { return }
    let pass = LayoutPass(root: self)
    _ = pass.solve(width: bounds.width, height: bounds.height)
    pass.apply()
  }

  /// A view that a constraint of its superview's tree places is laid out with that tree.
  private var isSolvedFromAbove: Bool {
    guard let parent = superview else { return false }
    return isPlacedByConstraints && !(parent is UIScrollView)
  }

  func layoutTree() {
    StandIn.check(MainThread.isCurrent, "Views may be laid out on the main thread only.")
    var top = self
    while let parent = top.superview, top.isPlacedByConstraints, parent.needsLayout { top = parent }
    top.updateConstraintsIfNeeded()
    top.layoutDown()
  }

  private func layoutDown() {
    traitCollection.performAsCurrent {
      var rounds = 0
      while needsLayout, rounds < 8 {
        needsLayout = false
        rounds += 1
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
      }
    }
    for view in subviews { view.layoutDown() }
  }

  func fittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    guard subviews.contains(where: { $0.isPlacedByConstraints }) || self is UIStackView else {
      let width = horizontal == .required ? target.width : nil
      let size = contentSize(forWidth: width)
      return CGSize(
        width: horizontal == .required ? target.width : max(0, size.width),
        height: vertical == .required ? target.height : max(0, size.height)
      )
    }
    let pass = LayoutPass(root: self)
    return pass.solve(
      width: horizontal == .required ? target.width : nil,
      height: vertical == .required ? target.height : nil
    )
  }
}

/// A view whose height depends on the width that it gets.
@MainActor protocol WidthDependent {
  func size(forWidth width: CGFloat) -> CGSize
}
