internal import RejoinderCore

/// Writes the skeleton of a discussion: what a script needs to know of every comment to fold, sort and
/// move about, and no words.
///
/// The first line says what holds for all, as names and values; each further one is a comment or a `more`
/// row, folded ones included, in pre-order: depth, flags, arrival, seconds, votes for and against, lines
/// and the token of the id, with tabs between. What is unknown is empty.
struct SkeletonWriter {
  /// What the flags of a line say.
  private struct Flags: OptionSet {
    let rawValue: Int

    static let readable = Flags(rawValue: 1)
    static let folded = Flags(rawValue: 2)
    static let more = Flags(rawValue: 4)
    static let tombstone = Flags(rawValue: 8)
    static let new = Flags(rawValue: 16)
    static let byOpener = Flags(rawValue: 32)
    static let locked = Flags(rawValue: 64)
  }

  let page: DiscussionPage
  let scene: PageScene

  /// Writes the skeleton; O(n) in the number of comments.
  func write(to writer: inout PageWriter) {
    writeHead(&writer)
    let tree = scene.outline.tree
    let topology = tree.topology
    var (slot, depth) = (topology.next(after: Topology.root), 0)
    while slot > 0 {
      writer.number(depth)
      write(slot, tree, &writer)
      if topology.hasChildren(slot) {
        (slot, depth) = (topology.firstChild(of: slot), depth + 1)
        continue
      }
      while slot > 0 && topology.nextSibling(of: slot) < 0 {
        (slot, depth) = (topology.parent(of: slot), depth - 1)
      }
      if slot > 0 { slot = topology.nextSibling(of: slot) }
    }
  }

  // MARK: The first line

  /// Writes what holds for all rows.
  func writeHead(_ writer: inout PageWriter) {
    let (folding, state) = (scene.style.folding, scene.addresses.state)
    let form = scene.style.parts.toggleForm
    writer.literal("rejoinder-skeleton 1")
    add("cap", scene.cap, &writer)
    add("foldsLeaves", folding.canFold(hasReplies: false), &writer)
    add("hidesWords", folding.hides == .repliesAndWords, &writer)
    add("form", form == .words || form == .underlined, &writer)
    add("wholeThread", folding.expandsWholeThread, &writer)
    add("showsExpanded", folding.makesExpandedVisible, &writer)
    add("offset", scene.focus?.depthOffset ?? 0, &writer)
    add("context", scene.focus?.ancestors.count ?? 0, &writer)
    open("sort", &writer)
    writer.text((state.order ?? page.defaultOrder).name)
    open("sorts", &writer)
    for (index, order) in page.orders.enumerated() {
      if index > 0 { writer.literal(",") }
      writer.text(order.name)
    }
    add("first", scene.window.lowerBound, &writer)
    add("count", scene.window.count, &writer)
    add("now", Self.seconds(scene.now), &writer)
    open("since", &writer)
    if let since = state.since { writer.number(Self.seconds(since)) }
    writer.literal("\n")
  }

  private func open(_ name: StaticString, _ writer: inout PageWriter) {
    writer.literal("\t")
    writer.literal(name)
    writer.literal("=")
  }

  private func add(_ name: StaticString, _ number: Int, _ writer: inout PageWriter) {
    open(name, &writer)
    writer.number(number)
  }

  private func add(_ name: StaticString, _ isSet: Bool, _ writer: inout PageWriter) {
    add(name, isSet ? 1 : 0, &writer)
  }

  // MARK: A line

  private func write(
    _ slot: Topology.Slot,
    _ tree: CommentTree<Comment>,
    _ writer: inout PageWriter
  ) {
    let comment = tree.comment(at: slot)
    add(flags(of: comment).rawValue, &writer)
    add(arrival(of: slot, in: tree), &writer)
    add(comment?.createdAt.map { Self.seconds($0) }, &writer)
    // Votes that the source hides stay hidden.
    let votes = comment?.flags.contains(.scoreHidden) ?? true ? nil : comment?.votes
    add(votes.map { Int($0.up) }, &writer)
    add(votes.map { Int($0.down) }, &writer)
    add(RowBlock.lines(of: comment), &writer)
    writer.literal("\t")
    if let id = comment?.id ?? tree.remainder(at: slot)?.parentID { writer.html(IDToken(id).bytes) }
    writer.literal("\n")
  }

  private func add(_ number: Int?, _ writer: inout PageWriter) {
    writer.literal("\t")
    if let number { writer.number(number) }
  }

  private func flags(of comment: Comment?) -> Flags {
    guard let comment else { return .more }
    var flags: Flags = comment.state.isReadable ? .readable : .tombstone
    if scene.outline.isCollapsed(comment.id) { flags.insert(.folded) }
    if scene.isNew(comment) { flags.insert(.new) }
    if let opener = scene.openerID, comment.author?.id == opener { flags.insert(.byOpener) }
    if comment.flags.contains(.locked) { flags.insert(.locked) }
    return flags
  }

  /// When it came in the whole discussion: a page about one comment counts its own anew.
  private func arrival(of slot: Topology.Slot, in tree: CommentTree<Comment>) -> Int {
    guard scene.focus != nil, let whole = scene.ranking?.tree else { return Int(slot) }
    return Int(whole.slot(of: tree.rowID(of: slot)))
  }

  /// Whole seconds, the earlier ones before 1970 too.
  private static func seconds(_ moment: Timestamp) -> Int {
    let (quotient, rest) = moment.microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return Int(rest < 0 ? quotient - 1 : quotient)
  }
}
