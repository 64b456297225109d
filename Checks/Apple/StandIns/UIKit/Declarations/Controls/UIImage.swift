/// developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  /// developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// developer.apple.com/documentation/uikit/uiimage/symbolscale
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified
    case small
    case medium
    case large
  }
  /// developer.apple.com/documentation/uikit/uiimage/symbolweight
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// developer.apple.com/documentation/uikit/uiimage/configuration-swift.class
  open class Configuration: NSObject, @unchecked Sendable {
    /// developer.apple.com/documentation/uikit/uiimage/configuration-swift.class/applying(_:)
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { self }
  }

  /// developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    var font: UIFont?
    var pointSize: CGFloat?
    var weight: SymbolWeight?
    var scale: SymbolScale?
    var style: UIFont.TextStyle?
    /// developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class/init()
    public override init() { super.init() }
    /// developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class/init(font:)
    public convenience init(font: UIFont) {
      self.init()
      self.font = font
    }
    /// developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class/init(font:scale:)
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(font: font)
      self.scale = scale
    }
    /// developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class/init(pointsize:)
    public convenience init(pointSize: CGFloat) {
      self.init()
      self.pointSize = pointSize
    }
    /// developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class/init(pointsize:weight:)
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize: pointSize)
      self.weight = weight
    }
    /// developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class/init(pointsize:weight:scale:)
    public convenience init(
      pointSize: CGFloat,
      weight: UIImage.SymbolWeight,
      scale: UIImage.SymbolScale
    ) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = scale
    }
    /// developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class/init(textstyle:)
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init()
      style = textStyle
    }
    /// developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class/init(textstyle:scale:)
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(textStyle: textStyle)
      self.scale = scale
    }
    /// developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class/init(scale:)
    public convenience init(scale: UIImage.SymbolScale) {
      self.init()
      self.scale = scale
    }
    /// developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class/init(weight:)
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init()
      self.weight = weight
    }
    /// developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class/init(hierarchicalcolor:)
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    /// developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class/init(palettecolors:)
    public convenience init(paletteColors: [UIColor]) { self.init() }
  }

  /// developer.apple.com/documentation/uikit/uiimage/size
  public let size: CGSize
  /// developer.apple.com/documentation/uikit/uiimage/scale
  open var scale: CGFloat { 1 }
  /// developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.property
  open internal(set) var renderingMode: RenderingMode = .automatic
  /// developer.apple.com/documentation/uikit/uiimage/configuration-swift.property
  open internal(set) var configuration: UIImage.Configuration?
  /// developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.property
  open var symbolConfiguration: UIImage.SymbolConfiguration? {
    configuration as? UIImage.SymbolConfiguration
  }
  /// developer.apple.com/documentation/uikit/uiimage/issymbolimage
  open var isSymbolImage: Bool { symbol != nil }
  let symbol: String?
  var tint: UIColor?
  init(size: CGSize, symbol: String?) { (self.size, self.symbol) = (size, symbol) }
  /// developer.apple.com/documentation/uikit/uiimage/init()
  public override convenience init() { self.init(size: .zero, symbol: nil) }
  /// developer.apple.com/documentation/uikit/uiimage/init(systemname:)
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }
  /// developer.apple.com/documentation/uikit/uiimage/init(systemname:withconfiguration:)
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
  /// developer.apple.com/documentation/uikit/uiimage/init(systemname:compatiblewith:)
  public convenience init?(
    systemName name: String,
    compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }
  /// developer.apple.com/documentation/uikit/uiimage/init(named:)
  public convenience init?(named name: String) { nil }
  /// developer.apple.com/documentation/uikit/uiimage/init(data:)
  public convenience init?(data: Data) { self.init(size: CGSize(width: 1, height: 1), symbol: nil) }
  /// developer.apple.com/documentation/uikit/uiimage/withrenderingmode(_:)
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    copied { $0.renderingMode = renderingMode }
  }
  /// developer.apple.com/documentation/uikit/uiimage/withtintcolor(_:)
  open func withTintColor(_ color: UIColor) -> UIImage { copied { $0.tint = color } }
  /// developer.apple.com/documentation/uikit/uiimage/withtintcolor(_:renderingmode:)
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    copied {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }
  /// developer.apple.com/documentation/uikit/uiimage/withconfiguration(_:)
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    copied { $0.configuration = configuration }
  }
  /// developer.apple.com/documentation/uikit/uiimage/applyingsymbolconfiguration(_:)
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    copied { $0.configuration = configuration }
  }
  /// developer.apple.com/documentation/uikit/uiimage/imageflippedforrighttoleftlayoutdirection()
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// developer.apple.com/documentation/uikit/uiimage/draw(in:)
  open func draw(in rect: CGRect) {}
  /// developer.apple.com/documentation/uikit/uiimage/draw(at:)
  open func draw(at point: CGPoint) {}
  /// developer.apple.com/documentation/uikit/uiimage/pngdata()
  open func pngData() -> Data? { Data() }
  /// developer.apple.com/documentation/uikit/uiimage/copy(with:)
  open func copy(with zone: NSZone? = nil) -> Any { self }
  private func copied(_ change: (UIImage) -> Void) -> UIImage {
    let copy = UIImage(size: size, symbol: symbol)
    (copy.renderingMode, copy.configuration, copy.tint) = (renderingMode, configuration, tint)
    change(copy)
    return copy
  }
}

/// developer.apple.com/documentation/uikit/uiimageview
@MainActor open class UIImageView: UIView {
  /// developer.apple.com/documentation/uikit/uiimageview/image
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// developer.apple.com/documentation/uikit/uiimageview/highlightedimage
  open var highlightedImage: UIImage?
  /// developer.apple.com/documentation/uikit/uiimageview/ishighlighted
  open var isHighlighted = false
  /// developer.apple.com/documentation/uikit/uiimageview/preferredsymbolconfiguration
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// developer.apple.com/documentation/uikit/uiimageview/adjustsimagesizeforaccessibilitycontentsizecategory
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// developer.apple.com/documentation/uikit/uiimageview/init(image:)
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }
  /// developer.apple.com/documentation/uikit/uiimageview/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// developer.apple.com/documentation/uikit/uiimageview/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// developer.apple.com/documentation/uikit/uiimageview/intrinsiccontentsize
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// developer.apple.com/documentation/uikit/uiimageview/sizethatfits(_:)
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}

/// developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: NSObject {
  /// developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/scale
  open var scale: CGFloat = 3
  /// developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/opaque
  open var opaque = false
  /// developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/default()
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/preferred()
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext: NSObject {
  /// developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext/format
  public let format = UIGraphicsImageRendererFormat()
  /// developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext/fill(_:)
  open func fill(_ rect: CGRect) {}
  /// developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext/stroke(_:)
  open func stroke(_ rect: CGRect) {}
  /// developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext/clip(to:)
  open func clip(to rect: CGRect) {}
}

/// developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer: NSObject {
  let size: CGSize
  /// developer.apple.com/documentation/uikit/uigraphicsimagerenderer/init(size:)
  public init(size: CGSize) { self.size = size }
  /// developer.apple.com/documentation/uikit/uigraphicsimagerenderer/init(size:format:)
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
  /// developer.apple.com/documentation/uikit/uigraphicsimagerenderer/init(bounds:)
  public init(bounds: CGRect) { size = bounds.size }
  /// developer.apple.com/documentation/uikit/uigraphicsimagerenderer/image(actions:)
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: size, symbol: nil)
  }
}
