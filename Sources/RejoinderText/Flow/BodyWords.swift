import RejoinderCore

/// Collects the words of blocks as text: covers spoilers, follows addresses, and begins new lines.
struct BodyWords {
  /// How a new line within a block begins.
  struct LineStart {
    /// What stands for the end of a line.
    var lineBreak: UInt8 = 0x0A
    /// What stands before the words.
    var margin: [UInt8] = []
  }

  let markup: Markup
  let style: BodyTextStyle

  /// What the run at hand belongs to, to be told from what the next one does.
  private var link: String?
  private var title: String?
  private var reference = -1
  /// The language of the block of code at hand, and the number of the reference that says so.
  private var language: String?
  private var languageReference = -1

  init(_ markup: Markup, _ style: BodyTextStyle) { (self.markup, self.style) = (markup, style) }

  /// What the words of a block are, before styles are looked at.
  func role(of leaf: LeafWalk.Leaf) -> TextRole {
    var role = TextRole(Self.part(of: leaf.kind))
    if leaf.kind == .heading { role.headingLevel = markup.runs[leaf.opener].headingLevel }
    (role.quoteDepth, role.listDepth) = (leaf.quoteDepth, leaf.listDepth)
    role.isSpoiler = leaf.isInSpoiler
    role.isCovered = leaf.isInSpoiler && !style.revealsSpoilers
    return role
  }

  private static func part(of kind: Markup.Kind) -> TextRole.Part {
    switch kind {
    case .heading: .heading
    case .code: .code
    case .summary: .summary
    case .rule: .rule
    case .table: .cell
    default: .body
    }
  }

  /// Appends the words of a block.
  ///
  /// - Parameters:
  ///   - runs: The runs of the words.
  ///   - role: What the words of the first line are.
  ///   - start: How further lines begin.
  ///   - text: What takes them.
  mutating func collect(
    _ runs: Range<Int>,
    _ role: TextRole,
    _ start: LineStart,
    into text: inout BodyText
  ) {
    begin(runs, in: &text)
    var line = role
    for index in runs where !text.isFull {
      let run = markup.runs[index]
      change(to: run, line, in: &text)
      let words = words(of: run, line)
      var rest = markup.utf8[run.range]
      while let end = rest.firstIndex(of: 0x0A) {
        append(rest[..<end], words, to: &text)
        breakLine(&line, start, in: &text)
        rest = rest[(end + 1)...]
      }
      append(rest, words, to: &text)
    }
    endReference(line, in: &text)
  }

  private mutating func words(of run: Markup.Run, _ line: TextRole) -> TextRole {
    var role = line
    role.style = run.style
    role.isSpoiler = line.isSpoiler || run.style.contains(.spoiler)
    role.isCovered = role.isSpoiler && !style.revealsSpoilers
    return role
  }

  private func append(_ bytes: ArraySlice<UInt8>, _ role: TextRole, to text: inout BodyText) {
    guard !bytes.isEmpty else { return }
    if role.isCovered { return text.appendCovered(bytes, role) }
    var role = role
    role.isLink = reference >= 0 && text.references[reference].url != nil
    text.append(bytes, role, reference: reference)
  }

  /// Ends a line; what its first line alone says is no longer true.
  private func breakLine(_ line: inout TextRole, _ start: LineStart, in text: inout BodyText) {
    text.append(CollectionOfOne(start.lineBreak), line.lineEnd, reference: languageReference)
    (line.standsApart, line.isAfterMarker) = (false, false)
    guard !start.margin.isEmpty else { return }
    text.append(start.margin, line.marker)
  }

  // MARK: Links and notes

  /// Begins a block, which may be code in a language.
  private mutating func begin(_ runs: Range<Int>, in text: inout BodyText) {
    (language, languageReference, reference) = (nil, -1, -1)
    guard !runs.isEmpty, let language = markup.language(of: markup.runs[runs.lowerBound - 1]) else {
      return
    }
    self.language = language
    (languageReference, reference) = (text.references.count, text.references.count)
    text.references.append(BodyReference(language: language))
  }

  /// Begins what a run belongs to, unless the run before belongs to the same.
  private mutating func change(to run: Markup.Run, _ line: TextRole, in text: inout BodyText) {
    let (link, title) = (markup.link(of: run), markup.title(of: run))
    if link == self.link && title == self.title { return }
    endReference(line, in: &text)
    (self.link, self.title) = (link, title)
    let url = link.flatMap { BodyReference.url(for: $0, base: style.baseURL) }
    guard url != nil || title != nil else { return }
    reference = text.references.count
    text.references.append(BodyReference(url: url, note: title, language: language))
  }

  /// Shows the words of an abbreviation behind it: nothing else on a touch screen does.
  private mutating func endReference(_ line: TextRole, in text: inout BodyText) {
    defer { (link, title, reference) = (nil, nil, languageReference) }
    guard link == nil, let title, let last = text.pieces.last, !last.role.isCovered else { return }
    var role = last.role
    role.isAdded = true
    let isAfterSpace = text.utf8.last == 0x20
    text.append((isAfterSpace ? "(\(title)) " : " (\(title))").utf8, role)
  }
}

extension TextRole {
  /// The role of what ends a line: nobody is to reveal or follow that.
  var lineEnd: TextRole {
    var role = self
    (role.isSpoiler, role.isCovered, role.style) = (false, false, [])
    return role
  }

  /// The role of what stands before the words of a line.
  var marker: TextRole {
    var role = self
    (role.part, role.style, role.headingLevel) = (.marker, [], 0)
    (role.isSpoiler, role.isCovered, role.isAdded) = (false, false, true)
    return role
  }
}
