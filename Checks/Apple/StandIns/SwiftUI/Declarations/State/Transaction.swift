/// developer.apple.com/documentation/swiftui/transactionkey
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// developer.apple.com/documentation/swiftui/transaction
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  var completions = AnimationCompletions()
  /// Whether anything was said, so that a binding's own transaction counts.
  private(set) var isSet = false

  /// developer.apple.com/documentation/swiftui/transaction/animation
  public var animation: Animation? { didSet { isSet = true } }
  /// developer.apple.com/documentation/swiftui/transaction/disablesanimations
  public var disablesAnimations = false { didSet { isSet = true } }
  /// developer.apple.com/documentation/swiftui/transaction/iscontinuous
  public var isContinuous = false { didSet { isSet = true } }
  /// developer.apple.com/documentation/swiftui/transaction/tracksvelocity
  public var tracksVelocity = false { didSet { isSet = true } }
  /// developer.apple.com/documentation/swiftui/transaction/scrolltargetanchor
  public var scrollTargetAnchor: UnitPoint? { didSet { isSet = true } }

  /// developer.apple.com/documentation/swiftui/transaction/init()
  public init() {}

  /// developer.apple.com/documentation/swiftui/transaction/init(animation:)
  public init(animation: Animation?) {
    self.animation = animation
    isSet = true
  }

  /// developer.apple.com/documentation/swiftui/transaction/subscript(_:)
  public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      isSet = true
    }
  }

  /// developer.apple.com/documentation/swiftui/transaction/addanimationcompletion(criteria:_:)
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.add(completion)
  }
}

/// developer.apple.com/documentation/swiftui/animationcompletioncriteria
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// developer.apple.com/documentation/swiftui/animationcompletioncriteria/logicallycomplete
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// developer.apple.com/documentation/swiftui/animationcompletioncriteria/removed
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

extension Transaction {
  private static let key = "rejoinder.stand-in.transaction"

  /// The transaction around the code that runs now on this thread.
  static var current: Transaction? {
    get { Thread.current.threadDictionary[key] as? Transaction }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

/// developer.apple.com/documentation/swiftui/withtransaction(_:_:)
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer {
    Transaction.current = outer
    transaction.completions.runUnlessClaimed()
  }
  return try body()
}

/// developer.apple.com/documentation/swiftui/withtransaction(_:_:_:)
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>,
  _ value: V,
  _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// developer.apple.com/documentation/swiftui/withanimation(_:_:)
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current ?? Transaction()
  transaction.completions = AnimationCompletions()
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:)
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current ?? Transaction()
  transaction.completions = AnimationCompletions()
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
