/// Where a reader jumped from, so that a jump can be undone.
public struct JumpHistory<ID: Hashable & Sendable>: Hashable, Sendable {
  /// How many jumps are remembered; the oldest is forgotten first.
  public static var capacity: Int { 100 }

  private var origins: [ID] = []

  /// Makes a history without jumps.
  public init() {}

  /// Whether there is no jump to undo.
  public var isEmpty: Bool { origins.isEmpty }

  /// Remembers where a jump began.
  ///
  /// - Parameter origin: What the reader was looking at; the same twice in a row counts once.
  public mutating func jump(from origin: ID) {
    guard origins.last != origin else { return }
    origins.append(origin)
    if origins.count > Self.capacity { origins.removeFirst() }
  }

  /// Undoes the last jump.
  ///
  /// - Parameter exists: Whether something is still there; what is not is passed over.
  /// - Returns: Where to go back to, `nil` where there is nothing left.
  public mutating func undo(where exists: (ID) -> Bool = { _ in true }) -> ID? {
    while let origin = origins.popLast() {
      if exists(origin) { return origin }
    }
    return nil
  }
}
