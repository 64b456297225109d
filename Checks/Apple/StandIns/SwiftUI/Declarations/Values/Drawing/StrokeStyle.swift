/// developer.apple.com/documentation/swiftui/strokestyle
public struct StrokeStyle: Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/strokestyle/linewidth
  public var lineWidth: CGFloat
  /// developer.apple.com/documentation/swiftui/strokestyle/linecap
  public var lineCap: CGLineCap
  /// developer.apple.com/documentation/swiftui/strokestyle/linejoin
  public var lineJoin: CGLineJoin
  /// developer.apple.com/documentation/swiftui/strokestyle/miterlimit
  public var miterLimit: CGFloat
  /// developer.apple.com/documentation/swiftui/strokestyle/dash
  public var dash: [CGFloat]
  /// developer.apple.com/documentation/swiftui/strokestyle/dashphase
  public var dashPhase: CGFloat
  /// developer.apple.com/documentation/swiftui/strokestyle/init(linewidth:linecap:linejoin:miterlimit:dash:dashphase:)
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// developer.apple.com/documentation/swiftui/fillstyle
public struct FillStyle: Equatable, Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/fillstyle/iseofilled
  public var isEOFilled: Bool
  /// developer.apple.com/documentation/swiftui/fillstyle/isantialiased
  public var isAntialiased: Bool
  /// developer.apple.com/documentation/swiftui/fillstyle/init(eofill:antialiased:)
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// developer.apple.com/documentation/swiftui/shaperole
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// developer.apple.com/documentation/swiftui/contentshapekinds
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/contentshapekinds/rawvalue
  public var rawValue: Int
  /// developer.apple.com/documentation/swiftui/contentshapekinds/init(rawvalue:)
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/swiftui/contentshapekinds/interaction
  public static let interaction = ContentShapeKinds(rawValue: 1)
  #if !ONLY_MACOS
  /// developer.apple.com/documentation/swiftui/contentshapekinds/dragpreview
  @available(macOS, unavailable)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// developer.apple.com/documentation/swiftui/contentshapekinds/contextmenupreview
  @available(macOS, unavailable)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// developer.apple.com/documentation/swiftui/contentshapekinds/hovereffect
  @available(macOS, unavailable)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  #endif
  #if !ONLY_IOS
  /// developer.apple.com/documentation/swiftui/contentshapekinds/focuseffect
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  #endif
  /// developer.apple.com/documentation/swiftui/contentshapekinds/accessibility
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
