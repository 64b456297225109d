#if IOS17_ISOLATION
/// developer.apple.com/documentation/swiftui/scene (iOS 17: only `body` is on the main actor)
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor var body: Self.Body { get }
}

/// developer.apple.com/documentation/swiftui/app (iOS 17: only `body` is on the main actor)
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor var body: Self.Body { get }
  @MainActor init()
}
#else
/// developer.apple.com/documentation/swiftui/scene
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// developer.apple.com/documentation/swiftui/app
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}
#endif

extension App {
  /// developer.apple.com/documentation/swiftui/app/main()
  @MainActor public static func main() {
    // There is no screen to show it on: an app's source is only checked.
    _ = Self()
  }
}

extension Never: Scene {}

/// developer.apple.com/documentation/swiftui/scenebuilder
@resultBuilder
public struct SceneBuilder {
  /// developer.apple.com/documentation/swiftui/scenebuilder/buildexpression(_:)
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Scene {
    content
  }

  /// developer.apple.com/documentation/swiftui/scenebuilder/buildblock(_:)
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }

  /// developer.apple.com/documentation/swiftui/scenebuilder/buildblock(_:_:)
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some Scene
  where C0: Scene, C1: Scene {
    PrimitiveScene(value: (c0, c1))
  }
}

/// Not Apple's: a scene of which nothing is executed.
nonisolated struct PrimitiveScene<Value>: Scene {
  let value: Value

  @MainActor var body: Never { fatalError("A primitive scene has no body.") }
}

/// developer.apple.com/documentation/swiftui/windowgroup
nonisolated public struct WindowGroup<Content>: Scene where Content: View {
  let content: Content

  /// developer.apple.com/documentation/swiftui/windowgroup/init(content:)
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// developer.apple.com/documentation/swiftui/windowgroup/init(id:content:)
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// developer.apple.com/documentation/swiftui/windowgroup/init(_:content:)
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// developer.apple.com/documentation/swiftui/windowgroup/init(_:content:)
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.content = content()
  }

  @MainActor public var body: Never { fatalError("A primitive scene has no body.") }
}

extension Scene {
  /// developer.apple.com/documentation/swiftui/scene/defaultsize(width:height:)
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    PrimitiveScene(value: self)
  }

  /// developer.apple.com/documentation/swiftui/scene/environment(_:)
  nonisolated public func environment<T>(_ object: T?) -> some Scene
  where T: AnyObject, T: Observable {
    PrimitiveScene(value: self)
  }

  /// developer.apple.com/documentation/swiftui/scene/environment(_:_:)
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene {
    PrimitiveScene(value: self)
  }
}
