public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  public typealias Element = AccessibilityTraits
  let names: Set<String>
  public init() { names = [] }
  init(names: Set<String>) { self.names = names }
  init(_ name: String) { names = [name] }

  public static let isButton = AccessibilityTraits("isButton")
  public static let isHeader = AccessibilityTraits("isHeader")
  public static let isSelected = AccessibilityTraits("isSelected")
  public static let isLink = AccessibilityTraits("isLink")
  public static let isSearchField = AccessibilityTraits("isSearchField")
  public static let isImage = AccessibilityTraits("isImage")
  public static let playsSound = AccessibilityTraits("playsSound")
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  public static let isStaticText = AccessibilityTraits("isStaticText")
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  public static let isModal = AccessibilityTraits("isModal")
  @available(iOS 17.0, macOS 14.0, *)
  public static let isToggle = AccessibilityTraits("isToggle")
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  public static let isTabBar = AccessibilityTraits("isTabBar")
}

extension AccessibilityTraits {
  public func contains(_ member: AccessibilityTraits) -> Bool {
    names.isSuperset(of: member.names)
  }
  public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }
  public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }
  public func symmetricDifference(_ other: Self) -> Self {
    Self(names: names.symmetricDifference(other.names))
  }
  @discardableResult
  public mutating func insert(
    _ newMember: Self
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let inserted = !contains(newMember)
    formUnion(newMember)
    return (inserted, newMember)
  }
  @discardableResult
  public mutating func remove(_ member: Self) -> AccessibilityTraits? {
    let held = intersection(member)
    self = Self(names: names.subtracting(member.names))
    return held.isEmpty ? nil : held
  }
  @discardableResult
  public mutating func update(with newMember: Self) -> AccessibilityTraits? {
    let held = intersection(newMember)
    formUnion(newMember)
    return held.isEmpty ? nil : held
  }
  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  @available(macOS, unavailable)
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  init(name: String) { self.name = name }
  public init(named name: Text) { self.name = name._string }
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct AccessibilityActionCategory: Equatable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionCategory(name: "default")
  public static let edit = AccessibilityActionCategory(name: "edit")
  init(name: String) { self.name = name }
  public init(_ name: Text) { self.name = name._string }
  public init(_ nameKey: LocalizedStringKey) { name = nameKey._string }
  @_disfavoredOverload
  public init(_ name: some StringProtocol) { self.name = String(name) }
}

public struct AccessibilityCustomContentKey: Hashable, Sendable {
  let label: String
  let id: String
  public init(_ label: Text, id: String) {
    self.label = label._string
    self.id = id
  }
  public init(_ labelKey: LocalizedStringKey, id: String) {
    label = labelKey._string
    self.id = id
  }
  public init(_ labelKey: LocalizedStringKey) { self.init(labelKey, id: labelKey._string) }
}

public struct AXCustomContent {
  public enum Importance: Hashable, Sendable { case `default`, high }
}

public struct AccessibilitySystemRotor: Sendable {
  let name: String
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings(\(level))")
  }
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "links(visited: \(visited))")
  }
  public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
  public static var links: AccessibilitySystemRotor { .init(name: "links") }
  public static var boldText: AccessibilitySystemRotor { .init(name: "boldText") }
  public static var italicText: AccessibilitySystemRotor { .init(name: "italicText") }
  public static var underlineText: AccessibilitySystemRotor { .init(name: "underlineText") }
  public static var misspelledWords: AccessibilitySystemRotor { .init(name: "misspelledWords") }
  public static var images: AccessibilitySystemRotor { .init(name: "images") }
  public static var textFields: AccessibilitySystemRotor { .init(name: "textFields") }
  public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
  public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
  public static var landmarks: AccessibilitySystemRotor { .init(name: "landmarks") }
}
