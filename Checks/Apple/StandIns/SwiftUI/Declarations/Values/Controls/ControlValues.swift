/// developer.apple.com/documentation/swiftui/controlsize
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// developer.apple.com/documentation/swiftui/symbolvariants
public struct SymbolVariants: Hashable, Sendable {
  let names: Set<String>
  /// developer.apple.com/documentation/swiftui/symbolvariants/none
  public static let none = SymbolVariants(names: [])
  /// developer.apple.com/documentation/swiftui/symbolvariants/circle
  public static let circle = SymbolVariants(names: ["circle"])
  /// developer.apple.com/documentation/swiftui/symbolvariants/square
  public static let square = SymbolVariants(names: ["square"])
  /// developer.apple.com/documentation/swiftui/symbolvariants/rectangle
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  /// developer.apple.com/documentation/swiftui/symbolvariants/fill
  public static let fill = SymbolVariants(names: ["fill"])
  /// developer.apple.com/documentation/swiftui/symbolvariants/slash
  public static let slash = SymbolVariants(names: ["slash"])
  /// developer.apple.com/documentation/swiftui/symbolvariants/circle
  public var circle: SymbolVariants { SymbolVariants(names: names.union(["circle"])) }
  /// developer.apple.com/documentation/swiftui/symbolvariants/square
  public var square: SymbolVariants { SymbolVariants(names: names.union(["square"])) }
  /// developer.apple.com/documentation/swiftui/symbolvariants/rectangle
  public var rectangle: SymbolVariants { SymbolVariants(names: names.union(["rectangle"])) }
  /// developer.apple.com/documentation/swiftui/symbolvariants/fill
  public var fill: SymbolVariants { SymbolVariants(names: names.union(["fill"])) }
  /// developer.apple.com/documentation/swiftui/symbolvariants/slash
  public var slash: SymbolVariants { SymbolVariants(names: names.union(["slash"])) }
  /// developer.apple.com/documentation/swiftui/symbolvariants/contains(_:)
  public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }
}

/// developer.apple.com/documentation/swiftui/symbolrenderingmode
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/symbolrenderingmode/monochrome
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// developer.apple.com/documentation/swiftui/symbolrenderingmode/multicolor
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// developer.apple.com/documentation/swiftui/symbolrenderingmode/hierarchical
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// developer.apple.com/documentation/swiftui/symbolrenderingmode/palette
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension Image {
  /// developer.apple.com/documentation/swiftui/image/scale
  public enum Scale: Hashable, Sendable { case small, medium, large }
}

/// developer.apple.com/documentation/swiftui/badgeprominence
public struct BadgeProminence: Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/badgeprominence/decreased
  public static let decreased = BadgeProminence(name: "decreased")
  /// developer.apple.com/documentation/swiftui/badgeprominence/standard
  public static let standard = BadgeProminence(name: "standard")
  /// developer.apple.com/documentation/swiftui/badgeprominence/increased
  public static let increased = BadgeProminence(name: "increased")
}

/// developer.apple.com/documentation/swiftui/buttonbordershape
public struct ButtonBorderShape: Equatable, Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/buttonbordershape/automatic
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// developer.apple.com/documentation/swiftui/buttonbordershape/capsule
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// developer.apple.com/documentation/swiftui/buttonbordershape/roundedrectangle
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// developer.apple.com/documentation/swiftui/buttonbordershape/roundedrectangle(radius:)
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle(\(Double(radius)))")
  }
  /// developer.apple.com/documentation/swiftui/buttonbordershape/circle
  @available(iOS 17.0, macOS 14.0, *)
  public static let circle = ButtonBorderShape(name: "circle")
}

/// developer.apple.com/documentation/swiftui/prominence
public enum Prominence: Hashable, Sendable { case standard, increased }

/// developer.apple.com/documentation/swiftui/safearearegions
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/safearearegions/rawvalue
  public let rawValue: UInt
  /// developer.apple.com/documentation/swiftui/safearearegions/init(rawvalue:)
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/swiftui/safearearegions/container
  public static let container = SafeAreaRegions(rawValue: 1)
  /// developer.apple.com/documentation/swiftui/safearearegions/keyboard
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// developer.apple.com/documentation/swiftui/safearearegions/all
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// developer.apple.com/documentation/swiftui/searchfieldplacement
public struct SearchFieldPlacement: Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/searchfieldplacement/automatic
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// developer.apple.com/documentation/swiftui/searchfieldplacement/toolbar
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// developer.apple.com/documentation/swiftui/searchfieldplacement/sidebar
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  #if !ONLY_MACOS
  /// developer.apple.com/documentation/swiftui/searchfieldplacement/navigationbardrawer
  @available(macOS, unavailable)
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  #endif
}

/// developer.apple.com/documentation/swiftui/presentationdetent
public struct PresentationDetent: Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/presentationdetent/medium
  public static let medium = PresentationDetent(name: "medium")
  /// developer.apple.com/documentation/swiftui/presentationdetent/large
  public static let large = PresentationDetent(name: "large")
  /// developer.apple.com/documentation/swiftui/presentationdetent/fraction(_:)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction(\(Double(fraction)))")
  }
  /// developer.apple.com/documentation/swiftui/presentationdetent/height(_:)
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height(\(Double(height)))")
  }
}

/// developer.apple.com/documentation/swiftui/popoverattachmentanchor
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

/// developer.apple.com/documentation/swiftui/navigationpath
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []
  /// developer.apple.com/documentation/swiftui/navigationpath/init()
  public init() {}
  /// developer.apple.com/documentation/swiftui/navigationpath/init(_:)
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map(AnyHashable.init)
  }
  /// developer.apple.com/documentation/swiftui/navigationpath/count
  public var count: Int { elements.count }
  /// developer.apple.com/documentation/swiftui/navigationpath/isempty
  public var isEmpty: Bool { elements.isEmpty }
  /// developer.apple.com/documentation/swiftui/navigationpath/append(_:)
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  /// developer.apple.com/documentation/swiftui/navigationpath/removelast(_:)
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
