@_exported import Foundation

/// developer.apple.com/documentation/objectivec/selector
///
/// There are no Objective-C messages here: a selector is its name, and what it does is said by
/// `standIn(_:)` (see Execution/ActionDispatch.swift).
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
  let name: String
  /// developer.apple.com/documentation/objectivec/selector/init(_:)
  public init(_ str: String) { name = str }
  /// developer.apple.com/documentation/objectivec/selector/init(stringliteral:)
  public init(stringLiteral value: String) { name = value }
  /// developer.apple.com/documentation/objectivec/selector/description
  public var description: String { name }
}

extension IndexPath {
  /// developer.apple.com/documentation/foundation/indexpath/init(row:section:)
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// developer.apple.com/documentation/foundation/indexpath/section
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// developer.apple.com/documentation/foundation/indexpath/row
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// developer.apple.com/documentation/foundation/indexpath/init(item:section:)
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// developer.apple.com/documentation/foundation/indexpath/item
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
