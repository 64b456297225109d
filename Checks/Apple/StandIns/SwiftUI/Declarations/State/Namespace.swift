/// developer.apple.com/documentation/swiftui/namespace
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// developer.apple.com/documentation/swiftui/namespace/id
  public struct ID: Hashable, Sendable {
    fileprivate let value: UUID
  }

  private var cell: StateCell<ID>?

  /// developer.apple.com/documentation/swiftui/namespace/init()
  public init() {}

  /// developer.apple.com/documentation/swiftui/namespace/wrappedvalue
  public var wrappedValue: Namespace.ID {
    guard let cell else { preconditionFailure("A namespace is read before its view is shown.") }
    return cell.value
  }

  @MainActor public static func _link(_ property: inout Namespace, to place: PropertyPlace) {
    property.cell = place.cell(initially: ID(value: UUID()))
  }
}

extension Namespace: Sendable {}
