/// developer.apple.com/documentation/swiftui/edge
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// developer.apple.com/documentation/swiftui/edge/set
  public struct Set: OptionSet, Hashable, Sendable {
    /// developer.apple.com/documentation/swiftui/edge/set/rawvalue
    public let rawValue: Int8
    /// developer.apple.com/documentation/swiftui/edge/set/init(rawvalue:)
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/swiftui/edge/set/init(_:)
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// developer.apple.com/documentation/swiftui/edge/set/top
    public static let top = Set(.top)
    /// developer.apple.com/documentation/swiftui/edge/set/leading
    public static let leading = Set(.leading)
    /// developer.apple.com/documentation/swiftui/edge/set/bottom
    public static let bottom = Set(.bottom)
    /// developer.apple.com/documentation/swiftui/edge/set/trailing
    public static let trailing = Set(.trailing)
    /// developer.apple.com/documentation/swiftui/edge/set/all
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// developer.apple.com/documentation/swiftui/edge/set/horizontal
    public static let horizontal: Set = [.leading, .trailing]
    /// developer.apple.com/documentation/swiftui/edge/set/vertical
    public static let vertical: Set = [.top, .bottom]
  }
}

/// developer.apple.com/documentation/swiftui/horizontaledge
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case leading, trailing

  /// developer.apple.com/documentation/swiftui/horizontaledge/set
  public struct Set: OptionSet, Hashable, Sendable {
    /// developer.apple.com/documentation/swiftui/horizontaledge/set/rawvalue
    public let rawValue: Int8
    /// developer.apple.com/documentation/swiftui/horizontaledge/set/init(rawvalue:)
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/swiftui/horizontaledge/set/init(_:)
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    /// developer.apple.com/documentation/swiftui/horizontaledge/set/leading
    public static let leading = Set(.leading)
    /// developer.apple.com/documentation/swiftui/horizontaledge/set/trailing
    public static let trailing = Set(.trailing)
    /// developer.apple.com/documentation/swiftui/horizontaledge/set/all
    public static let all: Set = [.leading, .trailing]
  }
}

/// developer.apple.com/documentation/swiftui/verticaledge
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case top, bottom

  /// developer.apple.com/documentation/swiftui/verticaledge/set
  public struct Set: OptionSet, Hashable, Sendable {
    /// developer.apple.com/documentation/swiftui/verticaledge/set/rawvalue
    public let rawValue: Int8
    /// developer.apple.com/documentation/swiftui/verticaledge/set/init(rawvalue:)
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/swiftui/verticaledge/set/init(_:)
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    /// developer.apple.com/documentation/swiftui/verticaledge/set/top
    public static let top = Set(.top)
    /// developer.apple.com/documentation/swiftui/verticaledge/set/bottom
    public static let bottom = Set(.bottom)
    /// developer.apple.com/documentation/swiftui/verticaledge/set/all
    public static let all: Set = [.top, .bottom]
  }
}

/// developer.apple.com/documentation/swiftui/edgeinsets
public struct EdgeInsets: Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/edgeinsets/top
  public var top: CGFloat
  /// developer.apple.com/documentation/swiftui/edgeinsets/leading
  public var leading: CGFloat
  /// developer.apple.com/documentation/swiftui/edgeinsets/bottom
  public var bottom: CGFloat
  /// developer.apple.com/documentation/swiftui/edgeinsets/trailing
  public var trailing: CGFloat

  /// developer.apple.com/documentation/swiftui/edgeinsets/init(top:leading:bottom:trailing:)
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// developer.apple.com/documentation/swiftui/edgeinsets/init()
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
