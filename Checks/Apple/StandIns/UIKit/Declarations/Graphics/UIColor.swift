/// developer.apple.com/documentation/coregraphics/cgcolor
public final class CGColor: Hashable, @unchecked Sendable {
  let values: [CGFloat]
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = [red, green, blue, alpha]
  }
  public init(gray: CGFloat, alpha: CGFloat) { values = [gray, gray, gray, alpha] }
  public var components: [CGFloat]? { values }
  public var numberOfComponents: Int { values.count }
  public var alpha: CGFloat { values[3] }
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
  }
  public static func == (left: CGColor, right: CGColor) -> Bool { left.values == right.values }
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  enum Content {
    case fixed(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case dynamic((UITraitCollection) -> UIColor)
  }
  let content: Content
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(red: red, green: green, blue: blue, alpha: alpha)
  }
  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(red: white, green: white, blue: white, alpha: alpha)
  }
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (r, g, b) = Self.rgb(hue, saturation, brightness)
    content = .fixed(red: r, green: g, blue: b, alpha: alpha)
  }
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }
  public init(cgColor: CGColor) {
    let v = cgColor.values
    content = .fixed(red: v[0], green: v[1], blue: v[2], alpha: v[3])
  }
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
  }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = content else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let r, let g, let b, _): UIColor(red: r, green: g, blue: b, alpha: alpha)
    case .dynamic(let provider):
      UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }
  open var cgColor: CGColor {
    let (r, g, b, a) = components(in: .current)
    return CGColor(red: r, green: g, blue: b, alpha: a)
  }
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
  open func setFill() {}
  open func setStroke() {}
  open func set() {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard case .fixed = content, case .fixed = other.content else { return self === other }
    return components(in: .current) == other.components(in: .current)
  }
  open override var hash: Int {
    guard case .fixed(let r, let g, let b, let a) = content else {
      return ObjectIdentifier(self).hashValue
    }
    return [r, g, b, a].hashValue
  }
  open override var description: String {
    let (r, g, b, a) = components(in: .current)
    return "UIColor(\(r), \(g), \(b), \(a))"
  }
}
