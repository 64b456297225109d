/// developer.apple.com/documentation/coregraphics/cgcolor
public final class CGColor: Hashable, @unchecked Sendable {
  let values: [CGFloat]
  /// developer.apple.com/documentation/coregraphics/cgcolor/init(red:green:blue:alpha:)
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = [red, green, blue, alpha]
  }
  /// developer.apple.com/documentation/coregraphics/cgcolor/init(gray:alpha:)
  public init(gray: CGFloat, alpha: CGFloat) { values = [gray, gray, gray, alpha] }
  /// developer.apple.com/documentation/coregraphics/cgcolor/components
  public var components: [CGFloat]? { values }
  /// developer.apple.com/documentation/coregraphics/cgcolor/numberofcomponents
  public var numberOfComponents: Int { values.count }
  /// developer.apple.com/documentation/coregraphics/cgcolor/alpha
  public var alpha: CGFloat { values[3] }
  /// developer.apple.com/documentation/coregraphics/cgcolor/copy(alpha:)
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
  }
  /// developer.apple.com/documentation/coregraphics/cgcolor/==(left:right:)
  public static func == (left: CGColor, right: CGColor) -> Bool { left.values == right.values }
  /// developer.apple.com/documentation/coregraphics/cgcolor/hash(into:)
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  enum Content {
    case fixed(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case dynamic((UITraitCollection) -> UIColor)
  }
  let content: Content
  /// developer.apple.com/documentation/uikit/uicolor/init(red:green:blue:alpha:)
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// developer.apple.com/documentation/uikit/uicolor/init(white:alpha:)
  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(red: white, green: white, blue: white, alpha: alpha)
  }
  /// developer.apple.com/documentation/uikit/uicolor/init(hue:saturation:brightness:alpha:)
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (r, g, b) = Self.rgb(hue, saturation, brightness)
    content = .fixed(red: r, green: g, blue: b, alpha: alpha)
  }
  /// developer.apple.com/documentation/uikit/uicolor/init(displayp3red:green:blue:alpha:)
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }
  /// developer.apple.com/documentation/uikit/uicolor/init(cgcolor:)
  public init(cgColor: CGColor) {
    let v = cgColor.values
    content = .fixed(red: v[0], green: v[1], blue: v[2], alpha: v[3])
  }
  /// developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
  }
  /// developer.apple.com/documentation/uikit/uicolor/resolvedcolor(with:)
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = content else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }
  /// developer.apple.com/documentation/uikit/uicolor/withalphacomponent(_:)
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let r, let g, let b, _): UIColor(red: r, green: g, blue: b, alpha: alpha)
    case .dynamic(let provider):
      UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }
  /// developer.apple.com/documentation/uikit/uicolor/cgcolor
  open var cgColor: CGColor {
    let (r, g, b, a) = components(in: .current)
    return CGColor(red: r, green: g, blue: b, alpha: a)
  }
  /// developer.apple.com/documentation/uikit/uicolor/getred(_:green:blue:alpha:)
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (r, g, b, a) = components(in: .current)
    red?.pointee = r
    green?.pointee = g
    blue?.pointee = b
    alpha?.pointee = a
    return true
  }
  /// developer.apple.com/documentation/uikit/uicolor/getwhite(_:alpha:)
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (r, g, b, a) = components(in: .current)
    white?.pointee = (r + g + b) / 3
    alpha?.pointee = a
    return true
  }
  /// developer.apple.com/documentation/uikit/uicolor/setfill()
  open func setFill() {}
  /// developer.apple.com/documentation/uikit/uicolor/setstroke()
  open func setStroke() {}
  /// developer.apple.com/documentation/uikit/uicolor/set()
  open func set() {}
  /// developer.apple.com/documentation/uikit/uicolor/copy(with:)
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// developer.apple.com/documentation/uikit/uicolor/isequal(_:)
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard case .fixed = content, case .fixed = other.content else { return self === other }
    return components(in: .current) == other.components(in: .current)
  }
  /// developer.apple.com/documentation/uikit/uicolor/hash
  open override var hash: Int {
    guard case .fixed(let r, let g, let b, let a) = content else {
      return ObjectIdentifier(self).hashValue
    }
    return [r, g, b, a].hashValue
  }
  /// developer.apple.com/documentation/uikit/uicolor/description
  open override var description: String {
    let (r, g, b, a) = components(in: .current)
    return "UIColor(\(r), \(g), \(b), \(a))"
  }
}
