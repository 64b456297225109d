extension HTMLReader {
  // Attributes are looked at where they give an element its meaning.

  mutating func openLink(_ scanner: inout HTMLScanner) {
    closeLink()
    decode(scanner.attributes.href, into: &address, &scanner)
    decode(scanner.attributes.title, into: &title, &scanner)
    address.withUnsafeBufferPointer { address in
      title.withUnsafeBufferPointer { builder.openLink(to: address, title: $0) }
    }
    linkIsMention = isMention(scanner)
    if linkIsMention { builder.begin(.mention) }
  }

  mutating func closeLink() {
    builder.closeLink()
    if linkIsMention { builder.end(.mention) }
    linkIsMention = false
  }

  mutating func openSpan(_ scanner: inout HTMLScanner) {
    spanDepth += 1
    var scope = Scope(depth: spanDepth, style: [])
    if isSpoiler(scanner) { scope.style.insert(.spoiler) }
    if isMention(scanner) { scope.style.insert(.mention) }
    if !scanner.attributes.title.isEmpty {
      decode(scanner.attributes.title, into: &title, &scanner)
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

  mutating func openDiv(_ scanner: inout HTMLScanner) {
    divDepth += 1
    guard isSpoiler(scanner) else { return builder.endBlock() }
    builder.open(.spoiler)
    divs.append(Scope(depth: divDepth, style: .spoiler))
  }

  mutating func closeDiv() {
    guard let scope = divs.last, scope.depth == divDepth else {
      divDepth = max(divDepth - 1, 0)
      return builder.endBlock()
    }
    divs.removeLast()
    divDepth -= 1
    builder.close(.spoiler)
  }

  mutating func openCode(_ scanner: inout HTMLScanner) {
    builder.begin(.code)
    setLanguage(&scanner)
  }

  /// Opens a block of code, without the line break that directly follows its tag.
  mutating func openPreformatted(_ scanner: inout HTMLScanner) {
    builder.open(.code)
    setLanguage(&scanner)
    guard builder.leaf == .code else { return }
    if scanner.byte(ahead: 0) == 0x0D { scanner.position += 1 }
    if scanner.byte(ahead: 0) == 0x0A { scanner.position += 1 }
  }

  private mutating func setLanguage(_ scanner: inout HTMLScanner) {
    guard builder.leaf == .code else { return }
    let classes = scanner.bytes[scanner.attributes.class.range]
    if let start = classes.place(after: "language-") ?? classes.place(after: "lang-") {
      builder.setLanguage(UnsafeBufferPointer(rebasing: classes[start...]))
    } else {
      builder.setLanguage(
        UnsafeBufferPointer(rebasing: scanner.bytes[scanner.attributes.lang.range])
      )
    }
  }

  /// Shows an image as the words that stand for it, linked to the image.
  mutating func readImage(_ scanner: inout HTMLScanner) {
    let (alt, caption) = (scanner.attributes.alt, scanner.attributes.title)
    let isInLink = builder.hasLink
    let isEmoji = scanner.bytes[scanner.attributes.class.range].contains("emoji")
    address.removeAll(keepingCapacity: true)
    if !isInLink && !isEmoji { decode(scanner.attributes.src, into: &address, &scanner) }
    // The title is said once: as the words themselves, or besides them.
    let isSaid =
      alt.isEmpty || scanner.bytes[alt.range].elementsEqual(scanner.bytes[caption.range])
    decode(isSaid ? HTMLAttributes.Value() : caption, into: &title, &scanner)
    address.withUnsafeBufferPointer { address in
      title.withUnsafeBufferPointer { title in
        if isInLink { builder.openNote(title) } else { builder.openLink(to: address, title: title) }
      }
    }
    decode(alt.isEmpty ? caption : alt, into: &title, &scanner)
    // Without words of its own it is known by its address.
    if title.isEmpty && builder.hasLink && !isInLink { swap(&title, &address) }
    title.withUnsafeBufferPointer { builder.text(utf8: $0) }
    if isInLink { builder.closeNote() } else { builder.closeLink() }
  }

  /// The first number of a list, as in `start="5"`; 1 where there is none.
  func firstNumber(_ scanner: HTMLScanner) -> Int {
    var digits = scanner.bytes[scanner.attributes.start.range].drop { HTMLScanner.isSpace($0) }
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

  func alignment(_ scanner: HTMLScanner) -> Markup.Alignment {
    if scanner.attributes.align.isPresent {
      return alignment(scanner.bytes[scanner.attributes.align.range])
    }
    let style = scanner.bytes[scanner.attributes.style.range]
    if let start = style.place(after: "text-align:") { return alignment(style[start...]) }
    return .natural
  }

  private func alignment(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Markup.Alignment {
    let name = name.drop { HTMLScanner.isSpace($0) }
    if name.hasPrefix("center") { return .center }
    if name.hasPrefix("right") { return .right }
    return name.hasPrefix("left") ? .left : .natural
  }

  func isSpoiler(_ scanner: HTMLScanner) -> Bool {
    scanner.attributes.spoiler.isPresent
      || scanner.bytes[scanner.attributes.class.range].contains("spoiler")
  }

  /// Whether the class of a link or a span says that it names a person.
  private func isMention(_ scanner: HTMLScanner) -> Bool {
    let classes = scanner.bytes[scanner.attributes.class.range]
    return (classes.contains("mention") || classes.contains("u-url"))
      && !classes.contains("hashtag")
  }

  /// Reads a value without its entities.
  private func decode(
    _ value: HTMLAttributes.Value,
    into result: inout [UInt8],
    _ scanner: inout HTMLScanner
  ) {
    if !result.isEmpty { result.removeAll(keepingCapacity: true) }
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
