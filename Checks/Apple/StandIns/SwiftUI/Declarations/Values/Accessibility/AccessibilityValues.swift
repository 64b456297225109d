/// developer.apple.com/documentation/swiftui/accessibilitytraits
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/element
  public typealias Element = AccessibilityTraits
  let names: Set<String>
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/init()
  public init() { names = [] }
  init(names: Set<String>) { self.names = names }
  init(_ name: String) { names = [name] }

  /// developer.apple.com/documentation/swiftui/accessibilitytraits/isbutton
  public static let isButton = AccessibilityTraits("isButton")
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/isheader
  public static let isHeader = AccessibilityTraits("isHeader")
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/isselected
  public static let isSelected = AccessibilityTraits("isSelected")
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/islink
  public static let isLink = AccessibilityTraits("isLink")
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/issearchfield
  public static let isSearchField = AccessibilityTraits("isSearchField")
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/isimage
  public static let isImage = AccessibilityTraits("isImage")
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/playssound
  public static let playsSound = AccessibilityTraits("playsSound")
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/iskeyboardkey
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/isstatictext
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/issummaryelement
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/updatesfrequently
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/startsmediasession
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/allowsdirectinteraction
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/causespageturn
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/ismodal
  public static let isModal = AccessibilityTraits("isModal")
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/istoggle
  @available(iOS 17.0, macOS 14.0, *)
  public static let isToggle = AccessibilityTraits("isToggle")
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/istabbar
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  public static let isTabBar = AccessibilityTraits("isTabBar")
}

extension AccessibilityTraits {
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/contains(_:)
  public func contains(_ member: AccessibilityTraits) -> Bool {
    names.isSuperset(of: member.names)
  }
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/union(_:)
  public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/intersection(_:)
  public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/symmetricdifference(_:)
  public func symmetricDifference(_ other: Self) -> Self {
    Self(names: names.symmetricDifference(other.names))
  }
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/insert(_:)
  @discardableResult
  public mutating func insert(
    _ newMember: Self
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let inserted = !contains(newMember)
    formUnion(newMember)
    return (inserted, newMember)
  }
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/remove(_:)
  @discardableResult
  public mutating func remove(_ member: Self) -> AccessibilityTraits? {
    let held = intersection(member)
    self = Self(names: names.subtracting(member.names))
    return held.isEmpty ? nil : held
  }
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/update(with:)
  @discardableResult
  public mutating func update(with newMember: Self) -> AccessibilityTraits? {
    let held = intersection(newMember)
    formUnion(newMember)
    return held.isEmpty ? nil : held
  }
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/formunion(_:)
  public mutating func formUnion(_ other: Self) { self = union(other) }
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/formintersection(_:)
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  /// developer.apple.com/documentation/swiftui/accessibilitytraits/formsymmetricdifference(_:)
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
}

/// developer.apple.com/documentation/swiftui/accessibilitychildbehavior
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/accessibilitychildbehavior/ignore
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// developer.apple.com/documentation/swiftui/accessibilitychildbehavior/contain
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// developer.apple.com/documentation/swiftui/accessibilitychildbehavior/combine
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// developer.apple.com/documentation/swiftui/accessibilityactionkind
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/accessibilityactionkind/default
  public static let `default` = AccessibilityActionKind(name: "default")
  /// developer.apple.com/documentation/swiftui/accessibilityactionkind/escape
  public static let escape = AccessibilityActionKind(name: "escape")
  #if !ONLY_MACOS
  /// developer.apple.com/documentation/swiftui/accessibilityactionkind/magictap
  @available(macOS, unavailable)
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  #endif
  /// developer.apple.com/documentation/swiftui/accessibilityactionkind/delete
  public static let delete = AccessibilityActionKind(name: "delete")
  /// developer.apple.com/documentation/swiftui/accessibilityactionkind/showmenu
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  init(name: String) { self.name = name }
  /// developer.apple.com/documentation/swiftui/accessibilityactionkind/init(named:)
  public init(named name: Text) { self.name = name._string }
}

