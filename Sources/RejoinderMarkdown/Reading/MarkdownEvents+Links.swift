internal import RejoinderCore

extension MarkdownEvents {
  /// Begins the link whose address and title have been read.
  mutating func openLink() {
    completeAddress()
    address.withUnsafeBufferPointer { address in
      title.withUnsafeBufferPointer { builder.openLink(to: address, title: $0) }
    }
    if isMention { builder.begin(.mention) }
  }

  /// Ends the link.
  mutating func closeLink() {
    if isMention { builder.end(.mention) }
    isMention = false
    builder.closeLink()
  }

  /// Puts the site before an address that names none.
  private mutating func completeAddress() {
    guard let site, !address.isEmpty, !namesSite else { return }
    // With the site before it, the builder no longer knows a person's address as one.
    isMention = address.starts(with: "/u/".utf8) || address.starts(with: "/user/".utf8)
    if address[0] != 0x2F { address.insert(0x2F, at: 0) }
    let bytes = UnsafeBufferPointer(start: site.utf8Start, count: site.utf8CodeUnitCount)
    address.insert(contentsOf: bytes, at: 0)
  }

  /// Whether the address at hand begins with a scheme, or with the two slashes of a site's name.
  ///
  /// Browsers read a backslash as a slash, and what they ignore may stand before either.
  private var namesSite: Bool {
    let visible = address.lazy.filter { $0 > 0x20 && $0 != 0x7F }
    if visible.prefix(2).count(where: { $0 == 0x2F || $0 == 0x5C }) == 2 { return true }
    let end = visible.first { [0x3A, 0x2F, 0x5C, 0x3F, 0x23].contains($0) }
    return end == 0x3A
  }
}
