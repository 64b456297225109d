/// The escapes of addresses, both ways.
enum PercentEncoding {
  /// Decodes escapes; `nil` for an incomplete escape, a NUL, or bytes that are not UTF-8.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func decoded(_ bytes: some Collection<UInt8>, plusIsSpace: Bool) -> String? {
    var decoded: [CChar] = []
    decoded.reserveCapacity(bytes.count + 1)
    var rest = bytes.makeIterator()
    while var byte = rest.next() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else {
          return nil
        }
        byte = high << 4 | low
      } else if plusIsSpace, byte == UInt8(ascii: "+") {
        byte = UInt8(ascii: " ")
      }
      guard byte != 0 else { return nil }
      decoded.append(CChar(bitPattern: byte))
    }
    decoded.append(0)
    return decoded.withUnsafeBufferPointer {
      $0.baseAddress.flatMap(String.init(validatingCString:))
    }
  }

  /// Encodes what may not stand by itself in one segment of a path.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func encoded(segment: String) -> String {
    var encoded: [UInt8] = []
    for byte in segment.utf8 {
      if isUnreserved(byte) {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), hexadecimal(byte >> 4), hexadecimal(byte & 15)]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
