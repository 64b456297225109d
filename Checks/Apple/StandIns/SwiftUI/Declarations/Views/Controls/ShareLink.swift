/// developer.apple.com/documentation/swiftui/defaultsharelinklabel
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text?

  @MainActor public var body: some View {
    SwiftUI.Label {
      title ?? Text("Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// developer.apple.com/documentation/swiftui/sharelink (for one address or one string)
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View, _PrimitiveView
where Data: RandomAccessCollection, Label: View {
  let items: [ViewValue]
  let label: Label

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node("ShareLink", { $0["items"] = .list(view.items) }) {
      walk.visit(view.label, at: .content)
    }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// developer.apple.com/documentation/swiftui/sharelink/init(item:subject:message:label:)
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    items = [ViewValue(item)]
    self.label = label()
  }

  /// developer.apple.com/documentation/swiftui/sharelink/init(item:subject:message:label:)
  public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    items = [.text(item)]
    self.label = label()
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// developer.apple.com/documentation/swiftui/sharelink/init(item:subject:message:)
  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(item: item) { DefaultShareLinkLabel(title: nil) }
  }

  /// developer.apple.com/documentation/swiftui/sharelink/init(_:item:subject:message:)
  public init(
    _ titleKey: LocalizedStringKey,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(item: item) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }

  /// developer.apple.com/documentation/swiftui/sharelink/init(_:item:subject:message:)
  @_disfavoredOverload
  public init<S>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL>, S: StringProtocol {
    self.init(item: item) { DefaultShareLinkLabel(title: Text(title)) }
  }
}
