/// developer.apple.com/documentation/swiftui/coordinatespace
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
  /// developer.apple.com/documentation/swiftui/coordinatespace/isglobal
  public var isGlobal: Bool { self == .global }
  /// developer.apple.com/documentation/swiftui/coordinatespace/islocal
  public var isLocal: Bool { self == .local }
}

/// developer.apple.com/documentation/swiftui/coordinatespaceprotocol
public protocol CoordinateSpaceProtocol {
  /// developer.apple.com/documentation/swiftui/coordinatespaceprotocol/coordinatespace
  var coordinateSpace: CoordinateSpace { get }
}

/// developer.apple.com/documentation/swiftui/namedcoordinatespace
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// developer.apple.com/documentation/swiftui/namedcoordinatespace/coordinatespace
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// developer.apple.com/documentation/swiftui/localcoordinatespace
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// developer.apple.com/documentation/swiftui/localcoordinatespace/init()
  public init() {}
  /// developer.apple.com/documentation/swiftui/localcoordinatespace/coordinatespace
  public var coordinateSpace: CoordinateSpace { .local }
}

/// developer.apple.com/documentation/swiftui/globalcoordinatespace
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// developer.apple.com/documentation/swiftui/globalcoordinatespace/init()
  public init() {}
  /// developer.apple.com/documentation/swiftui/globalcoordinatespace/coordinatespace
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// developer.apple.com/documentation/swiftui/coordinatespaceprotocol/named(_:)
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// developer.apple.com/documentation/swiftui/coordinatespaceprotocol/scrollview(axis:)
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable("scrollView(\(axis))"))
  }
  /// developer.apple.com/documentation/swiftui/coordinatespaceprotocol/scrollview
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// developer.apple.com/documentation/swiftui/coordinatespaceprotocol/local
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// developer.apple.com/documentation/swiftui/coordinatespaceprotocol/global
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
