@_exported import Foundation
@_exported import ObjectiveC

// What is of Objective-C there and of Swift here, put before Foundation's own.
public typealias NSObject = ObjectiveC.NSObject
public typealias NSObjectProtocol = ObjectiveC.NSObjectProtocol
@objc public protocol NSCopying: NSObjectProtocol {}
@objc public protocol NSMutableCopying: NSObjectProtocol {}
@objc open class NSCoder: NSObject {}
@objc open class Bundle: NSObject {}

/// What can stand in a method of Objective-C though it is a struct here, such as a C struct.
///
/// Its optional can then too, which is more than there, where a C struct has none.
public protocol Represented: _ObjectiveCBridgeable where _ObjectiveCType == NSObject {}

extension Represented {
  public func _bridgeToObjectiveC() -> NSObject { NSObject() }
  public static func _forceBridgeFromObjectiveC(_ source: NSObject, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSObject,
    result: inout Self?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSObject?) -> Self {
    preconditionFailure("Only types are checked.")
  }
}

extension CGFloat: @retroactive _ObjectiveCBridgeable {}
extension CGFloat: Represented {}
extension CGPoint: @retroactive _ObjectiveCBridgeable {}
extension CGPoint: Represented {}
extension CGRect: @retroactive _ObjectiveCBridgeable {}
extension CGRect: Represented {}
extension CGSize: @retroactive _ObjectiveCBridgeable {}
extension CGSize: Represented {}
extension NSRange: @retroactive _ObjectiveCBridgeable {}
extension NSRange: Represented {}
extension NSZone: @retroactive _ObjectiveCBridgeable {}
extension NSZone: Represented {}
