package import RejoinderCore

/// The addresses that a page of a discussion links to, each keeping what the page shows.
///
/// They are relative: `?fold=7#c-7` where there is something to say, and the page's own path where
/// there is not.
package struct PageAddresses: Sendable {
  /// The path of the page, encoded as an address.
  let path: String
  /// What the page shows, with nothing superfluous.
  let state: PageState
  /// The order that needs no parameter.
  let defaultOrder: CommentOrder
  /// `sort`, `levels`, and which comment the page is about with the folds that it takes along, written
  /// once: most links have them.
  private let beginning: [UInt8]
  /// The levels and folds of the whole discussion, as this page took them along.
  private let own: [UInt8]
  /// The levels and folds of the whole discussion, as a page about another comment takes them along.
  private let whole: [UInt8]
  /// `look`, `theme`, `lang` and `since`, written once: every link has them.
  private let appearance: [UInt8]

  /// Makes the addresses of a page.
  ///
  /// - Parameters:
  ///   - path: The path of the page, encoded as an address.
  ///   - state: What the page shows, as ``PageState/applied(to:)`` gave it.
  ///   - defaultOrder: The order that needs no parameter.
  package init(path: String, state: PageState, defaultOrder: CommentOrder) {
    (self.path, self.state, self.defaultOrder) = (path, state, defaultOrder)
    var query = PageQuery()
    query.add(order: state.order, unless: defaultOrder)
    query.add(state.levels)
    var own = PageQuery()
    own.add(whole: state.wholeLevels, state.wholeFolded, state.wholeOpened)
    self.own = own.bytes
    query.add(focus: state.focus, context: state.context, self.own)
    beginning = query.bytes
    var whole = PageQuery()
    let folds = state.wholeFolds
    whole.add(whole: folds.levels, folds.folded, folds.opened)
    self.whole = whole.bytes
    appearance = PageQuery(state.appearance, since: state.since).bytes
  }

  /// Writes the address of the same view with one comment folded that is open, or the other way.
  func toggle(_ token: IDToken, isCollapsed: Bool, page: Int, to writer: inout PageWriter) {
    let isFolded = state.folded.contains(token)
    let isOpened = state.opened.contains(token)
    var query = PageQuery(beginning: beginning)
    query.add("fold=", state.folded, changing: token, if: isFolded || !isCollapsed && !isOpened)
    query.add("open=", state.opened, changing: token, if: isOpened || isCollapsed && !isFolded)
    query.add(page: page)
    query.write(appearance, path: path, anchor: token, to: &writer)
  }

  /// Whether folding or opening one more comment fits into an address.
  func canToggle(_ token: IDToken) -> Bool {
    state.folded.contains(token) || state.opened.contains(token) || state.hasRoom(for: token)
  }

  /// Writes the address of another page of the same view, and of a comment on it.
  func page(_ page: Int, anchor: IDToken? = nil, to writer: inout PageWriter) {
    var query = PageQuery(beginning: beginning)
    query.add("fold=", state.folded)
    query.add("open=", state.opened)
    query.add(page: page)
    query.write(appearance, path: path, anchor: anchor, to: &writer)
  }

  /// Writes the address of a part of this page.
  func part(_ name: StaticString, page: Int, to writer: inout PageWriter) {
    var query = PageQuery(beginning: beginning)
    query.add("fold=", state.folded)
    query.add("open=", state.opened)
    query.add(page: page)
    if let target = state.target { query.add("at=", [IDToken(target)]) }
    query.add(part: name)
    query.write(appearance, path: path, anchor: nil, to: &writer)
  }

  /// Writes the address that opens what hides a comment and shows its page, of the whole discussion.
  func reveal(_ token: IDToken, to writer: inout PageWriter) {
    guard state.focus == nil else { return whole(at: token, to: &writer) }
    var query = PageQuery(beginning: beginning)
    query.add("fold=", state.folded)
    query.add("open=", state.opened)
    query.add("at=", [token])
    query.write(appearance, path: path, anchor: token, to: &writer)
  }

  /// Writes the address of the page about one comment, or its place on this page where its id is too
  /// long for an address, with the folds of the whole discussion for the
  /// way back.
  ///
  /// - Parameters:
  ///   - token: The id of the comment.
  ///   - context: How many levels above it are to show.
  ///   - writer: The page.
  func focus(_ token: IDToken, context: Int, to writer: inout PageWriter) {
    guard token.bytes.count <= PageState.maximumFoldBytes else {
      // No server would take so long an address; what stands behind the sign it never sees.
      writer.literal("#c-")
      return writer.html(token.bytes)
    }
    var query = PageQuery()
    query.add(order: state.order, unless: defaultOrder)
    query.add(focus: token.id, context: context, whole)
    query.write(appearance, path: path, anchor: token, to: &writer)
  }

  /// Writes the address of the whole discussion at a comment, with what was folded in it before, and
  /// what was folded on a page about one comment.
  func whole(at token: IDToken, to writer: inout PageWriter) {
    var query = PageQuery()
    let folds = state.wholeFolds
    query.add(order: state.order, unless: defaultOrder)
    query.add(folds.levels)
    query.add("fold=", folds.folded)
    query.add("open=", folds.opened)
    query.add("at=", [token])
    query.write(appearance, path: path, anchor: token, to: &writer)
  }

  /// Writes the address of the same view with another appearance.
  func appearance(_ appearance: PageAppearance, page: Int, to writer: inout PageWriter) {
    var query = PageQuery(beginning: beginning)
    query.add("fold=", state.folded)
    query.add("open=", state.opened)
    query.add(page: page)
    query.write(
      PageQuery(appearance, since: state.since).bytes,
      path: path,
      anchor: nil,
      to: &writer
    )
  }

  /// Writes the address of the same view in which only what comes later is marked as new.
  func marking(since moment: Timestamp, to writer: inout PageWriter) {
    let query = PageQuery(beginning: beginning)
    let appearance = PageQuery(state.appearance, since: moment).bytes
    query.write(appearance, path: path, anchor: nil, to: &writer)
  }

  /// Writes the address of the first page in another order, with the same folds.
  func order(_ order: CommentOrder, to writer: inout PageWriter) {
    var query = PageQuery()
    query.add(order: order, unless: defaultOrder)
    query.add(state.levels)
    query.add(focus: state.focus, context: state.context, own)
    query.add("fold=", state.folded)
    query.add("open=", state.opened)
    query.write(appearance, path: path, anchor: nil, to: &writer)
  }

  /// Writes the address of the first page with some levels folded and no other folds.
  func levels(_ levels: PageState.Levels, to writer: inout PageWriter) {
    var query = PageQuery()
    query.add(order: state.order, unless: defaultOrder)
    query.add(levels)
    query.add(focus: state.focus, context: state.context, own)
    query.write(appearance, path: path, anchor: nil, to: &writer)
  }

  /// Writes the address for those who keep one for each page: order and number, and no folds.
  func canonical(page: Int, to writer: inout PageWriter) {
    var query = PageQuery()
    if page > 1 { query.add(order: state.order, unless: defaultOrder) }
    query.add(page: page)
    query.write(
      PageQuery(language: state.appearance.language).bytes,
      path: path,
      anchor: nil,
      to: &writer
    )
  }
}

