/// developer.apple.com/documentation/quartzcore/calayercornercurve
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// developer.apple.com/documentation/quartzcore/calayercornercurve/rawvalue
  public let rawValue: String
  /// developer.apple.com/documentation/quartzcore/calayercornercurve/init(rawvalue:)
  public init(rawValue: String) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/quartzcore/calayercornercurve/circular
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// developer.apple.com/documentation/quartzcore/calayercornercurve/continuous
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// developer.apple.com/documentation/quartzcore/cacornermask
public struct CACornerMask: OptionSet, Sendable {
  /// developer.apple.com/documentation/quartzcore/cacornermask/rawvalue
  public let rawValue: UInt
  /// developer.apple.com/documentation/quartzcore/cacornermask/init(rawvalue:)
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/quartzcore/cacornermask/layerminxminycorner
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// developer.apple.com/documentation/quartzcore/cacornermask/layermaxxminycorner
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// developer.apple.com/documentation/quartzcore/cacornermask/layerminxmaxycorner
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// developer.apple.com/documentation/quartzcore/cacornermask/layermaxxmaxycorner
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// developer.apple.com/documentation/quartzcore/calayer
open class CALayer: NSObject {
  /// developer.apple.com/documentation/quartzcore/calayer/init()
  public override init() { super.init() }
  /// developer.apple.com/documentation/quartzcore/calayer/init(layer:)
  public init(layer: Any) { super.init() }
  /// developer.apple.com/documentation/quartzcore/calayer/init(coder:)
  public required init?(coder: NSCoder) { super.init() }
  /// developer.apple.com/documentation/quartzcore/calayer/bounds
  open var bounds = CGRect.zero
  /// developer.apple.com/documentation/quartzcore/calayer/position
  open var position = CGPoint.zero
  /// developer.apple.com/documentation/quartzcore/calayer/anchorpoint
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// developer.apple.com/documentation/quartzcore/calayer/zposition
  open var zPosition: CGFloat = 0
  /// developer.apple.com/documentation/quartzcore/calayer/frame
  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - bounds.width * anchorPoint.x,
        y: position.y - bounds.height * anchorPoint.y,
        width: bounds.width,
        height: bounds.height
      )
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y
      )
    }
  }
  /// developer.apple.com/documentation/quartzcore/calayer/ishidden
  open var isHidden = false
  /// developer.apple.com/documentation/quartzcore/calayer/opacity
  open var opacity: Float = 1
  /// developer.apple.com/documentation/quartzcore/calayer/backgroundcolor
  open var backgroundColor: CGColor?
  /// developer.apple.com/documentation/quartzcore/calayer/cornerradius
  open var cornerRadius: CGFloat = 0
  /// developer.apple.com/documentation/quartzcore/calayer/cornercurve
  open var cornerCurve: CALayerCornerCurve = .circular
  /// developer.apple.com/documentation/quartzcore/calayer/maskedcorners
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// developer.apple.com/documentation/quartzcore/calayer/borderwidth
  open var borderWidth: CGFloat = 0
  /// developer.apple.com/documentation/quartzcore/calayer/bordercolor
  open var borderColor: CGColor?
  /// developer.apple.com/documentation/quartzcore/calayer/maskstobounds
  open var masksToBounds = false
  /// developer.apple.com/documentation/quartzcore/calayer/mask
  open var mask: CALayer?
  /// developer.apple.com/documentation/quartzcore/calayer/contents
  open var contents: Any?
  /// developer.apple.com/documentation/quartzcore/calayer/contentsscale
  open var contentsScale: CGFloat = 1
  /// developer.apple.com/documentation/quartzcore/calayer/name
  open var name: String?
  /// developer.apple.com/documentation/quartzcore/calayer/shadowcolor
  open var shadowColor: CGColor?
  /// developer.apple.com/documentation/quartzcore/calayer/shadowopacity
  open var shadowOpacity: Float = 0
  /// developer.apple.com/documentation/quartzcore/calayer/shadowoffset
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// developer.apple.com/documentation/quartzcore/calayer/shadowradius
  open var shadowRadius: CGFloat = 3
  /// developer.apple.com/documentation/quartzcore/calayer/shadowpath
  open var shadowPath: CGPath?
  /// developer.apple.com/documentation/quartzcore/calayer/shouldrasterize
  open var shouldRasterize = false
  /// developer.apple.com/documentation/quartzcore/calayer/sublayers
  open private(set) var sublayers: [CALayer]?
  /// developer.apple.com/documentation/quartzcore/calayer/superlayer
  open private(set) weak var superlayer: CALayer?
  /// developer.apple.com/documentation/quartzcore/calayer/addsublayer(_:)
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }
  /// developer.apple.com/documentation/quartzcore/calayer/insertsublayer(_:at:)
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
  }
  /// developer.apple.com/documentation/quartzcore/calayer/removefromsuperlayer()
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// developer.apple.com/documentation/quartzcore/calayer/setneedsdisplay()
  open func setNeedsDisplay() {}
  /// developer.apple.com/documentation/quartzcore/calayer/setneedslayout()
  open func setNeedsLayout() {}
  /// developer.apple.com/documentation/quartzcore/calayer/layoutifneeded()
  open func layoutIfNeeded() {}
  /// developer.apple.com/documentation/quartzcore/calayer/removeallanimations()
  open func removeAllAnimations() { animations = [:] }
  /// developer.apple.com/documentation/quartzcore/calayer/add(_:forkey:)
  open func add(_ anim: CAAnimation, forKey key: String?) { animations[key ?? ""] = anim }
  /// developer.apple.com/documentation/quartzcore/calayer/removeanimation(forkey:)
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// developer.apple.com/documentation/quartzcore/calayer/animation(forkey:)
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  private var animations: [String: CAAnimation] = [:]
}

