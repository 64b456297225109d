/// What a row says about what it answers, where its place does not tell: `in reply to Marta · level 9`.
public struct RowCue<ID: Hashable & Sendable>: Sendable {
  /// The words, with a place for the name.
  public let template: String
  /// Whom the comment answers, empty where the words name nobody.
  public let name: String
  /// How deep the row stands, empty where that is not said.
  public let level: String
  /// The comment that it leads to, `nil` where it is not here.
  public let targetID: ID?

  /// What stands between whom the comment answers and how deep it stands.
  public static var separator: String { " · " }

  /// What it says.
  public var text: String {
    let words = name.utf8.isEmpty ? template : Template.fill(template, [("name", name)])
    return level.utf8.isEmpty ? words : words + Self.separator + level
  }
}

extension Wording {
  /// What a row says about what it answers, where its place does not tell.
  ///
  /// - Parameters:
  ///   - placement: Why the comment stands where it does.
  ///   - columns: What is drawn left of the row.
  ///   - level: How deep it stands, 1 at the top.
  ///   - parentID: What it answers.
  ///   - extraParents: What else it answers.
  ///   - find: Gives a comment by its id, `nil` where it is not here.
  /// - Returns: The cues, seldom any.
  public func cues<ID>(
    placement: Placement,
    columns: RowColumns,
    level: Int,
    parentID: ID?,
    extraParents: [ID] = [],
    find: (ID) -> Comment?
  ) -> [RowCue<ID>] {
    var cues: [RowCue<ID>] = []
    switch placement {
    case .cycleCut: note(markers.cycleCut)
    case .missingParent: note(pages.missingParent)
    case .placed, .waiting: break
    }
    if columns.isBeyondCap, let parentID { add(markers.inReplyTo, parentID) }
    for id in extraParents { add(pages.alsoInReplyTo, id) }
    return cues

    func note(_ words: String) {
      cues.append(RowCue(template: words, name: "", level: "", targetID: nil))
    }
    func add(_ template: String, _ id: ID) {
      let comment = find(id)
      let depth = columns.isBeyondCap ? self.level(depth: level - 1) : ""
      let target = comment == nil ? nil : id
      let cue = RowCue(template: template, name: name(of: comment), level: depth, targetID: target)
      cues.append(cue)
    }
  }
}