extension PageWriter {
  /// Writes the address of another page of the site that is to look the same.
  ///
  /// - Parameters:
  ///   - path: The path, encoded as an address.
  ///   - appearance: How it is to look and speak.
  mutating func address(_ path: String, _ appearance: PageAppearance) {
    text(path)
    let query = PageQuery(appearance, since: nil).bytes
    guard !query.isEmpty else { return }
    literal("?")
    text(query[...])
  }
}

/// The part of an address behind the question mark while it is put together.
private struct PageQuery {
  private(set) var bytes: [UInt8] = []

  init() {}

  init(beginning: [UInt8]) { bytes = beginning }

  init(language: String?) { if let language { add("lang=", language) } }

  init(_ appearance: PageAppearance, since: Timestamp?) {
    if let look = appearance.look { add("look=", look) }
    if let theme = appearance.theme { add("theme=", theme.name) }
    if let language = appearance.language { add("lang=", language) }
    if let since { add("since=", String(since.microseconds / 1_000_000)) }
  }

  private mutating func add(_ name: StaticString, _ value: String) {
    begin(name)
    bytes.append(contentsOf: value.utf8)
  }

  /// Adds which comment the page is about, and the folds that it takes along.
  mutating func add(focus: Comment.ID?, context: Int, _ whole: [UInt8]) {
    guard let focus else { return }
    begin("comment=")
    bytes.append(contentsOf: IDToken(focus).bytes)
    if context != PageState.usualContext { add("context=", String(context)) }
    if !whole.isEmpty { bytes += [0x26] + whole }
  }

  private mutating func begin(_ name: StaticString) {
    if !bytes.isEmpty { bytes.append(0x26) }
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func add(order: CommentOrder?, unless defaultOrder: CommentOrder) {
    guard let order, order != defaultOrder else { return }
    begin("sort=")
    bytes.append(contentsOf: order.name.utf8)
  }

  mutating func add(_ levels: PageState.Levels, _ name: StaticString = "levels=") {
    switch levels {
    case .asGiven: return
    case .all: add(name, "all")
    case .first(let count):
      begin(name)
      bytes.append(contentsOf: String(max(count, 1)).utf8)
    }
  }

  /// Adds the folds that a page about one comment takes along.
  mutating func add(whole levels: PageState.Levels, _ folded: [IDToken], _ opened: [IDToken]) {
    add(levels, "whole-levels=")
    add("whole-fold=", folded)
    add("whole-open=", opened)
  }

  mutating func add(part name: StaticString) {
    begin("part=")
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func add(page: Int) {
    guard page > 1 else { return }
    begin("page=")
    bytes.append(contentsOf: String(page).utf8)
  }

  /// Adds a sorted list, with one id put in or taken out of it.
  mutating func add(
    _ name: StaticString,
    _ tokens: [IDToken],
    changing token: IDToken? = nil,
    if isChanged: Bool = false
  ) {
    var pending = isChanged && !tokens.contains { $0 == token } ? token : nil
    guard pending != nil || tokens.count > (isChanged ? 1 : 0) else { return }
    begin(name)
    for other in tokens where !isChanged || other != token {
      if let new = pending, new.id < other.id {
        append(new)
        pending = nil
      }
      append(other)
    }
    if let pending { append(pending) }
    bytes.removeLast()
  }

  private mutating func append(_ token: IDToken) {
    bytes.append(contentsOf: token.bytes)
    bytes.append(0x2C)
  }

  /// Writes the whole address, encoded for an attribute.
  func write(
    _ appearance: [UInt8],
    path: String,
    anchor: IDToken?,
    to writer: inout PageWriter
  ) {
    let bytes =
      bytes.isEmpty || appearance.isEmpty ? bytes + appearance : bytes + [0x26] + appearance
    if bytes.isEmpty {
      if path.utf8.isEmpty { writer.literal("?") } else { writer.text(path) }
    } else {
      writer.literal("?")
      writer.text(bytes[...])
    }
    guard let anchor else { return }
    writer.literal("#c-")
    writer.html(anchor.bytes)
  }
}
