/// developer.apple.com/documentation/swiftui/labelstyleconfiguration
public struct LabelStyleConfiguration {
  /// developer.apple.com/documentation/swiftui/labelstyleconfiguration/title
  public var title: Title
  /// developer.apple.com/documentation/swiftui/labelstyleconfiguration/icon
  public var icon: Icon

  init(title: AnyView, icon: AnyView) {
    self.title = Title(content: title)
    self.icon = Icon(content: icon)
  }
}

#if IOS17_ISOLATION
/// developer.apple.com/documentation/swiftui/labelstyle
public protocol LabelStyle {
  /// developer.apple.com/documentation/swiftui/labelstyle/body
  associatedtype Body: View
  /// developer.apple.com/documentation/swiftui/labelstyle/configuration
  typealias Configuration = LabelStyleConfiguration
  /// developer.apple.com/documentation/swiftui/labelstyle/makebody(configuration:)
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}
#else
/// developer.apple.com/documentation/swiftui/labelstyle
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  /// developer.apple.com/documentation/swiftui/labelstyle/configuration
  typealias Configuration = LabelStyleConfiguration
  /// developer.apple.com/documentation/swiftui/labelstyle/makebody(configuration:)
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
#endif

/// developer.apple.com/documentation/swiftui/defaultlabelstyle
nonisolated public struct DefaultLabelStyle: LabelStyle, BuiltInStyle {
  let name = "automatic"
  /// developer.apple.com/documentation/swiftui/defaultlabelstyle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/defaultlabelstyle/makebody(configuration:)
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TupleView((configuration.icon, configuration.title)) { walk in
      walk.visit(configuration.icon, at: .index(0))
      walk.visit(configuration.title, at: .index(1))
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// developer.apple.com/documentation/swiftui/labelstyle/automatic
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// developer.apple.com/documentation/swiftui/titleandiconlabelstyle
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, BuiltInStyle {
  let name = "titleAndIcon"
  /// developer.apple.com/documentation/swiftui/titleandiconlabelstyle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/titleandiconlabelstyle/makebody(configuration:)
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TupleView((configuration.icon, configuration.title)) { walk in
      walk.visit(configuration.icon, at: .index(0))
      walk.visit(configuration.title, at: .index(1))
    }
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// developer.apple.com/documentation/swiftui/labelstyle/titleandicon
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// developer.apple.com/documentation/swiftui/icononlylabelstyle
nonisolated public struct IconOnlyLabelStyle: LabelStyle, BuiltInStyle {
  let name = "iconOnly"
  /// developer.apple.com/documentation/swiftui/icononlylabelstyle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/icononlylabelstyle/makebody(configuration:)
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// developer.apple.com/documentation/swiftui/labelstyle/icononly
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// developer.apple.com/documentation/swiftui/titleonlylabelstyle
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, BuiltInStyle {
  let name = "titleOnly"
  /// developer.apple.com/documentation/swiftui/titleonlylabelstyle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/titleonlylabelstyle/makebody(configuration:)
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// developer.apple.com/documentation/swiftui/labelstyle/titleonly
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
