struct ContentPriorities {
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compression: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

enum LayerMaker {
  static func layer(of kind: AnyClass) -> CALayer {
    if kind == CAShapeLayer.self { return CAShapeLayer() }
    if kind == CAGradientLayer.self { return CAGradientLayer() }
    StandIn.check(kind == CALayer.self, "The stand-in cannot make a layer of \(kind).")
    return CALayer()
  }
}

extension UIView {
  func insert(_ view: UIView, at index: Int) {
    StandIn.check(MainThread.isCurrent, "Views may be changed on the main thread only.")
    StandIn.check(view !== self, "A view must not be added to itself.")
    StandIn.check(!isDescendant(of: view), "A view must not be added below itself.")
    let (oldWindow, newWindow) = (view.window, window)
    view.willMove(toSuperview: self)
    if newWindow !== oldWindow { view.tellSubtree { $0.willMove(toWindow: newWindow) } }
    if let old = view.superview {
      if old !== self { view.dropConstraints() }
      old.willRemoveSubview(view)
      old.subviews.removeAll { $0 === view }
    }
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.superview = self
    layer.insertSublayer(view.layer, at: UInt32(subviews.firstIndex(of: view) ?? 0))
    didAddSubview(view)
    view.didMoveToSuperview()
    if newWindow !== oldWindow { view.tellSubtree { $0.didMoveToWindow() } }
    view.traitsMayHaveChanged()
    setNeedsLayout()
  }

  func leaveSuperview() {
    guard let parent = superview else { return }
    let hadWindow = window != nil
    willMove(toSuperview: nil)
    if hadWindow { tellSubtree { $0.willMove(toWindow: nil) } }
    dropConstraints()
    parent.willRemoveSubview(self)
    parent.subviews.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
    didMoveToSuperview()
    if hadWindow { tellSubtree { $0.didMoveToWindow() } }
    parent.setNeedsLayout()
  }

  /// A view that leaves takes the constraints with it that tie it to what it leaves.
  private func dropConstraints() {
    var holder = superview
    while let view = holder {
      for constraint in view.constraints where constraint.crosses(self) {
        constraint.isActive = false
      }
      holder = view.superview
    }
  }

  func tellSubtree(_ body: (UIView) -> Void) {
    var waiting = [self]
    while let view = waiting.popLast() {
      body(view)
      waiting += view.subviews.reversed()
    }
  }

  func passTintChange() { tellSubtree { $0.tintColorDidChange() } }

  var originInWindow: CGPoint {
    var point = CGPoint.zero
    var view: UIView? = self
    while let here = view, !(here is UIWindow) {
      point.x += here.frame.minX
      point.y += here.frame.minY
      if let parent = here.superview {
        point.x -= parent.bounds.minX
        point.y -= parent.bounds.minY
      }
      view = here.superview
    }
    return point
  }

  func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let inner = CGPoint(
        x: point.x - view.frame.minX + view.bounds.minX,
        y: point.y - view.frame.minY + view.bounds.minY
      )
      if let found = view.hitTest(inner, with: event) { return found }
    }
    return self
  }

  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      guard view.autoresizingMask != [] else { continue }
      var frame = view.frame
      let mask = view.autoresizingMask
      if mask.contains(.flexibleWidth) { frame.size.width += bounds.width - old.width }
      if mask.contains(.flexibleHeight) { frame.size.height += bounds.height - old.height }
      view.frame = frame
    }
  }

  var defaultHugging: UILayoutPriority {
    self is UILabel || self is UIImageView ? UILayoutPriority(251) : .defaultLow
  }
}

extension NSDirectionalEdgeInsets {
  func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isLeft = direction == .leftToRight
    return UIEdgeInsets(
      top: top,
      left: isLeft ? leading : trailing,
      bottom: bottom,
      right: isLeft ? trailing : leading
    )
  }
}
