/// The part of the input that can be looked at: all of it, or a window that moves over a source.
///
/// Bytes from the first held place on survive a refill; everything before is given up. So a token
/// is always contiguous, and memory is bounded by the window and the longest held piece.
struct ByteWindow: ~Copyable {
  /// Fills a buffer with the next bytes and says how many; 0 at the end.
  typealias Source = (UnsafeMutableBufferPointer<UInt8>) -> Int

  /// The first byte of the window.
  private(set) var base: UnsafePointer<UInt8>
  /// How many bytes the window holds.
  private(set) var count: Int
  /// The next byte to look at.
  var position = 0
  /// Where the token being kept begins, or -1.
  var mark = -1
  /// Where the value being kept begins, or -1.
  var hold = -1
  /// How many bytes of the input were given up.
  private(set) var discarded = 0

  private var storage: UnsafeMutablePointer<UInt8>?
  private var capacity: Int
  private let source: Source?
  private var isExhausted: Bool

  /// A window over all of the input, which must outlive it.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    (source, isExhausted, capacity, count) = (nil, true, 0, bytes.count)
    if let start = bytes.baseAddress {
      (base, storage) = (start, nil)
    } else {
      let placeholder = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
      (base, storage, capacity) = (UnsafePointer(placeholder), placeholder, 1)
    }
  }

  /// A window over bytes that it keeps for itself.
  init(copying bytes: some Collection<UInt8>) {
    capacity = max(bytes.count, 1)
    let storage = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    let buffer = UnsafeMutableBufferPointer(start: storage, count: bytes.count)
    count = buffer.initialize(fromContentsOf: bytes)
    (self.storage, base) = (storage, UnsafePointer(storage))
    (source, isExhausted) = (nil, true)
  }

  /// A window that moves over a source.
  init(size: Int, source: @escaping Source) {
    capacity = max(size, 16)
    let storage = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    (self.storage, base, count) = (storage, UnsafePointer(storage), 0)
    (self.source, isExhausted) = (source, false)
  }

  deinit { storage?.deallocate() }

  /// How many bytes of the input stand before the next one to look at.
  var offset: Int { discarded + position }

  /// Gets more bytes; places within the window move, so that held ones must be looked up again.
  ///
  /// - Returns: Whether there are more.
  mutating func refill() -> Bool {
    guard !isExhausted, let source, let old = storage else { return false }
    var first = position
    if mark >= 0 { first = min(first, mark) }
    if hold >= 0 { first = min(first, hold) }
    let kept = count - first
    // Growing by half full keeps the number of refills logarithmic in the length of a token.
    if kept > capacity / 2 {
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
      larger.update(from: base + first, count: kept)
      old.deallocate()
      (storage, base, capacity) = (larger, UnsafePointer(larger), capacity * 2)
    } else if first > 0 {
      old.update(from: base + first, count: kept)
    }
    position -= first
    if mark >= 0 { mark -= first }
    if hold >= 0 { hold -= first }
    discarded += first
    count = kept
    return fill(from: source)
  }

  private mutating func fill(from source: Source) -> Bool {
    guard let storage else { return false }
    let room = UnsafeMutableBufferPointer(start: storage + count, count: capacity - count)
    let added = source(room)
    precondition(
      added <= room.count,
      "A source of bytes said that it filled more than it was given."
    )
    isExhausted = added <= 0
    count += max(added, 0)
    return added > 0
  }

  /// Looks some bytes ahead.
  ///
  /// - Parameter distance: How far, 0 for the next byte.
  /// - Returns: The byte, or -1 where the input ends before it.
  @inline(__always)
  mutating func peek(_ distance: Int = 0) -> Int {
    position + distance < count ? Int(base[position + distance]) : peekFurther(distance)
  }

  @inline(never)
  private mutating func peekFurther(_ distance: Int) -> Int {
    while position + distance >= count {
      guard refill() else { return -1 }
    }
    return Int(base[position + distance])
  }

  /// Bytes of the window, valid until it moves.
  func bytes(from start: Int, to end: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + start, count: end - start)
  }
}
