#if arch(x86_64) || arch(arm64)
extension HTMLScanner {
  /// Goes on as `skipText` does, sixteen bytes at a time; there must be more than sixteen, and one
  /// before the index.
  mutating func skipText(from start: Int) {
    var index = start
    while index &+ 16 <= count {
      let stops = textStops(at: index)
      if stops[0] != 0 { return stop(at: index &+ stops[0].trailingZeroBitCount >> 3) }
      if stops[1] != 0 { return stop(at: index &+ 8 &+ stops[1].trailingZeroBitCount >> 3) }
      index &+= 16
    }
    // The last sixteen bytes once more, without those that were looked at.
    let last = count &- 16
    let stops = textStops(at: last)
    let seen = (index &- last) &* 8
    let low = stops[0] & ~0 << min(seen, 64)
    let high = stops[1] & ~0 << max(seen &- 64, 0)
    if low != 0 { return stop(at: last &+ low.trailingZeroBitCount >> 3) }
    stop(at: last &+ 8 &+ high.trailingZeroBitCount >> 3)
  }

  /// Has a byte of ones for each byte that ends plain text.
  @inline(__always)
  private func textStops(at index: Int) -> SIMD2<UInt64> {
    let bytes = vector(at: index)
    let isMarkup = (bytes .== Self.tagOpeners) .| (bytes .== Self.ampersands)
    let isDouble = (bytes .== Self.spaces) .& (vector(at: index &- 1) .== Self.spaces)
    let stops = isMarkup .| (bytes .< Self.spaces) .| isDouble
    return unsafeBitCast(stops, to: SIMD2<UInt64>.self)
  }

  @inline(__always)
  private func vector(at index: Int) -> SIMD16<UInt8> {
    UnsafeRawPointer(base + index).loadUnaligned(as: SIMD16<UInt8>.self)
  }

  // Operators of two vectors are single instructions, those of a vector and a number are loops.
  private static var spaces: SIMD16<UInt8> { SIMD16(repeating: 0x20) }
  private static var tagOpeners: SIMD16<UInt8> { SIMD16(repeating: 0x3C) }
  private static var ampersands: SIMD16<UInt8> { SIMD16(repeating: 0x26) }
}
#endif
