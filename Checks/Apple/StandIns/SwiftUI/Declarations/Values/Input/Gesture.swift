#if IOS17_ISOLATION
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor var body: Body { get }
  static func _handlers(_ gesture: Self) -> GestureHandlers
}
#else
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
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
      names: one.names + two.names, changed: one.changed + two.changed,
      ended: one.ended + two.ended)
  }
}

extension Gesture where Body == Never {
  @MainActor public var body: Never { fatalError("A built-in gesture has no body.") }
}

extension Gesture {
  @MainActor public static func _handlers(_ gesture: Self) -> GestureHandlers {
    let body: any Gesture = gesture.body
    return handlers(body)
  }

  @MainActor private static func handlers<Content: Gesture>(
    _ content: Content
  ) -> GestureHandlers {
    Content._handlers(content)
  }
}

extension Never: Gesture {
  public typealias Value = Never
  @MainActor public static func _handlers(_ gesture: Never) -> GestureHandlers {
    GestureHandlers()
  }
}

nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
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
  public typealias Value = Content.Value
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
  public typealias Body = Never
  let content: Content
  let map: (Content.Value) -> Value
  @MainActor public static func _handlers(_ gesture: Self) -> GestureHandlers {
    Content._handlers(gesture.content)
  }
}

nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  public var base: Base
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
  nonisolated public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, map: body)
  }
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, change: body)
  }
}

extension Gesture where Value: Equatable {
  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

public struct GestureMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
