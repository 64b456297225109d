/// developer.apple.com/documentation/swiftui/hstack
nonisolated public struct HStack<Content>: View, _PrimitiveView where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// developer.apple.com/documentation/swiftui/hstack/init(alignment:spacing:content:)
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node(
      "HStack",
      { attributes in
        attributes.set("alignment", view.alignment)
        attributes.set("spacing", view.spacing)
      }
    ) {
      walk.visit(view.content, at: .content)
    }
  }
}

/// developer.apple.com/documentation/swiftui/vstack
nonisolated public struct VStack<Content>: View, _PrimitiveView where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// developer.apple.com/documentation/swiftui/vstack/init(alignment:spacing:content:)
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node(
      "VStack",
      { attributes in
        attributes.set("alignment", view.alignment)
        attributes.set("spacing", view.spacing)
      }
    ) {
      walk.visit(view.content, at: .content)
    }
  }
}

/// developer.apple.com/documentation/swiftui/zstack
nonisolated public struct ZStack<Content>: View, _PrimitiveView where Content: View {
  let alignment: Alignment
  let content: Content

  /// developer.apple.com/documentation/swiftui/zstack/init(alignment:content:)
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node("ZStack", { $0.set("alignment", view.alignment) }) {
      walk.visit(view.content, at: .content)
    }
  }
}

/// developer.apple.com/documentation/swiftui/pinnedscrollableviews
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// developer.apple.com/documentation/swiftui/pinnedscrollableviews/sectionheaders
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// developer.apple.com/documentation/swiftui/pinnedscrollableviews/sectionfooters
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// developer.apple.com/documentation/swiftui/lazyvstack
nonisolated public struct LazyVStack<Content>: View, _PrimitiveView where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// developer.apple.com/documentation/swiftui/lazyvstack/init(alignment:spacing:pinnedviews:content:)
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node(
      "LazyVStack",
      { attributes in
        attributes.set("alignment", view.alignment)
        attributes.set("spacing", view.spacing)
        attributes.set("pinnedViews", view.pinnedViews)
      }
    ) {
      walk.enterLazily { walk.visit(view.content, at: .content) }
    }
  }
}

/// developer.apple.com/documentation/swiftui/lazyhstack
nonisolated public struct LazyHStack<Content>: View, _PrimitiveView where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// developer.apple.com/documentation/swiftui/lazyhstack/init(alignment:spacing:pinnedviews:content:)
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node(
      "LazyHStack",
      { attributes in
        attributes.set("alignment", view.alignment)
        attributes.set("spacing", view.spacing)
        attributes.set("pinnedViews", view.pinnedViews)
      }
    ) {
      walk.enterLazily { walk.visit(view.content, at: .content) }
    }
  }
}

/// developer.apple.com/documentation/swiftui/spacer
nonisolated public struct Spacer: View, _PrimitiveView {
  /// developer.apple.com/documentation/swiftui/spacer/minlength
  public var minLength: CGFloat?

  /// developer.apple.com/documentation/swiftui/spacer/init(minlength:)
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  @MainActor public static func _walk(_ view: Spacer, in walk: ViewWalk) {
    walk.node("Spacer") { $0.set("minLength", view.minLength) }
  }
}

/// developer.apple.com/documentation/swiftui/divider
nonisolated public struct Divider: View, _PrimitiveView {
  /// developer.apple.com/documentation/swiftui/divider/init()
  public init() {}

  @MainActor public static func _walk(_ view: Divider, in walk: ViewWalk) {
    walk.node("Divider")
  }
}
