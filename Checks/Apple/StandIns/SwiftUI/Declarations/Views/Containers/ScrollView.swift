/// developer.apple.com/documentation/swiftui/scrollview
nonisolated public struct ScrollView<Content>: View, _PrimitiveView where Content: View {
  /// developer.apple.com/documentation/swiftui/scrollview/content
  public var content: Content
  /// developer.apple.com/documentation/swiftui/scrollview/axes
  public var axes: Axis.Set
  /// developer.apple.com/documentation/swiftui/scrollview/showsindicators
  public var showsIndicators: Bool

  /// developer.apple.com/documentation/swiftui/scrollview/init(_:content:)
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    showsIndicators = true
    self.content = content()
  }

  /// developer.apple.com/documentation/swiftui/scrollview/init(_:showsindicators:content:)
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node(
      "ScrollView",
      { attributes in
        attributes.set("axes", view.axes)
        attributes.set("showsIndicators", view.showsIndicators)
      }
    ) {
      walk.visit(view.content, at: .content)
    }
  }
}

/// developer.apple.com/documentation/swiftui/scrollviewproxy
public struct ScrollViewProxy {
  let host: Carried<ViewHost>

  /// developer.apple.com/documentation/swiftui/scrollviewproxy/scrollto(_:anchor:)
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    let id = Carried(AnyHashable(id))
    let transaction = Carried(Transaction.current ?? Transaction())
    let host = host
    MainActor.assumeIsolated {
      host.value.requests.append(
        .scroll(to: id.value, anchor: anchor, transaction: transaction.value)
      )
    }
  }
}

/// developer.apple.com/documentation/swiftui/scrollviewreader
nonisolated public struct ScrollViewReader<Content>: View, _PrimitiveView where Content: View {
  /// developer.apple.com/documentation/swiftui/scrollviewreader/content
  public var content: (ScrollViewProxy) -> Content

  /// developer.apple.com/documentation/swiftui/scrollviewreader/init(content:)
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.visit(view.content(ScrollViewProxy(host: Carried(walk.host))), at: .content)
  }
}
