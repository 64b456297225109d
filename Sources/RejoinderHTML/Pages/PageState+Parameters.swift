package import RejoinderCore

extension PageState {
  /// Reads the parameters of an address.
  ///
  /// - Parameter parameters: Decoded names and values; of a repeated name the first counts, unknown
  ///   names and values that cannot be read are passed over.
  /// - Complexity: O(n) in their length.
  public init(parameters: [(name: String, value: String)]) {
    self.init()
    var seen: UInt16 = 0
    for (name, value) in parameters {
      guard let number = Self.number(of: name), seen >> UInt16(number) & 1 == 0 else { continue }
      seen |= 1 << UInt16(number)
      read(number, value)
    }
    guard focus == nil else { return }
    (wholeLevels, wholeFolded, wholeOpened) = (.asGiven, [], [])
  }

  /// Which parameter has a name.
  private static func number(of name: String) -> Int? {
    parameterNames.firstIndex { $0.utf8.elementsEqual(name.utf8) }
  }

  private mutating func read(_ parameter: Int, _ value: String) {
    switch parameter {
    case 0: order = CommentOrder(name: value)
    case 1: levels = Self.levels(value)
    case 2: for id in Self.ids(value) { fold(id) }
    case 3: for id in Self.ids(value) where !foldedIDs.contains(id) { open(id) }
    case 4: page = Self.count(value.utf8) ?? 1
    case 5: target = IDToken(decoding: value.utf8)?.id
    case 6: focus = IDToken(decoding: value.utf8)?.id
    case 7: context = value.utf8.elementsEqual("0".utf8) ? 0 : Self.context(value)
    case 8: appearance.look = Self.name(value)
    case 9:
      appearance.theme = PageAppearance.Theme.allCases.first {
        $0.name.utf8.elementsEqual(value.utf8)
      }
    case 10: appearance.language = Self.name(value)
    case 11: since = Self.moment(value)
    case 12: wholeLevels = Self.levels(value)
    case 13:
      for token in tokensToKeep(value) where hasRoom(for: token) { wholeFolded.append(token) }
    default:
      for token in tokensToKeep(value) where hasRoom(for: token) { wholeOpened.append(token) }
    }
  }

  /// The folds of a list that a page about one comment is to take along: sorted, each once.
  private func tokensToKeep(_ value: String) -> [IDToken] {
    var tokens: [IDToken] = []
    for token in Self.ids(value).map(IDToken.init)
    where ![tokens, wholeFolded, wholeOpened].contains(where: { $0.contains(token) }) {
      Self.insert(token, into: &tokens)
    }
    return tokens
  }

  private static func context(_ value: String) -> Int {
    min(count(value.utf8) ?? usualContext, maximumContext)
  }

  /// Whole seconds since 1970, of at most eleven digits.
  private static func moment(_ value: String) -> Timestamp? {
    let digits = value.utf8
    guard 1...11 ~= digits.count, digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    return Timestamp(seconds: digits.reduce(0) { $0 * 10 + Int64($1 - 0x30) })
  }

  /// A name of at most 32 letters, digits and hyphens.
  private static func name(_ value: String) -> String? {
    let isName = value.utf8.allSatisfy {
      $0 | 0x20 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D
    }
    return isName && 1...32 ~= value.utf8.count ? value : nil
  }

  private static func levels(_ value: String) -> Levels {
    if value.utf8.elementsEqual("all".utf8) { return .all }
    return count(value.utf8).map { .first($0) } ?? .asGiven
  }

  /// The ids of a list, as many as an address may hold.
  private static func ids(_ value: String) -> [Comment.ID] {
    value.utf8.split(separator: 0x2C, maxSplits: maximumFolds).prefix(maximumFolds)
      .compactMap { IDToken(decoding: $0)?.id }
  }

  /// A number of one to nine digits, at least 1.
  private static func count(_ digits: String.UTF8View) -> Int? {
    guard 1...9 ~= digits.count, digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return number > 0 ? number : nil
  }
}

extension PageState {
  /// Brings an outline into this state.
  ///
  /// - Parameters:
  ///   - outline: A discussion in the right order, folded as it is at first. Afterwards it shows what
  ///     the page shows.
  ///   - folding: What folding does in the look of the page.
  ///   - ancestors: What stands above the comment that the page is about: it cannot be folded, and
  ///     levels count from below it.
  /// - Returns: The same state as an address would say it with nothing superfluous: folds that change
  ///   nothing are gone, and what had to be opened for the target is noted.
  /// - Complexity: O(n) with ``levels-swift.property``, O(k log n) for k folds.
  package func applied(
    to outline: inout CommentOutline<Comment>,
    _ folding: FoldStyle = FoldStyle(),
    below ancestors: [Comment.ID] = []
  ) -> PageState {
    var state = self
    let foldsLeaves = folding.canFold(hasReplies: false)
    switch levels {
    case .asGiven: break
    case .all: outline.expandAll()
    case .first(let count): outline.collapse(belowLevel: count + ancestors.count)
    }
    state.folded = folded.filter {
      outline.canFold($0.id, foldsLeaves) && !outline.isCollapsed($0.id)
        && !ancestors.contains($0.id)
    }
    state.opened = opened.filter {
      outline.canFold($0.id, foldsLeaves) && outline.isCollapsed($0.id)
    }
    for token in state.folded { outline.collapse(token.id) }
    for token in state.opened { outline.expand(token.id) }
    if let target, let reveal = outline.reveal(target) {
      for id in reveal.opened { state.noteOpened(id) }
    }
    return state
  }

  private mutating func noteOpened(_ id: Comment.ID) {
    if folded.contains(where: { $0.id == id }) {
      folded.removeAll { $0.id == id }
    } else {
      open(id)
    }
  }
}

extension CommentOutline<Comment> {
  /// Whether a comment has anything that folding hides.
  func canFold(_ id: Comment.ID, _ foldsLeaves: Bool) -> Bool {
    let slot = tree.slot(of: id)
    return slot > 0 && (foldsLeaves || tree.topology.hasChildren(slot))
  }
}
