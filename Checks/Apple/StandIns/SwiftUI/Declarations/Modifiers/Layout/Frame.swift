extension View {
  /// developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    recorded("frame") {
      $0.set("width", width)
      $0.set("height", height)
      $0.set("alignment", alignment)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/frame()
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { frame(width: nil, height: nil) }
  /// developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
  nonisolated public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    recorded("frame") {
      $0.set("minWidth", minWidth)
      $0.set("idealWidth", idealWidth)
      $0.set("maxWidth", maxWidth)
      $0.set("minHeight", minHeight)
      $0.set("idealHeight", idealHeight)
      $0.set("maxHeight", maxHeight)
      $0.set("alignment", alignment)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/fixedsize()
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }
  /// developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    recorded("fixedSize") {
      $0.set("horizontal", horizontal)
      $0.set("vertical", vertical)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/layoutpriority(_:)
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    recorded("layoutPriority") { $0.set("value", value) }
  }
  /// developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    recorded("aspectRatio") {
      $0.set("ratio", aspectRatio)
      $0.set("contentMode", contentMode)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  /// developer.apple.com/documentation/swiftui/view/scaledtofit()
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// developer.apple.com/documentation/swiftui/view/scaledtofill()
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
  /// developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    recorded("containerRelativeFrame") {
      $0.set("axes", axes)
      $0.set("alignment", alignment)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:_:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    recorded("containerRelativeFrame") { attributes in
      attributes.set("axes", axes)
      attributes.set("alignment", alignment)
      attributes.action("length", taking: (CGFloat, Axis).self) { length($0.0, $0.1) }
    }
  }
  /// developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    recorded("containerRelativeFrame") {
      $0.set("axes", axes)
      $0.set("count", count)
      $0.set("span", span)
      $0.set("spacing", spacing)
      $0.set("alignment", alignment)
    }
  }
}
