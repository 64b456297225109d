@_exported import Foundation

/// developer.apple.com/documentation/objectivec/selector
///
/// There are no Objective-C messages here: a selector is its name, and what it does is said by
/// `standIn(_:)` (see Execution/ActionDispatch.swift).
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
  let name: String
  public init(_ str: String) { name = str }
  public init(stringLiteral value: String) { name = value }
  public var description: String { name }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
