/// developer.apple.com/documentation/swiftui/label
nonisolated public struct Label<Title, Icon>: View, _PrimitiveView
where Title: View, Icon: View {
  let title: Title
  let icon: Icon

  /// developer.apple.com/documentation/swiftui/label/init(title:icon:)
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node("Label") {
      walk.styledLabel(title: view.title, icon: view.icon)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// developer.apple.com/documentation/swiftui/label/init(_:systemimage:)
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// developer.apple.com/documentation/swiftui/label/init(_:systemimage:)
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// developer.apple.com/documentation/swiftui/label/init(_:image:)
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// developer.apple.com/documentation/swiftui/label/init(_:image:)
  @_disfavoredOverload
  public init<S>(_ title: S, image name: String) where S: StringProtocol {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// developer.apple.com/documentation/swiftui/label/init(_:)
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
