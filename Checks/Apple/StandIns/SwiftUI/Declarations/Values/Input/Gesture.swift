#if IOS17_ISOLATION
/// developer.apple.com/documentation/swiftui/gesture
public protocol Gesture<Value> {
  /// developer.apple.com/documentation/swiftui/gesture/value
  associatedtype Value
  /// developer.apple.com/documentation/swiftui/gesture/body
  associatedtype Body: Gesture
  /// developer.apple.com/documentation/swiftui/gesture/body
  @MainActor var body: Body { get }
  @MainActor static func _handlers(_ gesture: Self) -> GestureHandlers
}
#else
/// developer.apple.com/documentation/swiftui/gesture
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  /// developer.apple.com/documentation/swiftui/gesture/body
  associatedtype Body: Gesture
  /// developer.apple.com/documentation/swiftui/gesture/body
  @MainActor @preconcurrency var body: Body { get }
  @MainActor static func _handlers(_ gesture: Self) -> GestureHandlers
}
#endif

// Not Apple's: what a gesture asks for, which tests call with values of its type.
public struct GestureHandlers {
  // The gestures it is made of, with what they were given.
  public var names: [String] = []
  // Each answers whether the value was of its type.
  var changed: [(Any) -> Bool] = []
  var ended: [(Any) -> Bool] = []

  static func + (one: GestureHandlers, two: GestureHandlers) -> GestureHandlers {
    GestureHandlers(
      names: one.names + two.names,
      changed: one.changed + two.changed,
      ended: one.ended + two.ended
    )
  }
}

extension Gesture where Body == Never {
  /// developer.apple.com/documentation/swiftui/gesture/body
  @MainActor public var body: Never { fatalError("A built-in gesture has no body.") }
}

extension Gesture {
  @MainActor public static func _handlers(_ gesture: Self) -> GestureHandlers {
    Body._handlers(gesture.body)
  }
}

extension Never: Gesture {
  /// developer.apple.com/documentation/swiftui/never/value
  public typealias Value = Never
  @MainActor public static func _handlers(_ gesture: Never) -> GestureHandlers {}
}

nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture {
  /// developer.apple.com/documentation/swiftui/_changedgesture/value
  public typealias Value = Content.Value
  /// developer.apple.com/documentation/swiftui/_changedgesture/body
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void
  @MainActor public static func _handlers(_ gesture: Self) -> GestureHandlers {
    var handlers = Content._handlers(gesture.content)
    handlers.changed.append { value in
      guard let value = value as? Content.Value else { return false }
      gesture.action(value)
      return true
    }
    return handlers
  }
}

nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  /// developer.apple.com/documentation/swiftui/_endedgesture/value
  public typealias Value = Content.Value
  /// developer.apple.com/documentation/swiftui/_endedgesture/body
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void
  @MainActor public static func _handlers(_ gesture: Self) -> GestureHandlers {
    var handlers = Content._handlers(gesture.content)
    handlers.ended.append { value in
      guard let value = value as? Content.Value else { return false }
      gesture.action(value)
      return true
    }
    return handlers
  }
}

nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
  /// developer.apple.com/documentation/swiftui/_mapgesture/body
  public typealias Body = Never
  let content: Content
  let map: (Content.Value) -> Value
  @MainActor public static func _handlers(_ gesture: Self) -> GestureHandlers {
    Content._handlers(gesture.content)
  }
}

/// developer.apple.com/documentation/swiftui/gesturestategesture
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// developer.apple.com/documentation/swiftui/gesturestategesture/value
  public typealias Value = Base.Value
  /// developer.apple.com/documentation/swiftui/gesturestategesture/body
  public typealias Body = Never
  /// developer.apple.com/documentation/swiftui/gesturestategesture/base
  public var base: Base
  /// developer.apple.com/documentation/swiftui/gesturestategesture/state
  public var state: GestureState<State>
  // Apple's name for it is `body`, which a requirement has here too.
  var change: (Base.Value, inout State, inout Transaction) -> Void
  @MainActor public static func _handlers(_ gesture: Self) -> GestureHandlers {
    var handlers = Base._handlers(gesture.base)
    handlers.changed.append { value in
      guard let value = value as? Base.Value else { return false }
      var transaction = Transaction()
      gesture.state.update { gesture.change(value, &$0, &transaction) }
      return true
    }
    handlers.ended.append { value in
      guard value is Base.Value else { return false }
      gesture.state.reset()
      return true
    }
    return handlers
  }
}

extension Gesture {
  /// developer.apple.com/documentation/swiftui/gesture/onended(_:)
  nonisolated public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
  /// developer.apple.com/documentation/swiftui/gesture/map(_:)
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, map: body)
  }
  /// developer.apple.com/documentation/swiftui/gesture/updating(_:body:)
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, change: body)
  }
}

extension Gesture where Value: Equatable {
  /// developer.apple.com/documentation/swiftui/gesture/onchanged(_:)
  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

/// developer.apple.com/documentation/swiftui/gesturemask
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/gesturemask/rawvalue
  public let rawValue: UInt32
  /// developer.apple.com/documentation/swiftui/gesturemask/init(rawvalue:)
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/swiftui/gesturemask/none
  public static let none: GestureMask = []
  /// developer.apple.com/documentation/swiftui/gesturemask/gesture
  public static let gesture = GestureMask(rawValue: 1)
  /// developer.apple.com/documentation/swiftui/gesturemask/subviews
  public static let subviews = GestureMask(rawValue: 2)
  /// developer.apple.com/documentation/swiftui/gesturemask/all
  public static let all: GestureMask = [.gesture, .subviews]
}
