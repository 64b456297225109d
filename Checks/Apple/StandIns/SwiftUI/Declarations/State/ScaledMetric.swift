/// developer.apple.com/documentation/swiftui/scaledmetric
@propertyWrapper
public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
  private let unscaled: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  /// developer.apple.com/documentation/swiftui/scaledmetric/init(wrappedvalue:relativeto:)
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    unscaled = wrappedValue
    style = textStyle
  }

  /// developer.apple.com/documentation/swiftui/scaledmetric/init(wrappedvalue:)
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// developer.apple.com/documentation/swiftui/scaledmetric/wrappedvalue
  public var wrappedValue: Value { scaled ?? unscaled }

  @MainActor public static func _link(_ property: inout ScaledMetric, to place: PropertyPlace) {
    let size = place.walk.environment.dynamicTypeSize
    let factor =
      TextSizes.size(of: property.style, at: size)
      / TextSizes.size(of: property.style, at: .large)
    property.scaled = Value((Double(property.unscaled) * factor * 3).rounded() / 3)
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
