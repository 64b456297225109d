extension MarkupBuilder {
  /// Begins a style, or several; words have it until it ends as often as it began.
  ///
  /// - Parameter style: What the words that follow mean besides what they meant before.
  public mutating func begin(_ style: Markup.Style) {
    var rest = style.rawValue
    while rest != 0 {
      counts[rest.trailingZeroBitCount] &+= 1
      rest &= rest &- 1
    }
    self.style.formUnion(style)
    updateKey()
  }

  /// Ends a style; one that is not open is ignored.
  ///
  /// - Parameter style: What was begun.
  public mutating func end(_ style: Markup.Style) {
    var rest = style.rawValue
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest &- 1
      if counts[index] > 1 {
        counts[index] &-= 1
      } else {
        counts[index] = 0
        self.style.remove(Markup.Style(rawValue: 1 << index))
      }
    }
    updateKey()
  }

  /// Begins a link, and ends the one that is open.
  ///
  /// An address with another scheme than `http`, `https` or `mailto` is dropped: its words stay.
  /// One that begins with `/u/`, `/user/` or `/@` makes its words a mention.
  ///
  /// - Parameters:
  ///   - address: Where it leads.
  ///   - title: Words that the link carries besides its text.
  public mutating func openLink(to address: String, title: String = "") {
    var (address, title) = (address, title)
    address.withUTF8 { address in title.withUTF8 { openLink(to: address, title: $0) } }
  }

  /// Ends the link; where none is open, nothing happens.
  public mutating func closeLink() {
    guard hasLink else { return }
    hasLink = false
    linkLeadsToUser = false
    forgetReference()
  }

  /// Begins a link, as above, from bytes that are known to be UTF-8.
  package mutating func openLink(
    to address: UnsafeBufferPointer<UInt8>,
    title: UnsafeBufferPointer<UInt8>
  ) {
    closeLink()
    hasNote = false
    if !referenceBytes.isEmpty { referenceBytes.removeAll(keepingCapacity: true) }
    SafeAddress.append(address, to: &referenceBytes)
    addressLength = referenceBytes.count
    appendTitle(title)
    linkTitleLength = referenceBytes.count - addressLength
    hasLink = !referenceBytes.isEmpty
    linkLeadsToUser = isOfUser(referenceBytes[..<addressLength])
    forgetReference()
  }

  /// Gives the words that follow a title of their own, as abbreviations have one.
  package mutating func openNote(_ title: UnsafeBufferPointer<UInt8>) {
    closeNote()
    if !hasLink {
      referenceBytes.removeAll(keepingCapacity: true)
      (addressLength, linkTitleLength) = (0, 0)
    }
    appendTitle(title)
    hasNote = referenceBytes.count > addressLength + linkTitleLength
    forgetReference()
  }

  /// Ends a note; where none is open, nothing happens.
  package mutating func closeNote() {
    guard hasNote else { return }
    hasNote = false
    referenceBytes.removeLast(referenceBytes.count - addressLength - linkTitleLength)
    forgetReference()
  }

  /// Appends words on one line: single spaces, none at the ends, no controls.
  private mutating func appendTitle(_ title: UnsafeBufferPointer<UInt8>) {
    let start = referenceBytes.count
    var wantsSpace = false
    for byte in title {
      if byte > 0x20 {
        if wantsSpace { referenceBytes.append(0x20) }
        referenceBytes.append(byte)
        wantsSpace = false
      } else {
        wantsSpace = referenceBytes.count > start
      }
    }
  }

  /// Has the next word make a reference of its own.
  mutating func forgetReference() {
    reference = 0
    updateKey()
  }

  /// Records the reference that the next word belongs to.
  mutating func makeReference() {
    let start = markup.strings.count
    let titleStart = hasNote ? addressLength + linkTitleLength : addressLength
    if hasLink { markup.strings.append(contentsOf: referenceBytes[..<addressLength]) }
    markup.strings.append(contentsOf: referenceBytes[titleStart...])
    addReference(from: start, length: hasLink ? addressLength : 0)
    reference = UInt32(truncatingIfNeeded: markup.references.count)
    updateKey()
  }

  /// Records strings at the end of the buffer: an address or a name, and the title after it.
  mutating func addReference(from start: Int, length: Int) {
    markup.references.append(
      Markup.Reference(
        start: UInt32(truncatingIfNeeded: start),
        length: UInt32(truncatingIfNeeded: length),
        titleLength: UInt32(truncatingIfNeeded: markup.strings.count - start - length)
      )
    )
  }

  /// Puts together what the next word wants.
  mutating func updateKey() {
    var bits = leaf == .code ? style.subtracting(.code) : style
    if linkLeadsToUser { bits.insert(.mention) }
    let number = hasLink || hasNote ? (reference == 0 ? Self.pendingReference : reference) : 0
    key = UInt64(bits.rawValue) | UInt64(number) << 16
  }
}

extension MarkupBuilder {
  /// Whether an address is that of a person, as `/u/name`, `/user/name` and `/@name` are.
  private func isOfUser(_ address: ArraySlice<UInt8>) -> Bool {
    guard address.count > 2, address[0] == 0x2F else { return false }
    return address.withUnsafeBufferPointer { address in
      let address = address[...]
      return address.hasPrefix("/u/") || address.hasPrefix("/user/") || address.hasPrefix("/@")
    }
  }
}
