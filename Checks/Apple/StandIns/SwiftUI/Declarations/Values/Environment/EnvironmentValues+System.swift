// Values that only the system sets: an app reads them. Tests set them, through the setters that
// the module keeps, with `_set`.
extension EnvironmentValues {
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
  public internal(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
  public internal(set) var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }
  public internal(set) var accessibilityDifferentiateWithoutColor: Bool {
    get { self[WithoutColorKey.self] }
    set { self[WithoutColorKey.self] = newValue }
  }
  public internal(set) var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }
  public internal(set) var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }
  public internal(set) var accessibilitySwitchControlEnabled: Bool {
    get { self[SwitchControlKey.self] }
    set { self[SwitchControlKey.self] = newValue }
  }
  public internal(set) var accessibilityShowButtonShapes: Bool {
    get { self[ButtonShapesKey.self] }
    set { self[ButtonShapesKey.self] = newValue }
  }
  public internal(set) var accessibilityLargeContentViewerEnabled: Bool {
    get { self[LargeContentKey.self] }
    set { self[LargeContentKey.self] = newValue }
  }
  /// developer.apple.com/documentation/swiftui/environmentvalues/accessibilityenabled
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
  public internal(set) var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }
  public internal(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }
  public internal(set) var isPresented: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// developer.apple.com/documentation/swiftui/environmentvalues/isenabled
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  /// developer.apple.com/documentation/swiftui/environmentvalues/scenephase
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  /// developer.apple.com/documentation/swiftui/environmentvalues/isscrollenabled
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

// Not Apple's: the values that the system sets, for tests that say what it would.
public struct _SystemValue<Value> {
  let path: WritableKeyPath<EnvironmentValues, Value>
}

extension EnvironmentValues {
  // Not Apple's: sets what the system would.
  public mutating func _set<Value>(_ system: _SystemValue<Value>, _ value: Value) {
    self[keyPath: system.path] = value
  }
}

extension _SystemValue where Value == Bool {
  // Not Apple's: see `EnvironmentValues`.
  public static var accessibilityReduceMotion: Self { Self(path: \.accessibilityReduceMotion) }
  // Not Apple's: see `EnvironmentValues`.
  public static var accessibilityReduceTransparency: Self {
    Self(path: \.accessibilityReduceTransparency)
  }
  // Not Apple's: see `EnvironmentValues`.
  public static var accessibilityDifferentiateWithoutColor: Self {
    Self(path: \.accessibilityDifferentiateWithoutColor)
  }
  // Not Apple's: see `EnvironmentValues`.
  public static var accessibilityInvertColors: Self { Self(path: \.accessibilityInvertColors) }
  // Not Apple's: see `EnvironmentValues`.
  public static var accessibilityVoiceOverEnabled: Self {
    Self(path: \.accessibilityVoiceOverEnabled)
  }
  // Not Apple's: see `EnvironmentValues`.
  public static var accessibilitySwitchControlEnabled: Self {
    Self(path: \.accessibilitySwitchControlEnabled)
  }
  // Not Apple's: see `EnvironmentValues`.
  public static var accessibilityShowButtonShapes: Self {
    Self(path: \.accessibilityShowButtonShapes)
  }
  // Not Apple's: see `EnvironmentValues`.
  public static var accessibilityLargeContentViewerEnabled: Self {
    Self(path: \.accessibilityLargeContentViewerEnabled)
  }
  // Not Apple's: see `EnvironmentValues`.
  public static var isFocused: Self { Self(path: \.isFocused) }
  // Not Apple's: see `EnvironmentValues`.
  public static var isSearching: Self { Self(path: \.isSearching) }
  // Not Apple's: see `EnvironmentValues`.
  public static var isPresented: Self { Self(path: \.isPresented) }
}

extension _SystemValue where Value == ColorSchemeContrast {
  // Not Apple's: see `EnvironmentValues`.
  public static var colorSchemeContrast: Self { Self(path: \.colorSchemeContrast) }
}
