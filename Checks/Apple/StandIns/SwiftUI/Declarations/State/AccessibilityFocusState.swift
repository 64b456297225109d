/// developer.apple.com/documentation/swiftui/accessibilitytechnologies
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var members: Set<String>

  /// developer.apple.com/documentation/swiftui/accessibilitytechnologies/voiceover
  public static let voiceOver = AccessibilityTechnologies(members: ["voiceOver"])
  /// developer.apple.com/documentation/swiftui/accessibilitytechnologies/switchcontrol
  public static let switchControl = AccessibilityTechnologies(members: ["switchControl"])

  private init(members: Set<String>) { self.members = members }

  /// developer.apple.com/documentation/swiftui/accessibilitytechnologies/init()
  public init() { members = [] }

  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    member.members.isSubset(of: members)
  }

  public func union(_ other: Self) -> Self { Self(members: members.union(other.members)) }

  public func intersection(_ other: Self) -> Self {
    Self(members: members.intersection(other.members))
  }

  public func symmetricDifference(_ other: Self) -> Self {
    Self(members: members.symmetricDifference(other.members))
  }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let isNew = !contains(newMember)
    members.formUnion(newMember.members)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(
    _ member: AccessibilityTechnologies
  ) -> AccessibilityTechnologies? {
    defer { members.subtract(member.members) }
    return contains(member) ? member : nil
  }

  @discardableResult
  public mutating func update(
    with newMember: AccessibilityTechnologies
  ) -> AccessibilityTechnologies? {
    defer { members.formUnion(newMember.members) }
    return contains(newMember) ? newMember : nil
  }

  public mutating func formUnion(_ other: Self) { members.formUnion(other.members) }
  public mutating func formIntersection(_ other: Self) { members.formIntersection(other.members) }
  public mutating func formSymmetricDifference(_ other: Self) {
    members.formSymmetricDifference(other.members)
  }
}

/// developer.apple.com/documentation/swiftui/accessibilityfocusstate
@propertyWrapper
public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
  /// developer.apple.com/documentation/swiftui/accessibilityfocusstate/binding
  @propertyWrapper
  public struct Binding {
    let cell: StateCell<Value>?
    let empty: Value

    /// developer.apple.com/documentation/swiftui/accessibilityfocusstate/binding/wrappedvalue
    public var wrappedValue: Value {
      get { cell?.value ?? empty }
      nonmutating set { cell?.set(newValue) }
    }

    /// developer.apple.com/documentation/swiftui/accessibilityfocusstate/binding/projectedvalue
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  private let empty: Value
  private var cell: StateCell<Value>?

  /// developer.apple.com/documentation/swiftui/accessibilityfocusstate/init()
  public init() where Value == Bool {
    empty = false
  }

  /// developer.apple.com/documentation/swiftui/accessibilityfocusstate/init(for:)
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    empty = false
  }

  /// developer.apple.com/documentation/swiftui/accessibilityfocusstate/init()
  public init<T>() where Value == T?, T: Hashable {
    empty = nil
  }

  /// developer.apple.com/documentation/swiftui/accessibilityfocusstate/init(for:)
  public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable {
    empty = nil
  }

  /// developer.apple.com/documentation/swiftui/accessibilityfocusstate/wrappedvalue
  public var wrappedValue: Value {
    get { cell?.value ?? empty }
    nonmutating set { cell?.set(newValue) }
  }

  /// developer.apple.com/documentation/swiftui/accessibilityfocusstate/projectedvalue
  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    Binding(cell: cell, empty: empty)
  }

  @MainActor public static func _link(
    _ property: inout AccessibilityFocusState,
    to place: PropertyPlace
  ) {
    property.cell = place.cell(initially: property.empty)
  }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
