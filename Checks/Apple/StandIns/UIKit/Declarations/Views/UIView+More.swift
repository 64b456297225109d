extension UIView {
  /// developer.apple.com/documentation/uikit/uiview/nointrinsicmetric
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  /// developer.apple.com/documentation/uikit/uiview/layoutfittingcompressedsize
  nonisolated public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// developer.apple.com/documentation/uikit/uiview/layoutfittingexpandedsize
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// developer.apple.com/documentation/uikit/uiview/userinterfacelayoutdirection(for:)
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }
  /// developer.apple.com/documentation/uikit/uiview/userinterfacelayoutdirection(for:relativeto:)
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    }
  }

  /// developer.apple.com/documentation/uikit/uiview/addconstraint(_:)
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// developer.apple.com/documentation/uikit/uiview/addconstraints(_:)
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// developer.apple.com/documentation/uikit/uiview/removeconstraint(_:)
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// developer.apple.com/documentation/uikit/uiview/removeconstraints(_:)
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
  /// developer.apple.com/documentation/uikit/uiview/addlayoutguide(_:)
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuides.append(layoutGuide)
    layoutGuide.owningView = self
  }
  /// developer.apple.com/documentation/uikit/uiview/removelayoutguide(_:)
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// developer.apple.com/documentation/uikit/uiview/leadinganchor
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// developer.apple.com/documentation/uikit/uiview/trailinganchor
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// developer.apple.com/documentation/uikit/uiview/leftanchor
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// developer.apple.com/documentation/uikit/uiview/rightanchor
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// developer.apple.com/documentation/uikit/uiview/centerxanchor
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// developer.apple.com/documentation/uikit/uiview/topanchor
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// developer.apple.com/documentation/uikit/uiview/bottomanchor
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// developer.apple.com/documentation/uikit/uiview/centeryanchor
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// developer.apple.com/documentation/uikit/uiview/firstbaselineanchor
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// developer.apple.com/documentation/uikit/uiview/lastbaselineanchor
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// developer.apple.com/documentation/uikit/uiview/widthanchor
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// developer.apple.com/documentation/uikit/uiview/heightanchor
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// developer.apple.com/documentation/uikit/uiview/contenthuggingpriority(for:)
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities.hugging[axis] ?? defaultHugging
  }
  /// developer.apple.com/documentation/uikit/uiview/setcontenthuggingpriority(_:for:)
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    priorities.hugging[axis] = priority
    superview?.setNeedsLayout()
  }
  /// developer.apple.com/documentation/uikit/uiview/contentcompressionresistancepriority(for:)
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { priorities.compression[axis] ?? .defaultHigh }
  /// developer.apple.com/documentation/uikit/uiview/setcontentcompressionresistancepriority(_:for:)
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    priorities.compression[axis] = priority
    superview?.setNeedsLayout()
  }

  /// developer.apple.com/documentation/uikit/uiview/registerfortraitchanges(_:handler:)
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping UIView.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    traitWatch.add(traits) { [weak self] previous in
      guard let environment = self as? TraitEnvironment else { return }
      handler(environment, previous)
    }
  }
}
