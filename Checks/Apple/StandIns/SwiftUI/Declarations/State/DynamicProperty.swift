/// developer.apple.com/documentation/swiftui/dynamicproperty
public protocol DynamicProperty {
  mutating func update()

  /// Not Apple's: gives a property its storage; properties made of others have the default.
  @MainActor static func _link(_ property: inout Self, to place: PropertyPlace)
}

extension DynamicProperty {
  /// developer.apple.com/documentation/swiftui/dynamicproperty/update()
  public mutating func update() {}

  @MainActor public static func _link(_ property: inout Self, to place: PropertyPlace) {
    place.linkFields(of: &property)
  }
}
