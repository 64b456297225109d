/// developer.apple.com/documentation/swiftui/tapgesture
nonisolated public struct TapGesture: Gesture {
  /// developer.apple.com/documentation/swiftui/tapgesture/value
  public typealias Value = Void
  /// developer.apple.com/documentation/swiftui/tapgesture/body
  public typealias Body = Never
  /// developer.apple.com/documentation/swiftui/tapgesture/count
  public var count: Int
  /// developer.apple.com/documentation/swiftui/tapgesture/init(count:)
  public init(count: Int = 1) { self.count = count }
  @MainActor public static func _handlers(_ gesture: TapGesture) -> GestureHandlers {
    GestureHandlers(names: ["TapGesture(\(gesture.count))"])
  }
}

/// developer.apple.com/documentation/swiftui/spatialtapgesture
@available(iOS 16.0, macOS 13.0, *)
nonisolated public struct SpatialTapGesture: Gesture {
  /// developer.apple.com/documentation/swiftui/spatialtapgesture/body
  public typealias Body = Never
  /// developer.apple.com/documentation/swiftui/spatialtapgesture/value
  public struct Value: Equatable, Sendable {
    /// developer.apple.com/documentation/swiftui/spatialtapgesture/value/location
    public var location: CGPoint
    // Not Apple's: only the system makes values; tests tap with it.
    public init(location: CGPoint) { self.location = location }
  }
  /// developer.apple.com/documentation/swiftui/spatialtapgesture/count
  public var count: Int
  /// developer.apple.com/documentation/swiftui/spatialtapgesture/coordinatespace
  public var coordinateSpace: CoordinateSpace
  /// developer.apple.com/documentation/swiftui/spatialtapgesture/init(count:coordinatespace:)
  @available(iOS 17.0, macOS 14.0, *)
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
  @MainActor public static func _handlers(_ gesture: SpatialTapGesture) -> GestureHandlers {
    GestureHandlers(names: ["SpatialTapGesture(\(gesture.count))"])
  }
}

/// developer.apple.com/documentation/swiftui/longpressgesture
nonisolated public struct LongPressGesture: Gesture {
  /// developer.apple.com/documentation/swiftui/longpressgesture/value
  public typealias Value = Bool
  /// developer.apple.com/documentation/swiftui/longpressgesture/body
  public typealias Body = Never
  /// developer.apple.com/documentation/swiftui/longpressgesture/minimumduration
  public var minimumDuration: Double
  /// developer.apple.com/documentation/swiftui/longpressgesture/maximumdistance
  public var maximumDistance: CGFloat
  /// developer.apple.com/documentation/swiftui/longpressgesture/init(minimumduration:maximumdistance:)
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
  @MainActor public static func _handlers(_ gesture: LongPressGesture) -> GestureHandlers {
    GestureHandlers(names: ["LongPressGesture(\(gesture.minimumDuration))"])
  }
}

/// developer.apple.com/documentation/swiftui/draggesture
nonisolated public struct DragGesture: Gesture {
  /// developer.apple.com/documentation/swiftui/draggesture/body
  public typealias Body = Never
  /// developer.apple.com/documentation/swiftui/draggesture/value
  public struct Value: Equatable, Sendable {
    /// developer.apple.com/documentation/swiftui/draggesture/value/time
    public var time: Date
    /// developer.apple.com/documentation/swiftui/draggesture/value/location
    public var location: CGPoint
    /// developer.apple.com/documentation/swiftui/draggesture/value/startlocation
    public var startLocation: CGPoint
    /// developer.apple.com/documentation/swiftui/draggesture/value/translation
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// developer.apple.com/documentation/swiftui/draggesture/value/velocity
    public var velocity: CGSize
    /// developer.apple.com/documentation/swiftui/draggesture/value/predictedendlocation
    public var predictedEndLocation: CGPoint
    /// developer.apple.com/documentation/swiftui/draggesture/value/predictedendtranslation
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y
      )
    }
    // Not Apple's: only the system makes values; tests drag with it.
    public init(
      startLocation: CGPoint,
      location: CGPoint,
      velocity: CGSize = .zero,
      predictedEndLocation: CGPoint? = nil
    ) {
      time = Date(timeIntervalSinceReferenceDate: 0)
      self.location = location
      self.startLocation = startLocation
      self.velocity = velocity
      self.predictedEndLocation = predictedEndLocation ?? location
    }
  }
  /// developer.apple.com/documentation/swiftui/draggesture/minimumdistance
  public var minimumDistance: CGFloat
  /// developer.apple.com/documentation/swiftui/draggesture/coordinatespace
  public var coordinateSpace: CoordinateSpace
  /// developer.apple.com/documentation/swiftui/draggesture/init(minimumdistance:coordinatespace:)
  @available(iOS 17.0, macOS 14.0, *)
  public init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
  @MainActor public static func _handlers(_ gesture: DragGesture) -> GestureHandlers {
    GestureHandlers(names: ["DragGesture(\(Double(gesture.minimumDistance)))"])
  }
}

