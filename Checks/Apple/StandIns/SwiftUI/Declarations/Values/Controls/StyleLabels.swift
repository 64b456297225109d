// Not Apple's: a style of the framework itself, which shows a control as the control's own node.
protocol BuiltInStyle {
  var name: String { get }
}

// Not Apple's: content that a style is given, whose type it does not know.
protocol StyleContent: View, _PrimitiveView {
  var content: AnyView { get }
}

extension StyleContent {
  @MainActor static func walkContent(_ view: Self, in walk: ViewWalk) {
    walk.visit(view.content, at: .content)
  }
}

extension ButtonStyleConfiguration {
  /// developer.apple.com/documentation/swiftui/buttonstyleconfiguration/label
  nonisolated public struct Label: StyleContent {
    let content: AnyView
    @MainActor public static func _walk(_ view: Label, in walk: ViewWalk) {
      walkContent(view, in: walk)
    }
  }
}

extension PrimitiveButtonStyleConfiguration {
  /// developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration/label
  nonisolated public struct Label: StyleContent {
    let content: AnyView
    @MainActor public static func _walk(_ view: Label, in walk: ViewWalk) {
      walkContent(view, in: walk)
    }
  }
}

extension ToggleStyleConfiguration {
  /// developer.apple.com/documentation/swiftui/togglestyleconfiguration/label
  nonisolated public struct Label: StyleContent {
    let content: AnyView
    @MainActor public static func _walk(_ view: Label, in walk: ViewWalk) {
      walkContent(view, in: walk)
    }
  }
}

extension LabelStyleConfiguration {
  /// developer.apple.com/documentation/swiftui/labelstyleconfiguration/title
  nonisolated public struct Title: StyleContent {
    let content: AnyView
    @MainActor public static func _walk(_ view: Title, in walk: ViewWalk) {
      walkContent(view, in: walk)
    }
  }
  /// developer.apple.com/documentation/swiftui/labelstyleconfiguration/icon
  nonisolated public struct Icon: StyleContent {
    let content: AnyView
    @MainActor public static func _walk(_ view: Icon, in walk: ViewWalk) {
      walkContent(view, in: walk)
    }
  }
}

extension ProgressViewStyleConfiguration {
  /// developer.apple.com/documentation/swiftui/progressviewstyleconfiguration/label
  nonisolated public struct Label: StyleContent {
    let content: AnyView
    @MainActor public static func _walk(_ view: Label, in walk: ViewWalk) {
      walkContent(view, in: walk)
    }
  }
  /// developer.apple.com/documentation/swiftui/progressviewstyleconfiguration/currentvaluelabel
  nonisolated public struct CurrentValueLabel: StyleContent {
    let content: AnyView
    @MainActor public static func _walk(_ view: CurrentValueLabel, in walk: ViewWalk) {
      walkContent(view, in: walk)
    }
  }
}

extension MenuStyleConfiguration {
  /// developer.apple.com/documentation/swiftui/menustyleconfiguration/label
  nonisolated public struct Label: StyleContent {
    let content: AnyView
    @MainActor public static func _walk(_ view: Label, in walk: ViewWalk) {
      walkContent(view, in: walk)
    }
  }
  /// developer.apple.com/documentation/swiftui/menustyleconfiguration/content
  nonisolated public struct Content: StyleContent {
    let content: AnyView
    @MainActor public static func _walk(_ view: Content, in walk: ViewWalk) {
      walkContent(view, in: walk)
    }
  }
}

extension DisclosureGroupStyleConfiguration {
  /// developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration/label
  nonisolated public struct Label: StyleContent {
    let content: AnyView
    @MainActor public static func _walk(_ view: Label, in walk: ViewWalk) {
      walkContent(view, in: walk)
    }
  }
  /// developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration/content
  nonisolated public struct Content: StyleContent {
    let content: AnyView
    @MainActor public static func _walk(_ view: Content, in walk: ViewWalk) {
      walkContent(view, in: walk)
    }
  }
}
