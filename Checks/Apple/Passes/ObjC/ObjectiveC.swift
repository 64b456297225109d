// The module of this name, as far as the checks of the compiler ask for it.

import Foundation

/// developer.apple.com/documentation/objectivec/nsobjectprotocol
@objc public protocol NSObjectProtocol {}

/// developer.apple.com/documentation/objectivec/nsobject-swift.class
@objc open class NSObject: NSObjectProtocol, Hashable {
  @objc public init() {}
  @objc open var description: String { "" }
  @objc open var hash: Int { 0 }
  @objc open func isEqual(_ object: Any?) -> Bool { false }
  public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) {}
}

/// developer.apple.com/documentation/objectivec/selector
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  public init(_ str: String) {}
  public init(stringLiteral value: String) {}
}
