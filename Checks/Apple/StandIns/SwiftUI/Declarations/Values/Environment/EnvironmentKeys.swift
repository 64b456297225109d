// Not Apple's: the keys of the values below; the framework keeps its own to itself.

enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
enum ContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
enum DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
enum LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = LocaleKey.defaultValue
    calendar.timeZone = .gmt
    return calendar
  }
}
enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }
enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
enum TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
enum TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
enum TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
enum MinimumScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
enum TighteningKey: EnvironmentKey { static let defaultValue = false }
enum EnabledKey: EnvironmentKey { static let defaultValue = true }
enum ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
enum ReduceTransparencyKey: EnvironmentKey { static let defaultValue = false }
enum WithoutColorKey: EnvironmentKey { static let defaultValue = false }
enum InvertColorsKey: EnvironmentKey { static let defaultValue = false }
enum VoiceOverKey: EnvironmentKey { static let defaultValue = false }
enum SwitchControlKey: EnvironmentKey { static let defaultValue = false }
enum ButtonShapesKey: EnvironmentKey { static let defaultValue = false }
enum AccessibilityEnabledKey: EnvironmentKey { static let defaultValue = false }
enum LargeContentKey: EnvironmentKey { static let defaultValue = false }
enum LegibilityKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = .regular }
enum HorizontalSizeKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}
enum VerticalSizeKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 2 }
enum RedactionKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }
enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
enum RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
enum HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
enum FocusedKey: EnvironmentKey { static let defaultValue = false }
enum SearchingKey: EnvironmentKey { static let defaultValue = false }
enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
enum SymbolRenderingKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
enum ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction {} } }
enum PresentedKey: EnvironmentKey { static let defaultValue = false }
enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }
enum SubmitActionsKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }

// Not Apple's: what `onSubmit` asks for, for the views that submit.
struct SubmitAction {
  let triggers: SubmitTriggers
  let perform: () -> Void
}
