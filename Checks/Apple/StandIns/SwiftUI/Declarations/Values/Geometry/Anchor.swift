/// developer.apple.com/documentation/swiftui/anchor
public struct Anchor<Value> {
  let value: Value
  /// developer.apple.com/documentation/swiftui/anchor/source
  public struct Source {
    let value: Value
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
