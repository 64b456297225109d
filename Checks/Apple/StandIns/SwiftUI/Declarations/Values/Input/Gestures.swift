nonisolated public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  public var count: Int
  public init(count: Int = 1) { self.count = count }
  @MainActor public static func _handlers(_ gesture: TapGesture) -> GestureHandlers {
    GestureHandlers(names: ["TapGesture(\(gesture.count))"])
  }
}

@available(iOS 16.0, macOS 13.0, *)
nonisolated public struct SpatialTapGesture: Gesture {
  public typealias Body = Never
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
    // Not Apple's: only the system makes values; tests tap with it.
    public init(location: CGPoint) { self.location = location }
  }
  public var count: Int
  public var coordinateSpace: CoordinateSpace
  @available(iOS 17.0, macOS 14.0, *)
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
  @MainActor public static func _handlers(_ gesture: SpatialTapGesture) -> GestureHandlers {
    GestureHandlers(names: ["SpatialTapGesture(\(gesture.count))"])
  }
}

nonisolated public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  public var minimumDuration: Double
  public var maximumDistance: CGFloat
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
  @MainActor public static func _handlers(_ gesture: LongPressGesture) -> GestureHandlers {
    GestureHandlers(names: ["LongPressGesture(\(gesture.minimumDuration))"])
  }
}

nonisolated public struct DragGesture: Gesture {
  public typealias Body = Never
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var velocity: CGSize
    public var predictedEndLocation: CGPoint
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
    // Not Apple's: only the system makes values; tests drag with it.
    public init(
      startLocation: CGPoint, location: CGPoint, velocity: CGSize = .zero,
      predictedEndLocation: CGPoint? = nil
    ) {
      time = Date(timeIntervalSinceReferenceDate: 0)
      self.location = location
      self.startLocation = startLocation
      self.velocity = velocity
      self.predictedEndLocation = predictedEndLocation ?? location
    }
  }
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  @available(iOS 17.0, macOS 14.0, *)
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
  @MainActor public static func _handlers(_ gesture: DragGesture) -> GestureHandlers {
    GestureHandlers(names: ["DragGesture(\(Double(gesture.minimumDistance)))"])
  }
}

nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  @MainActor public static func _handlers(_ gesture: Self) -> GestureHandlers {
    First._handlers(gesture.first) + Second._handlers(gesture.second)
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable
{}

nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  @MainActor public static func _handlers(_ gesture: Self) -> GestureHandlers {
    First._handlers(gesture.first) + Second._handlers(gesture.second)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  @MainActor public static func _handlers(_ gesture: Self) -> GestureHandlers {
    First._handlers(gesture.first) + Second._handlers(gesture.second)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

// A gesture whose kind is not known before it is asked.
nonisolated public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  let handlers: @MainActor () -> GestureHandlers
  nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    let carried = Carried(gesture)
    handlers = { T._handlers(carried.value) }
  }
  @MainActor public static func _handlers(_ gesture: Self) -> GestureHandlers {
    gesture.handlers()
  }
}
