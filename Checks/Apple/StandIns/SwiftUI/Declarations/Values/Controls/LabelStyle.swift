public struct LabelStyleConfiguration {
  public var title: Title
  public var icon: Icon

  init(title: AnyView, icon: AnyView) {
    self.title = Title(content: title)
    self.icon = Icon(content: icon)
  }
}

#if IOS17_ISOLATION
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}
#else
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
#endif

nonisolated public struct DefaultLabelStyle: LabelStyle, BuiltInStyle {
  let name = "automatic"
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TupleView((configuration.icon, configuration.title)) { walk in
      walk.visit(configuration.icon, at: .index(0))
      walk.visit(configuration.title, at: .index(1))
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

nonisolated public struct TitleAndIconLabelStyle: LabelStyle, BuiltInStyle {
  let name = "titleAndIcon"
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TupleView((configuration.icon, configuration.title)) { walk in
      walk.visit(configuration.icon, at: .index(0))
      walk.visit(configuration.title, at: .index(1))
    }
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

nonisolated public struct IconOnlyLabelStyle: LabelStyle, BuiltInStyle {
  let name = "iconOnly"
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

nonisolated public struct TitleOnlyLabelStyle: LabelStyle, BuiltInStyle {
  let name = "titleOnly"
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
