extension View {
  /// developer.apple.com/documentation/swiftui/view/clipped(antialiased:)
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    recorded("clipped") { $0.set("antialiased", antialiased) }
  }
  /// developer.apple.com/documentation/swiftui/view/clipshape(_:style:)
  nonisolated public func clipShape<S: Shape>(
    _ shape: S,
    style: FillStyle = FillStyle()
  ) -> some View {
    recorded("clipShape") {
      $0.shape(shape)
      $0.set("style", style)
    }
  }
  // Deprecated from a later release on, and so without a warning here.
  /// developer.apple.com/documentation/swiftui/view/cornerradius(_:antialiased:)
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    recorded("cornerRadius") { $0.set("radius", radius) }
  }
  /// developer.apple.com/documentation/swiftui/view/mask(alignment:_:)
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    let mask = mask()
    return transformed("mask", slot: "mask", { $0.set("alignment", alignment) }) { mask }
  }
  /// developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:)
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }
  /// developer.apple.com/documentation/swiftui/view/contentshape(_:_:eofill:)
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View {
    recorded("contentShape") {
      $0.shape(shape)
      $0.set("kind", kind)
      $0.set("eoFill", eoFill)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/rotationeffect(_:anchor:)
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    recorded("rotationEffect") {
      $0.set("degrees", angle.degrees)
      $0.set("anchor", anchor)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:)
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:)
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }
  /// developer.apple.com/documentation/swiftui/view/scaleeffect(x:y:anchor:)
  nonisolated public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    recorded("scaleEffect") {
      $0.set("x", x)
      $0.set("y", y)
      $0.set("anchor", anchor)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/flipsforrighttoleftlayoutdirection(_:)
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    recorded("flipsForRightToLeftLayoutDirection") { $0.set("enabled", enabled) }
  }
  /// developer.apple.com/documentation/swiftui/view/transition(_:)
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    recorded("transition") { $0.set("transition", t.description) }
  }
  /// developer.apple.com/documentation/swiftui/view/transition(_:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    recorded("transition") { $0.set("transition", AnyTransition(transition).description) }
  }
  /// developer.apple.com/documentation/swiftui/view/contenttransition(_:)
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    recorded("contentTransition") { $0.set("transition", transition.name) }
  }
}
