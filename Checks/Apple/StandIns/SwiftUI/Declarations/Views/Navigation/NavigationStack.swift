/// developer.apple.com/documentation/swiftui/navigationstack
nonisolated public struct NavigationStack<Data, Root>: View where Root: View {
  @State private var pushed: [StackEntry] = []
  private let path: StackPath?
  private let root: Root

  /// developer.apple.com/documentation/swiftui/navigationstack/init(root:)
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// developer.apple.com/documentation/swiftui/navigationstack/init(path:root:)
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = StackPath(
      entries: { path.wrappedValue.elements.map { .value($0) } },
      push: { if let value = $0 { path.wrappedValue.elements.append(value) } },
      pop: { path.wrappedValue.elements.removeLast() }
    )
    self.root = root()
  }

  /// developer.apple.com/documentation/swiftui/navigationstack/init(path:root:)
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = StackPath(
      entries: { path.wrappedValue.map { .value(AnyHashable($0)) } },
      push: { if let value = $0?.base as? Data.Element { path.wrappedValue.append(value) } },
      pop: { path.wrappedValue = Data(path.wrappedValue.dropLast()) }
    )
    self.root = root()
  }

  @MainActor public var body: some View {
    StackContent(path: path, pushed: $pushed, root: root)
  }
}
