/// developer.apple.com/documentation/uikit/uiedgeinsets
public struct UIEdgeInsets: Hashable, Sendable {
  /// developer.apple.com/documentation/uikit/uiedgeinsets/top
  public var top: CGFloat
  /// developer.apple.com/documentation/uikit/uiedgeinsets/left
  public var left: CGFloat
  /// developer.apple.com/documentation/uikit/uiedgeinsets/bottom
  public var bottom: CGFloat
  /// developer.apple.com/documentation/uikit/uiedgeinsets/right
  public var right: CGFloat
  /// developer.apple.com/documentation/uikit/uiedgeinsets/zero
  public static let zero = UIEdgeInsets()
  /// developer.apple.com/documentation/uikit/uiedgeinsets/init()
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  /// developer.apple.com/documentation/uikit/uiedgeinsets/init(top:left:bottom:right:)
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// developer.apple.com/documentation/uikit/nsdirectionaledgeinsets
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// developer.apple.com/documentation/uikit/nsdirectionaledgeinsets/top
  public var top: CGFloat
  /// developer.apple.com/documentation/uikit/nsdirectionaledgeinsets/leading
  public var leading: CGFloat
  /// developer.apple.com/documentation/uikit/nsdirectionaledgeinsets/bottom
  public var bottom: CGFloat
  /// developer.apple.com/documentation/uikit/nsdirectionaledgeinsets/trailing
  public var trailing: CGFloat
  /// developer.apple.com/documentation/uikit/nsdirectionaledgeinsets/zero
  public static let zero = NSDirectionalEdgeInsets()
  /// developer.apple.com/documentation/uikit/nsdirectionaledgeinsets/init()
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// developer.apple.com/documentation/uikit/nsdirectionaledgeinsets/init(top:leading:bottom:trailing:)
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// developer.apple.com/documentation/uikit/uioffset
public struct UIOffset: Hashable, Sendable {
  /// developer.apple.com/documentation/uikit/uioffset/horizontal
  public var horizontal: CGFloat
  /// developer.apple.com/documentation/uikit/uioffset/vertical
  public var vertical: CGFloat
  /// developer.apple.com/documentation/uikit/uioffset/zero
  public static let zero = UIOffset()
  /// developer.apple.com/documentation/uikit/uioffset/init()
  public init() { self.init(horizontal: 0, vertical: 0) }
  /// developer.apple.com/documentation/uikit/uioffset/init(horizontal:vertical:)
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// developer.apple.com/documentation/uikit/uirectedge
public struct UIRectEdge: OptionSet, Sendable {
  /// developer.apple.com/documentation/uikit/uirectedge/rawvalue
  public let rawValue: UInt
  /// developer.apple.com/documentation/uikit/uirectedge/init(rawvalue:)
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/uikit/uirectedge/top
  public static let top = UIRectEdge(rawValue: 1)
  /// developer.apple.com/documentation/uikit/uirectedge/left
  public static let left = UIRectEdge(rawValue: 2)
  /// developer.apple.com/documentation/uikit/uirectedge/bottom
  public static let bottom = UIRectEdge(rawValue: 4)
  /// developer.apple.com/documentation/uikit/uirectedge/right
  public static let right = UIRectEdge(rawValue: 8)
  /// developer.apple.com/documentation/uikit/uirectedge/all
  public static let all = UIRectEdge(rawValue: 15)
}

/// developer.apple.com/documentation/uikit/nsdirectionalrectedge
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// developer.apple.com/documentation/uikit/nsdirectionalrectedge/rawvalue
  public let rawValue: UInt
  /// developer.apple.com/documentation/uikit/nsdirectionalrectedge/init(rawvalue:)
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/uikit/nsdirectionalrectedge/top
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// developer.apple.com/documentation/uikit/nsdirectionalrectedge/leading
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// developer.apple.com/documentation/uikit/nsdirectionalrectedge/bottom
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// developer.apple.com/documentation/uikit/nsdirectionalrectedge/trailing
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// developer.apple.com/documentation/uikit/nsdirectionalrectedge/all
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}

/// developer.apple.com/documentation/uikit/uirectcorner
public struct UIRectCorner: OptionSet, Sendable {
  /// developer.apple.com/documentation/uikit/uirectcorner/rawvalue
  public let rawValue: UInt
  /// developer.apple.com/documentation/uikit/uirectcorner/init(rawvalue:)
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/uikit/uirectcorner/topleft
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// developer.apple.com/documentation/uikit/uirectcorner/topright
  public static let topRight = UIRectCorner(rawValue: 2)
  /// developer.apple.com/documentation/uikit/uirectcorner/bottomleft
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// developer.apple.com/documentation/uikit/uirectcorner/bottomright
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// developer.apple.com/documentation/uikit/uirectcorner/allcorners
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// developer.apple.com/documentation/coregraphics/cgvector
public struct CGVector: Hashable, Sendable {
  /// developer.apple.com/documentation/coregraphics/cgvector/dx
  public var dx: CGFloat
  /// developer.apple.com/documentation/coregraphics/cgvector/dy
  public var dy: CGFloat
  /// developer.apple.com/documentation/coregraphics/cgvector/zero
  public static let zero = CGVector(dx: 0, dy: 0)
  /// developer.apple.com/documentation/coregraphics/cgvector/init(dx:dy:)
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

extension CGRect {
  /// developer.apple.com/documentation/corefoundation/cgrect/inset(by:)
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}
