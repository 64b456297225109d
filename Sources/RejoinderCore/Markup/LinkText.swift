/// Tells whether the text of a link already says where it leads.
enum LinkText {
  /// Whether the text is the address, the address without its scheme, or a name that it ends in.
  static func shows(_ address: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    if address.elementsEqual(text) { return true }
    if let colon = address.firstIndex(of: 0x3A) {
      // `mailto:`, or `https://`.
      let rest = address[(colon + 1)...].drop { $0 == 0x2F }
      if rest.elementsEqual(text) { return true }
    }
    let name = text.first == 0x2F ? text.dropFirst() : text
    return isName(name) && address.count > name.count
      && address[address.endIndex - name.count - 1] == 0x2F
      && address.suffix(name.count).elementsEqual(name)
  }

  /// Whether the text is the beginning of the address and three dots.
  static func isBeginning(of address: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    let dots = text.suffix(3)
    let isShortened = dots.elementsEqual("...".utf8) || dots.elementsEqual("…".utf8)
    return isShortened && text.count > 10 && address.starts(with: text.dropLast(3))
  }

  /// Whether some text is a name as sites write them: `r/kitchen`, `u/ann`, `c/pears`.
  ///
  /// Other endings of an address are shown with all of it: `paypal.example` may be a file elsewhere.
  private static func isName(_ text: ArraySlice<UInt8>) -> Bool {
    let start = text.startIndex
    guard text.count > 2, text[start] &- 0x61 < 26, text[start + 1] == 0x2F else { return false }
    return text[(start + 2)...].allSatisfy { byte in
      byte == 0x5F || byte == 0x2D || byte >= 0x80 || HTMLScanner.isAlphanumeric(byte)
    }
  }
}
