extension NSLayoutConstraint {
  private func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  func install() {
    guard owner == nil else { return }
    guard let first = view(of: firstItem) else {
      return StandIn.check(false, "A constraint must begin at a view or a guide that has a view.")
    }
    guard hasSecondItem else { return keep(by: first) }
    guard let second = view(of: secondItem) else {
      return StandIn.check(false, "The second item of a constraint is gone or has no view.")
    }
    guard let common = first.commonAncestor(with: second) else {
      return StandIn.check(
        false,
        "A constraint must not be activated between views without a common ancestor."
      )
    }
    keep(by: common)
  }

  private func keep(by view: UIView) {
    owner = view
    view.constraints.append(self)
    view.setNeedsLayout()
  }

  func uninstall() {
    owner?.constraints.removeAll { $0 === self }
    owner?.setNeedsLayout()
    owner = nil
  }

  /// Whether the constraint ties something inside a view to something outside of it.
  func crosses(_ view: UIView) -> Bool {
    let inner = self.view(of: firstItem)?.isDescendant(of: view) ?? false
    guard hasSecondItem else { return inner }
    let other = self.view(of: secondItem)?.isDescendant(of: view) ?? false
    return inner || other
  }

  var words: String {
    let second = secondItem.map { " \(type(of: $0)).\(secondAttribute) × \(multiplier)" } ?? ""
    let first = firstItem.map { "\(type(of: $0))" } ?? "nothing"
    return "\(first).\(firstAttribute) \(relation)\(second) + \(constant) at \(priority.rawValue)"
  }
}

extension UIView {
  func commonAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let view = candidate {
      if other.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }
}