/// developer.apple.com/documentation/swiftui/accessibilityadjustmentdirection
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// developer.apple.com/documentation/swiftui/accessibilityheadinglevel
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// developer.apple.com/documentation/swiftui/accessibilitylabeledpairrole
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// developer.apple.com/documentation/swiftui/accessibilityactioncategory
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct AccessibilityActionCategory: Equatable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/accessibilityactioncategory/default
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// developer.apple.com/documentation/swiftui/accessibilityactioncategory/edit
  public static let edit = AccessibilityActionCategory(name: "edit")
  init(name: String) { self.name = name }
  /// developer.apple.com/documentation/swiftui/accessibilityactioncategory/init(_:)
  public init(_ name: Text) { self.name = name._string }
  /// developer.apple.com/documentation/swiftui/accessibilityactioncategory/init(_:)
  public init(_ nameKey: LocalizedStringKey) { name = nameKey._string }
  /// developer.apple.com/documentation/swiftui/accessibilityactioncategory/init(_:)
  @_disfavoredOverload
  public init(_ name: some StringProtocol) { self.name = String(name) }
}

/// developer.apple.com/documentation/swiftui/accessibilitycustomcontentkey
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  let label: String
  let id: String
  /// developer.apple.com/documentation/swiftui/accessibilitycustomcontentkey/init(_:id:)
  public init(_ label: Text, id: String) {
    self.label = label._string
    self.id = id
  }
  /// developer.apple.com/documentation/swiftui/accessibilitycustomcontentkey/init(_:id:)
  public init(_ labelKey: LocalizedStringKey, id: String) {
    label = labelKey._string
    self.id = id
  }
  /// developer.apple.com/documentation/swiftui/accessibilitycustomcontentkey/init(_:)
  public init(_ labelKey: LocalizedStringKey) { self.init(labelKey, id: labelKey._string) }
}

/// developer.apple.com/documentation/swiftui/axcustomcontent
public struct AXCustomContent {
  /// developer.apple.com/documentation/swiftui/axcustomcontent/importance
  public enum Importance: Hashable, Sendable { case `default`, high }
}

/// developer.apple.com/documentation/swiftui/accessibilitysystemrotor
public struct AccessibilitySystemRotor: Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/accessibilitysystemrotor/headings(level:)
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings(\(level))")
  }
  /// developer.apple.com/documentation/swiftui/accessibilitysystemrotor/links(visited:)
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "links(visited: \(visited))")
  }
  /// developer.apple.com/documentation/swiftui/accessibilitysystemrotor/headings
  public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
  /// developer.apple.com/documentation/swiftui/accessibilitysystemrotor/links
  public static var links: AccessibilitySystemRotor { .init(name: "links") }
  /// developer.apple.com/documentation/swiftui/accessibilitysystemrotor/boldtext
  public static var boldText: AccessibilitySystemRotor { .init(name: "boldText") }
  /// developer.apple.com/documentation/swiftui/accessibilitysystemrotor/italictext
  public static var italicText: AccessibilitySystemRotor { .init(name: "italicText") }
  /// developer.apple.com/documentation/swiftui/accessibilitysystemrotor/underlinetext
  public static var underlineText: AccessibilitySystemRotor { .init(name: "underlineText") }
  /// developer.apple.com/documentation/swiftui/accessibilitysystemrotor/misspelledwords
  public static var misspelledWords: AccessibilitySystemRotor { .init(name: "misspelledWords") }
  /// developer.apple.com/documentation/swiftui/accessibilitysystemrotor/images
  public static var images: AccessibilitySystemRotor { .init(name: "images") }
  /// developer.apple.com/documentation/swiftui/accessibilitysystemrotor/textfields
  public static var textFields: AccessibilitySystemRotor { .init(name: "textFields") }
  /// developer.apple.com/documentation/swiftui/accessibilitysystemrotor/tables
  public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
  /// developer.apple.com/documentation/swiftui/accessibilitysystemrotor/lists
  public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
  /// developer.apple.com/documentation/swiftui/accessibilitysystemrotor/landmarks
  public static var landmarks: AccessibilitySystemRotor { .init(name: "landmarks") }
}