/// developer.apple.com/documentation/swiftui/simultaneousgesture
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// developer.apple.com/documentation/swiftui/simultaneousgesture/body
  public typealias Body = Never
  /// developer.apple.com/documentation/swiftui/simultaneousgesture/value
  public struct Value {
    /// developer.apple.com/documentation/swiftui/simultaneousgesture/value/first
    public var first: First.Value?
    /// developer.apple.com/documentation/swiftui/simultaneousgesture/value/second
    public var second: Second.Value?
  }
  /// developer.apple.com/documentation/swiftui/simultaneousgesture/first
  public var first: First
  /// developer.apple.com/documentation/swiftui/simultaneousgesture/second
  public var second: Second
  /// developer.apple.com/documentation/swiftui/simultaneousgesture/init(_:_:)
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  @MainActor public static func _handlers(_ gesture: Self) -> GestureHandlers {
    First._handlers(gesture.first) + Second._handlers(gesture.second)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// developer.apple.com/documentation/swiftui/sequencegesture
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// developer.apple.com/documentation/swiftui/sequencegesture/body
  public typealias Body = Never
  /// developer.apple.com/documentation/swiftui/sequencegesture/value
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  /// developer.apple.com/documentation/swiftui/sequencegesture/first
  public var first: First
  /// developer.apple.com/documentation/swiftui/sequencegesture/second
  public var second: Second
  /// developer.apple.com/documentation/swiftui/sequencegesture/init(_:_:)
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  @MainActor public static func _handlers(_ gesture: Self) -> GestureHandlers {
    First._handlers(gesture.first) + Second._handlers(gesture.second)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// developer.apple.com/documentation/swiftui/exclusivegesture
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// developer.apple.com/documentation/swiftui/exclusivegesture/body
  public typealias Body = Never
  /// developer.apple.com/documentation/swiftui/exclusivegesture/value
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  /// developer.apple.com/documentation/swiftui/exclusivegesture/first
  public var first: First
  /// developer.apple.com/documentation/swiftui/exclusivegesture/second
  public var second: Second
  /// developer.apple.com/documentation/swiftui/exclusivegesture/init(_:_:)
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
  /// developer.apple.com/documentation/swiftui/gesture/simultaneously(with:)
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// developer.apple.com/documentation/swiftui/gesture/sequenced(before:)
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// developer.apple.com/documentation/swiftui/gesture/exclusively(before:)
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

// A gesture whose kind is not known before it is asked.
/// developer.apple.com/documentation/swiftui/anygesture
nonisolated public struct AnyGesture<Value>: Gesture {
  /// developer.apple.com/documentation/swiftui/anygesture/body
  public typealias Body = Never
  let handlers: @MainActor () -> GestureHandlers
  /// developer.apple.com/documentation/swiftui/anygesture/init(_:)
  nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    let carried = Carried(gesture)
    handlers = { T._handlers(carried.value) }
  }
  @MainActor public static func _handlers(_ gesture: Self) -> GestureHandlers {
    gesture.handlers()
  }
}
