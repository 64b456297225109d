/// developer.apple.com/documentation/swiftui/axis
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal, vertical

  /// developer.apple.com/documentation/swiftui/axis/set
  public struct Set: OptionSet, Hashable, Sendable {
    /// developer.apple.com/documentation/swiftui/axis/set/rawvalue
    public let rawValue: Int8
    /// developer.apple.com/documentation/swiftui/axis/set/init(rawvalue:)
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/swiftui/axis/set/horizontal
    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    /// developer.apple.com/documentation/swiftui/axis/set/vertical
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)
  }
}

/// developer.apple.com/documentation/swiftui/layoutdirection
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// developer.apple.com/documentation/swiftui/layoutdirectionbehavior
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  /// developer.apple.com/documentation/swiftui/layoutdirectionbehavior/mirrors
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// developer.apple.com/documentation/swiftui/proposedviewsize
public struct ProposedViewSize: Equatable, Sendable {
  /// developer.apple.com/documentation/swiftui/proposedviewsize/width
  public var width: CGFloat?
  /// developer.apple.com/documentation/swiftui/proposedviewsize/height
  public var height: CGFloat?
  /// developer.apple.com/documentation/swiftui/proposedviewsize/init(width:height:)
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  /// developer.apple.com/documentation/swiftui/proposedviewsize/init(_:)
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  /// developer.apple.com/documentation/swiftui/proposedviewsize/zero
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// developer.apple.com/documentation/swiftui/proposedviewsize/unspecified
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// developer.apple.com/documentation/swiftui/proposedviewsize/infinity
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// developer.apple.com/documentation/swiftui/proposedviewsize/replacingunspecifieddimensions(by:)
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// developer.apple.com/documentation/swiftui/contentmode
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// developer.apple.com/documentation/swiftui/visibility
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
