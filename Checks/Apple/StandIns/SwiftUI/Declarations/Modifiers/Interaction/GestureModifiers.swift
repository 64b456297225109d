extension View {
  /// developer.apple.com/documentation/swiftui/view/gesture(_:including:)
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    recognizing("gesture", gesture, mask)
  }
  /// developer.apple.com/documentation/swiftui/view/simultaneousgesture(_:including:)
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    recognizing("simultaneousGesture", gesture, mask)
  }
  /// developer.apple.com/documentation/swiftui/view/highprioritygesture(_:including:)
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    recognizing("highPriorityGesture", gesture, mask)
  }
  /// developer.apple.com/documentation/swiftui/view/gesture(_:isenabled:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    recognizing("gesture", gesture, isEnabled ? .all : .subviews)
  }
  /// developer.apple.com/documentation/swiftui/view/simultaneousgesture(_:isenabled:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    isEnabled: Bool
  ) -> some View {
    recognizing("simultaneousGesture", gesture, isEnabled ? .all : .subviews)
  }
  /// developer.apple.com/documentation/swiftui/view/highprioritygesture(_:isenabled:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    isEnabled: Bool
  ) -> some View {
    recognizing("highPriorityGesture", gesture, isEnabled ? .all : .subviews)
  }

  nonisolated private func recognizing<T: Gesture>(
    _ kind: String,
    _ gesture: T,
    _ mask: GestureMask
  ) -> RecordedView<Self> {
    let carried = Carried(gesture)
    return recorded(kind) { attributes in
      let handlers = MainActor.assumeIsolated { Carried(T._handlers(carried.value)) }.value
      attributes.set("gesture", ViewValue.list(handlers.names.map { .text($0) }))
      attributes.set("mask", mask)
      guard mask.contains(.gesture) else { return }
      attributes.gesture("changed", handlers.changed)
      attributes.gesture("ended", handlers.ended)
    }
  }
}

extension ViewAttributes {
  // The handlers whose type of value fits run, in the order of their declaration.
  fileprivate mutating func gesture(_ name: String, _ handlers: [(Any) -> Bool]) {
    guard !handlers.isEmpty else { return }
    valueActions[name] = { value in
      let taken = handlers.map { $0(value) }
      precondition(taken.contains(true), "No gesture here takes a \(type(of: value)).")
      return nil
    }
  }
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)
  nonisolated public func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    recorded("onTapGesture") {
      $0.set("count", count)
      $0.action("tap", action)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/ontapgesture(count:coordinatespace:perform:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    recorded("onTapGesture") {
      $0.set("count", count)
      $0.action("tap", taking: CGPoint.self, action)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/onlongpressgesture(minimumduration:maximumdistance:perform:onpressingchanged:)
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    recorded("onLongPressGesture") {
      $0.set("minimumDuration", minimumDuration)
      $0.set("maximumDistance", maximumDistance)
      $0.action("longPress", action)
      if let onPressingChanged { $0.action("pressing", taking: Bool.self, onPressingChanged) }
    }
  }
  /// developer.apple.com/documentation/swiftui/view/allowshittesting(_:)
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    recorded("allowsHitTesting") { $0.set("enabled", enabled) }
  }
  /// developer.apple.com/documentation/swiftui/view/disabled(_:)
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    environmentChanged("disabled", { $0.isEnabled = $0.isEnabled && !disabled }) {
      $0.set("disabled", disabled)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/onhover(perform:)
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    recorded("onHover") { $0.action("hover", taking: Bool.self, action) }
  }
  /// developer.apple.com/documentation/swiftui/view/oncontinuoushover(coordinatespace:perform:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    recorded("onContinuousHover") { $0.action("hover", taking: HoverPhase.self, action) }
  }
  #if !ONLY_MACOS
  /// developer.apple.com/documentation/swiftui/view/hovereffect(_:)
  @available(macOS, unavailable)
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    recorded("hoverEffect") { $0.set("effect", effect) }
  }
  /// developer.apple.com/documentation/swiftui/view/hovereffect(_:isenabled:)
  @available(iOS 17.0, *)
  @available(macOS, unavailable)
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic,
    isEnabled: Bool = true
  ) -> some View {
    recorded("hoverEffect") {
      $0.set("effect", effect)
      $0.set("isEnabled", isEnabled)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/hovereffectdisabled(_:)
  @available(iOS 17.0, *)
  @available(macOS, unavailable)
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("hoverEffectDisabled") { $0.set("disabled", disabled) }
  }
  #endif
}
