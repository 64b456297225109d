extension HTMLReader {
  // Attributes are looked at where they give an element its meaning.

  mutating func openLink(_ attributes: HTMLAttributes, _ scanner: inout HTMLScanner) {
    closeLink()
    decode(attributes.href, into: &address, &scanner)
    decode(attributes.title, into: &title, &scanner)
    address.withUnsafeBufferPointer { address in
      title.withUnsafeBufferPointer { builder.openLink(to: address, title: $0) }
    }
    linkIsMention = isMention(attributes, &scanner) || builder.linkLeadsToUser
    if linkIsMention { builder.begin(.mention) }
  }

  mutating func closeLink() {
    builder.closeLink()
    if linkIsMention { builder.end(.mention) }
    linkIsMention = false
  }

  mutating func openSpan(_ attributes: HTMLAttributes, _ scanner: inout HTMLScanner) {
    spanDepth += 1
    var scope = Scope(depth: spanDepth, style: [])
    if isSpoiler(attributes, &scanner) { scope.style.insert(.spoiler) }
    if isMention(attributes, &scanner) { scope.style.insert(.mention) }
    if !attributes.title.isEmpty {
      decode(attributes.title, into: &title, &scanner)
      title.withUnsafeBufferPointer { builder.openNote($0) }
      scope.hasNote = true
    }
    guard scope.hasNote || !scope.style.isEmpty else { return }
    builder.begin(scope.style)
    spans.append(scope)
  }

  mutating func closeSpan() {
    guard spanDepth > 0 else { return }
    if let scope = spans.last, scope.depth == spanDepth {
      spans.removeLast()
      builder.end(scope.style)
      if scope.hasNote { builder.closeNote() }
    }
    spanDepth -= 1
  }

  mutating func openDiv(_ attributes: HTMLAttributes, _ scanner: inout HTMLScanner) {
    divDepth += 1
    guard isSpoiler(attributes, &scanner) else { return builder.open(.paragraph) }
    builder.open(.spoiler)
    divs.append(Scope(depth: divDepth, style: .spoiler))
  }

  mutating func closeDiv() {
    guard let scope = divs.last, scope.depth == divDepth else {
      divDepth = max(divDepth - 1, 0)
      return builder.close(.paragraph)
    }
    divs.removeLast()
    divDepth -= 1
    builder.close(.spoiler)
  }

  mutating func openCode(_ attributes: HTMLAttributes, _ scanner: inout HTMLScanner) {
    builder.begin(.code)
    setLanguage(attributes, &scanner)
  }

  /// Opens a block of code, without the line break that directly follows its tag.
  mutating func openPreformatted(_ attributes: HTMLAttributes, _ scanner: inout HTMLScanner) {
    builder.open(.code)
    setLanguage(attributes, &scanner)
    guard builder.leaf == .code else { return }
    if scanner.byte(ahead: 0) == 0x0D { scanner.position += 1 }
    if scanner.byte(ahead: 0) == 0x0A { scanner.position += 1 }
  }

  private mutating func setLanguage(_ attributes: HTMLAttributes, _ scanner: inout HTMLScanner) {
    guard builder.leaf == .code else { return }
    let classes = scanner.bytes[attributes.class.range]
    if let start = classes.place(after: "language-") ?? classes.place(after: "lang-") {
      builder.setLanguage(UnsafeBufferPointer(rebasing: classes[start...]))
    } else {
      builder.setLanguage(UnsafeBufferPointer(rebasing: scanner.bytes[attributes.lang.range]))
    }
  }

  /// Shows an image as the words that stand for it, linked to the image.
  mutating func readImage(_ attributes: HTMLAttributes, _ scanner: inout HTMLScanner) {
    decode(attributes.alt.isEmpty ? attributes.title : attributes.alt, into: &title, &scanner)
    let isInLink = builder.hasLink
    let isEmoji = scanner.bytes[attributes.class.range].contains("emoji")
    if !isInLink && !isEmoji {
      decode(attributes.src, into: &address, &scanner)
      address.withUnsafeBufferPointer {
        builder.openLink(to: $0, title: UnsafeBufferPointer(start: nil, count: 0))
      }
      // Without words of its own it is known by its address.
      if title.isEmpty && builder.hasLink { swap(&title, &address) }
    }
    title.withUnsafeBufferPointer { builder.text(utf8: $0) }
    if !isInLink { builder.closeLink() }
  }

  /// A whole number, as in `start="5"`; 1 where there is none.
  func number(_ value: HTMLAttributes.Value, _ scanner: inout HTMLScanner) -> Int {
    var digits = scanner.bytes[value.range].drop { HTMLScanner.isSpace($0) }
    let isNegative = digits.first == 0x2D
    if isNegative || digits.first == 0x2B { digits.removeFirst() }
    guard let first = digits.first, first &- 0x30 < 10 else { return 1 }
    var number = 0
    for byte in digits {
      guard byte &- 0x30 < 10 else { break }
      number = min(number * 10 + Int(byte &- 0x30), Int(Int32.max))
    }
    return isNegative ? -number : number
  }

  func alignment(_ attributes: HTMLAttributes, _ scanner: inout HTMLScanner) -> Markup.Alignment {
    if attributes.align.isPresent { return alignment(scanner.bytes[attributes.align.range]) }
    let style = scanner.bytes[attributes.style.range]
    if let start = style.place(after: "text-align:") { return alignment(style[start...]) }
    return .natural
  }

  private func alignment(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Markup.Alignment {
    let name = name.drop { HTMLScanner.isSpace($0) }
    if name.hasPrefix("center") { return .center }
    if name.hasPrefix("right") { return .right }
    return name.hasPrefix("left") ? .left : .natural
  }

  func isSpoiler(_ attributes: HTMLAttributes, _ scanner: inout HTMLScanner) -> Bool {
    attributes.spoiler.isPresent || scanner.bytes[attributes.class.range].contains("spoiler")
  }

  /// Whether the class of a link or a span says that it names a person.
  private func isMention(_ attributes: HTMLAttributes, _ scanner: inout HTMLScanner) -> Bool {
    let classes = scanner.bytes[attributes.class.range]
    return (classes.contains("mention") || classes.contains("u-url"))
      && !classes.contains("hashtag")
  }

  /// Reads a value without its entities.
  private func decode(
    _ value: HTMLAttributes.Value,
    into result: inout [UInt8],
    _ scanner: inout HTMLScanner
  ) {
    result.removeAll(keepingCapacity: true)
    guard !value.isEmpty else { return }
    let end = value.range.upperBound
    var index = value.range.lowerBound
    while index < end {
      let stop = scanner.find(0x26, from: index, before: end) ?? end
      result.append(contentsOf: UnsafeBufferPointer(rebasing: scanner.bytes[index..<stop]))
      index = stop
      guard index < end else { return }
      if let found = scanner.reference(at: index, before: end, inAttribute: true) {
        for place in 0..<found.count {
          result.append(UInt8(truncatingIfNeeded: found.bytes >> UInt64(8 * place)))
        }
        index = found.end
      } else {
        result.append(0x26)
        index += 1
      }
    }
  }
}
