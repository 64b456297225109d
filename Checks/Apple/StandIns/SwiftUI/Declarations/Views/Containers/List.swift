/// developer.apple.com/documentation/swiftui/list (its isolation is left out: its initialisers have none)
nonisolated public struct List<SelectionValue, Content>
where SelectionValue: Hashable, Content: View {
  let selection: ListSelection<SelectionValue>
  let content: Content
}

extension List: View, _PrimitiveView {
  public typealias Body = Never

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node(
      "List",
      { attributes in
        attributes.set("style", (attributes.environment.listStyle as? any BuiltInStyle)?.name)
        view.selection.write(&attributes)
      }
    ) {
      walk.enterLazily { walk.visit(view.content, at: .content) }
    }
  }
}

/// Not Apple's: what a list's selection is bound to.
enum ListSelection<Value: Hashable> {
  case none
  case one(Binding<Value?>)
  case exactlyOne(Binding<Value>)
  case many(Binding<Set<Value>>)

  func write(_ attributes: inout ViewAttributes) {
    switch self {
    case .none: break
    case .one(let selection):
      attributes.describe("selection", selection.wrappedValue)
      attributes.action("select", taking: Value?.self) { selection.wrappedValue = $0 }
    case .exactlyOne(let selection):
      attributes.describe("selection", selection.wrappedValue)
      attributes.action("select", taking: Value.self) { selection.wrappedValue = $0 }
    case .many(let selection):
      attributes.describe("selection", selection.wrappedValue)
      attributes.action("select", taking: Set<Value>.self) { selection.wrappedValue = $0 }
    }
  }
}

extension List where SelectionValue == Never {
  /// developer.apple.com/documentation/swiftui/list/init(content:)
  public init(@ViewBuilder content: () -> Content) {
    selection = .none
    self.content = content()
  }

  /// developer.apple.com/documentation/swiftui/list/init(_:rowcontent:)
  public init<Data, RowContent>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    selection = .none
    content = ForEach(data, content: rowContent)
  }

  /// developer.apple.com/documentation/swiftui/list/init(_:id:rowcontent:)
  public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    selection = .none
    content = ForEach(data, id: id, content: rowContent)
  }
}

extension List {
  /// developer.apple.com/documentation/swiftui/list/init(selection:content:)
  public init(
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder content: () -> Content
  ) {
    self.selection = selection.map { .many($0) } ?? .none
    self.content = content()
  }

  /// developer.apple.com/documentation/swiftui/list/init(_:selection:rowcontent:)
  public init<Data, RowContent>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// developer.apple.com/documentation/swiftui/list/init(_:id:selection:rowcontent:)
  public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// developer.apple.com/documentation/swiftui/list/init(selection:content:)
  public init(
    selection: Binding<SelectionValue?>?,
    @ViewBuilder content: () -> Content
  ) {
    self.selection = selection.map { .one($0) } ?? .none
    self.content = content()
  }

  /// developer.apple.com/documentation/swiftui/list/init(_:selection:rowcontent:)
  public init<Data, RowContent>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// developer.apple.com/documentation/swiftui/list/init(_:id:selection:rowcontent:)
  public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// developer.apple.com/documentation/swiftui/list/init(selection:content:)
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.selection = .exactlyOne(selection)
    self.content = content()
  }

  /// developer.apple.com/documentation/swiftui/list/init(_:selection:rowcontent:)
  public init<Data, RowContent>(
    _ data: Data,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// developer.apple.com/documentation/swiftui/list/init(_:id:selection:rowcontent:)
  public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
