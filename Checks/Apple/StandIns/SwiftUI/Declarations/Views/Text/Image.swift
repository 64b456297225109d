/// developer.apple.com/documentation/swiftui/image
nonisolated public struct Image: View, _PrimitiveView, Equatable, Sendable {
  var attributes: [String: ViewValue] = [:]

  /// developer.apple.com/documentation/swiftui/image/init(systemname:)
  public init(systemName: String) {
    attributes["systemName"] = .text(systemName)
  }

  /// developer.apple.com/documentation/swiftui/image/init(systemname:variablevalue:)
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    attributes["variableValue"] = variableValue.map { .number($0) }
  }

  /// developer.apple.com/documentation/swiftui/image/init(_:bundle:)
  public init(_ name: String, bundle: Bundle? = nil) {
    attributes["name"] = .text(name)
  }

  /// developer.apple.com/documentation/swiftui/image/init(_:bundle:label:)
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    attributes["label"] = .text(label.plain(in: EnvironmentValues()))
  }

  /// developer.apple.com/documentation/swiftui/image/init(decorative:bundle:)
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    attributes["isDecorative"] = true
  }

  private func set(_ name: String, _ value: (some Hashable & Sendable)?) -> Image {
    var changed = self
    changed.attributes[name] = value.map { ViewValue($0) }
    return changed
  }

  /// developer.apple.com/documentation/swiftui/image/resizable(capinsets:resizingmode:)
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    set("resizingMode", resizingMode)
  }

  /// developer.apple.com/documentation/swiftui/image/renderingmode(_:)
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
    set("renderingMode", renderingMode)
  }

  /// developer.apple.com/documentation/swiftui/image/symbolrenderingmode(_:)
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var changed = self
    changed.attributes["symbolRenderingMode"] = mode.map { .described(String(describing: $0)) }
    return changed
  }

  /// developer.apple.com/documentation/swiftui/image/interpolation(_:)
  public func interpolation(_ interpolation: Image.Interpolation) -> Image {
    set("interpolation", interpolation)
  }

  /// developer.apple.com/documentation/swiftui/image/antialiased(_:)
  public func antialiased(_ isAntialiased: Bool) -> Image {
    set("antialiased", isAntialiased)
  }

  @MainActor public static func _walk(_ view: Image, in walk: ViewWalk) {
    walk.node("Image") { $0.values = view.attributes }
  }
}

extension Image {
  /// developer.apple.com/documentation/swiftui/image/resizingmode
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// developer.apple.com/documentation/swiftui/image/templaterenderingmode
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// developer.apple.com/documentation/swiftui/image/interpolation
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// developer.apple.com/documentation/swiftui/image/orientation
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}
