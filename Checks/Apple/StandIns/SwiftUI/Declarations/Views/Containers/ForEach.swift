/// developer.apple.com/documentation/swiftui/dynamicviewcontent
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

/// developer.apple.com/documentation/swiftui/foreach
nonisolated public struct ForEach<Data, ID, Content>
where Data: RandomAccessCollection, ID: Hashable {
  /// developer.apple.com/documentation/swiftui/foreach/data
  public var data: Data
  /// developer.apple.com/documentation/swiftui/foreach/content
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View, _PrimitiveView where Content: View {
  public typealias Body = Never

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    var seen: Set<ID> = []
    let window = walk.isLazy ? walk.host.lazyWindow : nil
    for (place, element) in view.data.enumerated() {
      let id = view.id(element)
      precondition(seen.insert(id).inserted, "The id \(id) occurs twice in one ForEach.")
      if let window, !window.contains(place) { continue }
      let made = walk.collect {
        walk.enterElement { walk.visit(view.content(element), at: .element(AnyHashable(id))) }
      }
      for node in made where node.elementID == nil { node.elementID = AnyHashable(id) }
      walk.output += made
    }
  }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// developer.apple.com/documentation/swiftui/foreach/init(_:content:)
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  /// developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// developer.apple.com/documentation/swiftui/foreach/init(_:content:)
  public init<C>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)
  public init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    let pairs = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.init(data: pairs, content: { content(data[$0.0]) }, id: { $0.1 })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// developer.apple.com/documentation/swiftui/foreach/init(_:content:)
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}
