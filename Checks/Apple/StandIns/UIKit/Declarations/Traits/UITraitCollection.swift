/// developer.apple.com/documentation/uikit/uimutabletraits
public protocol UIMutableTraits {
  /// developer.apple.com/documentation/uikit/uimutabletraits/subscript(trait:)
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
  /// developer.apple.com/documentation/uikit/uimutabletraits/userinterfacestyle
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// developer.apple.com/documentation/uikit/uimutabletraits/userinterfaceidiom
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// developer.apple.com/documentation/uikit/uimutabletraits/preferredcontentsizecategory
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// developer.apple.com/documentation/uikit/uimutabletraits/layoutdirection
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// developer.apple.com/documentation/uikit/uimutabletraits/accessibilitycontrast
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// developer.apple.com/documentation/uikit/uimutabletraits/horizontalsizeclass
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// developer.apple.com/documentation/uikit/uimutabletraits/verticalsizeclass
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// developer.apple.com/documentation/uikit/uimutabletraits/displayscale
  var displayScale: CGFloat { get set }
  /// developer.apple.com/documentation/uikit/uimutabletraits/legibilityweight
  var legibilityWeight: UILegibilityWeight { get set }
  /// developer.apple.com/documentation/uikit/uimutabletraits/userinterfacelevel
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
}
extension UIMutableTraits {
  /// developer.apple.com/documentation/uikit/uimutabletraits/userinterfacestyle
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// developer.apple.com/documentation/uikit/uimutabletraits/userinterfaceidiom
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// developer.apple.com/documentation/uikit/uimutabletraits/preferredcontentsizecategory
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// developer.apple.com/documentation/uikit/uimutabletraits/layoutdirection
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// developer.apple.com/documentation/uikit/uimutabletraits/accessibilitycontrast
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// developer.apple.com/documentation/uikit/uimutabletraits/horizontalsizeclass
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// developer.apple.com/documentation/uikit/uimutabletraits/verticalsizeclass
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// developer.apple.com/documentation/uikit/uimutabletraits/displayscale
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// developer.apple.com/documentation/uikit/uimutabletraits/legibilityweight
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// developer.apple.com/documentation/uikit/uimutabletraits/userinterfacelevel
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
}

/// developer.apple.com/documentation/uikit/uitraitoverrides
public protocol UITraitOverrides: UIMutableTraits {
  /// developer.apple.com/documentation/uikit/uitraitoverrides/contains(_:)
  func contains(_ trait: UITrait) -> Bool
  /// developer.apple.com/documentation/uikit/uitraitoverrides/remove(_:)
  mutating func remove(_ trait: UITrait)
}

/// developer.apple.com/documentation/uikit/uitraitcollection
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// developer.apple.com/documentation/uikit/uitraitcollection/traitmutations
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void
  let values: TraitStore
  init(values: TraitStore) { self.values = values }
  /// developer.apple.com/documentation/uikit/uitraitcollection/init()
  public override init() { values = TraitStore() }
  /// developer.apple.com/documentation/uikit/uitraitcollection/init(mutations:)
  public convenience init(mutations: UITraitCollection.TraitMutations) {
    var store: any UIMutableTraits = TraitStore()
    mutations(&store)
    self.init(values: store as? TraitStore ?? TraitStore())
  }
  /// developer.apple.com/documentation/uikit/uitraitcollection/init(userinterfacestyle:)
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  /// developer.apple.com/documentation/uikit/uitraitcollection/init(preferredcontentsizecategory:)
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  /// developer.apple.com/documentation/uikit/uitraitcollection/init(layoutdirection:)
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// developer.apple.com/documentation/uikit/uitraitcollection/init(accessibilitycontrast:)
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// developer.apple.com/documentation/uikit/uitraitcollection/init(horizontalsizeclass:)
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// developer.apple.com/documentation/uikit/uitraitcollection/init(traitsfrom:)
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitStore()) { $0.overridden(by: $1.values) })
  }
  /// developer.apple.com/documentation/uikit/uitraitcollection/modifyingtraits(_:)
  open func modifyingTraits(_ mutations: UITraitCollection.TraitMutations) -> UITraitCollection {
    var store: any UIMutableTraits = values
    mutations(&store)
    return UITraitCollection(values: store as? TraitStore ?? values)
  }
  /// developer.apple.com/documentation/uikit/uitraitcollection/subscript(trait:)
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }
  /// developer.apple.com/documentation/uikit/uitraitcollection/userinterfacestyle
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// developer.apple.com/documentation/uikit/uitraitcollection/userinterfaceidiom
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// developer.apple.com/documentation/uikit/uitraitcollection/preferredcontentsizecategory
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// developer.apple.com/documentation/uikit/uitraitcollection/layoutdirection
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// developer.apple.com/documentation/uikit/uitraitcollection/accessibilitycontrast
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// developer.apple.com/documentation/uikit/uitraitcollection/horizontalsizeclass
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// developer.apple.com/documentation/uikit/uitraitcollection/verticalsizeclass
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// developer.apple.com/documentation/uikit/uitraitcollection/displayscale
  open var displayScale: CGFloat { values.displayScale }
  /// developer.apple.com/documentation/uikit/uitraitcollection/legibilityweight
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// developer.apple.com/documentation/uikit/uitraitcollection/userinterfacelevel
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// developer.apple.com/documentation/uikit/uitraitcollection/current
  open class var current: UITraitCollection {
    get { CurrentTraits.value }
    set { CurrentTraits.value = newValue }
  }
  /// developer.apple.com/documentation/uikit/uitraitcollection/performascurrent(_:)
  open func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = previous
  }
  /// developer.apple.com/documentation/uikit/uitraitcollection/hasdifferentcolorappearance(comparedto:)
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
      || traitCollection?.accessibilityContrast != accessibilityContrast
      || traitCollection?.userInterfaceLevel != userInterfaceLevel
  }
  /// developer.apple.com/documentation/uikit/uitraitcollection/systemtraitsaffectingcolorappearance
  open class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
    ]
  }
  /// developer.apple.com/documentation/uikit/uitraitcollection/changedtraits(from:)
  open func changedTraits(from traitCollection: UITraitCollection?) -> Set<String> {
    values.changed(from: traitCollection?.values ?? TraitStore())
  }
  /// developer.apple.com/documentation/uikit/uitraitcollection/copy(with:)
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// developer.apple.com/documentation/uikit/uitraitcollection/isequal(_:)
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return values.changed(from: other.values).isEmpty
  }
  /// developer.apple.com/documentation/uikit/uitraitcollection/hash
  open override var hash: Int { preferredContentSizeCategory.hashValue }
}

/// developer.apple.com/documentation/uikit/uitraitenvironment
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection
  var traitCollection: UITraitCollection { get }
  /// developer.apple.com/documentation/uikit/uitraitenvironment/traitcollectiondidchange(_:)
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// developer.apple.com/documentation/uikit/uitraitchangeregistration
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94
@MainActor public protocol UITraitChangeObservable {
  /// developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/traitchangehandler
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    TraitEnvironment, UITraitCollection
  ) -> Void
  /// developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:)
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration
  /// developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/registerfortraitchanges(_:action:)
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration
  /// developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/registerfortraitchanges(_:target:action:)
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration
  /// developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/unregisterfortraitchanges(_:)
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
