open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified
    case small
    case medium
    case large
  }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  open class Configuration: NSObject, @unchecked Sendable {
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { self }
  }

  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    var font: UIFont?
    var pointSize: CGFloat?
    var weight: SymbolWeight?
    var scale: SymbolScale?
    var style: UIFont.TextStyle?
    public override init() { super.init() }
    public convenience init(font: UIFont) {
      self.init()
      self.font = font
    }
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(font: font)
      self.scale = scale
    }
    public convenience init(pointSize: CGFloat) {
      self.init()
      self.pointSize = pointSize
    }
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize: pointSize)
      self.weight = weight
    }
    public convenience init(
      pointSize: CGFloat,
      weight: UIImage.SymbolWeight,
      scale: UIImage.SymbolScale
    ) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = scale
    }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init()
      style = textStyle
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(textStyle: textStyle)
      self.scale = scale
    }
    public convenience init(scale: UIImage.SymbolScale) {
      self.init()
      self.scale = scale
    }
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init()
      self.weight = weight
    }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
  }

  public let size: CGSize
  open var scale: CGFloat { 1 }
  open internal(set) var renderingMode: RenderingMode = .automatic
  open internal(set) var configuration: UIImage.Configuration?
  open var symbolConfiguration: UIImage.SymbolConfiguration? {
    configuration as? UIImage.SymbolConfiguration
  }
  open var isSymbolImage: Bool { symbol != nil }
  let symbol: String?
  var tint: UIColor?
  init(size: CGSize, symbol: String?) { (self.size, self.symbol) = (size, symbol) }
  public override convenience init() { self.init(size: .zero, symbol: nil) }
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }
  public convenience init?(
    systemName name: String,
    withConfiguration configuration: UIImage.Configuration?
  ) {
    guard !name.isEmpty else { return nil }
    let symbol = configuration as? UIImage.SymbolConfiguration
    let side = symbol?.pointSize ?? symbol?.font?.pointSize ?? 17
    self.init(size: CGSize(width: side, height: side), symbol: name)
    self.configuration = configuration
  }
  public convenience init?(
    systemName name: String,
    compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }
  public convenience init?(named name: String) { nil }
  public convenience init?(data: Data) { self.init(size: CGSize(width: 1, height: 1), symbol: nil) }
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    copied { $0.renderingMode = renderingMode }
  }
  open func withTintColor(_ color: UIColor) -> UIImage { copied { $0.tint = color } }
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    copied {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    copied { $0.configuration = configuration }
  }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    copied { $0.configuration = configuration }
  }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  open func draw(in rect: CGRect) {}
  open func draw(at point: CGPoint) {}
  open func pngData() -> Data? { Data() }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  private func copied(_ change: (UIImage) -> Void) -> UIImage {
    let copy = UIImage(size: size, symbol: symbol)
    (copy.renderingMode, copy.configuration, copy.tint) = (renderingMode, configuration, tint)
    change(copy)
    return copy
  }
}

@MainActor open class UIImageView: UIView {
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 3
  open var opaque = false
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

open class UIGraphicsImageRendererContext: NSObject {
  public let format = UIGraphicsImageRendererFormat()
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
}

open class UIGraphicsImageRenderer: NSObject {
  let size: CGSize
  public init(size: CGSize) { self.size = size }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
  public init(bounds: CGRect) { size = bounds.size }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: size, symbol: nil)
  }
}