/// developer.apple.com/documentation/quartzcore/cashapelayerlinecap
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// developer.apple.com/documentation/quartzcore/cashapelayerlinecap/rawvalue
  public let rawValue: String
  /// developer.apple.com/documentation/quartzcore/cashapelayerlinecap/init(rawvalue:)
  public init(rawValue: String) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/quartzcore/cashapelayerlinecap/butt
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// developer.apple.com/documentation/quartzcore/cashapelayerlinecap/round
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// developer.apple.com/documentation/quartzcore/cashapelayerlinecap/square
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// developer.apple.com/documentation/quartzcore/cashapelayerlinejoin
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// developer.apple.com/documentation/quartzcore/cashapelayerlinejoin/rawvalue
  public let rawValue: String
  /// developer.apple.com/documentation/quartzcore/cashapelayerlinejoin/init(rawvalue:)
  public init(rawValue: String) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/quartzcore/cashapelayerlinejoin/miter
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// developer.apple.com/documentation/quartzcore/cashapelayerlinejoin/round
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// developer.apple.com/documentation/quartzcore/cashapelayerlinejoin/bevel
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// developer.apple.com/documentation/quartzcore/cashapelayerfillrule
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// developer.apple.com/documentation/quartzcore/cashapelayerfillrule/rawvalue
  public let rawValue: String
  /// developer.apple.com/documentation/quartzcore/cashapelayerfillrule/init(rawvalue:)
  public init(rawValue: String) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/quartzcore/cashapelayerfillrule/nonzero
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// developer.apple.com/documentation/quartzcore/cashapelayerfillrule/evenodd
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// developer.apple.com/documentation/quartzcore/cashapelayer
open class CAShapeLayer: CALayer {
  /// developer.apple.com/documentation/quartzcore/cashapelayer/path
  open var path: CGPath?
  /// developer.apple.com/documentation/quartzcore/cashapelayer/fillcolor
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// developer.apple.com/documentation/quartzcore/cashapelayer/fillrule
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// developer.apple.com/documentation/quartzcore/cashapelayer/strokecolor
  open var strokeColor: CGColor?
  /// developer.apple.com/documentation/quartzcore/cashapelayer/strokestart
  open var strokeStart: CGFloat = 0
  /// developer.apple.com/documentation/quartzcore/cashapelayer/strokeend
  open var strokeEnd: CGFloat = 1
  /// developer.apple.com/documentation/quartzcore/cashapelayer/linewidth
  open var lineWidth: CGFloat = 1
  /// developer.apple.com/documentation/quartzcore/cashapelayer/miterlimit
  open var miterLimit: CGFloat = 10
  /// developer.apple.com/documentation/quartzcore/cashapelayer/linecap
  open var lineCap: CAShapeLayerLineCap = .butt
  /// developer.apple.com/documentation/quartzcore/cashapelayer/linejoin
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// developer.apple.com/documentation/quartzcore/cashapelayer/linedashphase
  open var lineDashPhase: CGFloat = 0
  /// developer.apple.com/documentation/quartzcore/cashapelayer/linedashpattern
  open var lineDashPattern: [NSNumber]?
}

/// developer.apple.com/documentation/quartzcore/cagradientlayer
open class CAGradientLayer: CALayer {
  /// developer.apple.com/documentation/quartzcore/cagradientlayer/colors
  open var colors: [Any]?
  /// developer.apple.com/documentation/quartzcore/cagradientlayer/locations
  open var locations: [NSNumber]?
  /// developer.apple.com/documentation/quartzcore/cagradientlayer/startpoint
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// developer.apple.com/documentation/quartzcore/cagradientlayer/endpoint
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// developer.apple.com/documentation/quartzcore/caanimation
open class CAAnimation: NSObject {
  /// developer.apple.com/documentation/quartzcore/caanimation/isremovedoncompletion
  open var isRemovedOnCompletion = true
  /// developer.apple.com/documentation/quartzcore/caanimation/duration
  open var duration: TimeInterval = 0
}

/// developer.apple.com/documentation/quartzcore/catransaction
open class CATransaction: NSObject {
  /// developer.apple.com/documentation/quartzcore/catransaction/begin()
  open class func begin() {}
  /// developer.apple.com/documentation/quartzcore/catransaction/commit()
  open class func commit() {}
  /// developer.apple.com/documentation/quartzcore/catransaction/setdisableactions(_:)
  open class func setDisableActions(_ flag: Bool) {}
  /// developer.apple.com/documentation/quartzcore/catransaction/setanimationduration(_:)
  open class func setAnimationDuration(_ dur: TimeInterval) {}
  /// developer.apple.com/documentation/quartzcore/catransaction/setcompletionblock(_:)
  open class func setCompletionBlock(_ block: (() -> Void)?) {}
}
