extension UIView {
  /// developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
  /// developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.enum
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
  /// developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct
  public struct AutoresizingMask: OptionSet, Sendable {
    /// developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/rawvalue
    public let rawValue: UInt
    /// developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/flexibleleftmargin
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/flexiblewidth
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/flexiblerightmargin
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/flexibletopmargin
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/flexibleheight
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/flexiblebottommargin
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

/// developer.apple.com/documentation/uikit/uicoordinatespace
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// developer.apple.com/documentation/uikit/uicoordinatespace/bounds
  var bounds: CGRect { get }
}

/// developer.apple.com/documentation/uikit/uiinteraction
@MainActor public protocol UIInteraction: NSObjectProtocol {
  /// developer.apple.com/documentation/uikit/uiinteraction/view
  var view: UIView? { get }
  /// developer.apple.com/documentation/uikit/uiinteraction/willmove(to:)
  func willMove(to view: UIView?)
  /// developer.apple.com/documentation/uikit/uiinteraction/didmove(to:)
  func didMove(to view: UIView?)
}

/// developer.apple.com/documentation/uikit/uisemanticcontentattribute
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
