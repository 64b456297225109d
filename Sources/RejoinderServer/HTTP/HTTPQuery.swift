/// The decoded parameters of a request's address, in the order in which they were written.
public struct HTTPQuery: Hashable, Sendable {
  /// One parameter: what stands before and after the equals sign.
  public struct Item: Hashable, Sendable {
    /// The decoded name.
    public var name: String
    /// The decoded value, empty where the address gives none.
    public var value: String

    /// Makes a parameter.
    ///
    /// - Parameters:
    ///   - name: The decoded name.
    ///   - value: The decoded value.
    public init(name: String, value: String) {
      (self.name, self.value) = (name, value)
    }
  }

  /// The parameters as they were written, repeated names included.
  public var items: [Item]

  /// Makes a query.
  ///
  /// - Parameter items: The parameters in their order.
  public init(_ items: [Item] = []) {
    self.items = items
  }

  /// The value of the first parameter with a name.
  ///
  /// - Parameter name: The name that is looked for.
  /// - Returns: The value, or `nil` where no parameter has the name.
  /// - Complexity: O(*n*) in the number of parameters.
  public subscript(name: String) -> String? {
    items.first { $0.name == name }?.value
  }

  /// The values of all parameters with a name.
  ///
  /// - Parameter name: The name that is looked for.
  /// - Returns: The values in the order in which they were written.
  /// - Complexity: O(*n*) in the number of parameters.
  public func values(of name: String) -> [String] {
    items.filter { $0.name == name }.map(\.value)
  }
}

extension HTTPQuery {
  /// Reads the part of an address behind its question mark; `nil` where an encoding is broken.
  init?(encoded bytes: some Sequence<UInt8>) {
    items = []
    for pair in bytes.split(separator: UInt8(ascii: "&")) {
      let halves = pair.split(
        separator: UInt8(ascii: "="),
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      let value = halves.count > 1 ? halves[1] : []
      guard
        let name = PercentEncoding.decoded(halves[0], plusIsSpace: true),
        let value = PercentEncoding.decoded(value, plusIsSpace: true)
      else { return nil }
      items.append(Item(name: name, value: value))
    }
  }

  /// The part of an address behind its question mark.
  var encoded: String {
    items.map { item in
      PercentEncoding.encoded(segment: item.name) + "="
        + PercentEncoding.encoded(segment: item.value)
    }
    .joined(separator: "&")
  }

  /// The same for every address that means the same: known names only, in the order of `names`.
  func canonical(keeping names: [String]) -> HTTPQuery {
    HTTPQuery(names.flatMap { name in items.filter { $0.name == name } })
  }
}
