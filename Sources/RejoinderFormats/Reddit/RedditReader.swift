import RejoinderCore
import RejoinderJSON

/// Reads things of Reddit out of JSON, however they are arranged.
///
/// A thing is an object of `kind` and `data`, in a listing, within the `replies` of what it answers, in
/// the flat `things` of a later answer, or deep within what a client put around; dumps have what is in
/// `data` alone. It walks with a stack of its own, so that any depth will do.
struct RedditReader {
  /// An array or object that is open.
  struct Frame {
    var isArray: Bool
    /// Whether it is the value of `data`.
    var isData = false
    /// Where it begins.
    var position: JSONPosition
    /// The innermost thing around it, or -1.
    var outer: Int
    /// The thing that this object itself is, or -1.
    var slot = -1
    /// What the object says its `data` is.
    var kind = ""
    /// Whether it had `data`, and the thing in there, or -1.
    var hasData = false
    var dataSlot = -1
    /// Where its plain values begin among those of all that is open.
    let kidStart: Int
    /// None or one, since most of what is open are arrays and wrappers, which must stay small.
    private var boxed: [RedditDraft] = []

    /// The fields of the thing so far.
    var draft: RedditDraft {
      get { boxed.first ?? RedditDraft() }
      _modify {
        if boxed.isEmpty { boxed.append(RedditDraft()) }
        yield &boxed[0]
      }
    }

    init(isArray: Bool, isData: Bool, position: JSONPosition, outer: Int, kidStart: Int) {
      (self.isArray, self.isData) = (isArray, isData)
      (self.position, self.outer, self.kidStart) = (position, outer, kidStart)
    }

    /// Takes the fields out, so that the frame has none.
    mutating func takeDraft() -> RedditDraft {
      defer { boxed = [] }
      return draft
    }
  }

  var items = RedditItems()
  var frames: [Frame] = []
  /// The plain values in arrays, ids as it seems, of all objects that are open.
  ///
  /// Each belongs to the innermost object around it, however many arrays stand between, so it is kept
  /// in one place and never handed from array to array.
  private var kids: [Comment.ID] = []
  private var repairs = 0
  /// Where the things of the present value begin, which is given up as a whole if it breaks.
  private var valueStart = 0
  let sink: DiscussionSink

  init(_ sink: DiscussionSink) { self.sink = sink }

  /// Reads all things of a content.
  mutating func read(_ input: FormatInput) throws(FormatError) {
    let first = items.comments.count
    valueStart = first
    items.files.append(RedditItems.File(name: input.name, slots: first..<first))
    let documents: JSONReader.Documents =
      try input.sample().json?.isLines == true ? .lines : .sequence
    try input.readJSON(documents: documents) { (reader) throws(JSONError) in
      try walk(&reader, skippingBrokenLines: documents == .lines)
    }
    finishFile(from: first)
  }

  /// Hands out what was read and forgets it, so that it is in memory once.
  mutating func takeItems() -> RedditItems {
    defer { items = RedditItems() }
    return items
  }

  private mutating func walk(
    _ reader: inout JSONReader,
    skippingBrokenLines: Bool
  ) throws(JSONError) {
    repairs = 0
    while true {
      do throws(JSONError) { return try walk(&reader) } catch {
        guard skippingBrokenLines else { throw error }
        dropBrokenLine(error)
        reader.skipLine()
      }
    }
  }

  /// Gives up what a line holds that could not be read to its end.
  private mutating func dropBrokenLine(_ error: JSONError) {
    for slot in valueStart..<items.comments.count { items.links[slot].kind = .nothing }
    while let last = items.mores.last, last.slot >= valueStart { items.mores.removeLast() }
    valueStart = items.comments.count
    frames.removeAll()
    kids.removeAll()
    report(.unreadableRecord, at: error.position, seen: error.reason, done: "the line was left out")
  }

  private mutating func walk(_ reader: inout JSONReader) throws(JSONError) {
    while true {
      switch try reader.next() {
      case .end: return
      case .name: try readMember(&reader)
      case .beginObject: open(isArray: false, reader.tokenPosition)
      case .beginArray: open(isArray: true, reader.tokenPosition)
      case .endArray: closeArray()
      case .endObject:
        closeObject()
        noteRepairs(reader.repairCount, reader.tokenPosition)
      case .number, .string: noteKid(&reader)
      case .true, .false, .null: refuse(reader.token, reader.tokenPosition)
      }
      if frames.isEmpty { valueStart = items.comments.count }
    }
  }

  mutating func open(isArray: Bool, isData: Bool = false, _ position: JSONPosition) {
    let outer = frames.last.map { $0.slot >= 0 ? $0.slot : $0.outer } ?? -1
    frames.append(
      Frame(
        isArray: isArray,
        isData: isData,
        position: position,
        outer: outer,
        kidStart: kids.count
      )
    )
  }

  private mutating func closeArray() {
    let frame = frames.removeLast()
    guard frames.isEmpty else { return }
    refuseKids(kids, frame.position)
    kids.removeAll()
  }

  private mutating func noteKid(_ reader: inout JSONReader) {
    guard frames.last?.isArray == true else { return }
    kids.append(reader.withTextBytes { RedditName($0).id })
  }

  /// Gives an object the plain values in its arrays.
  mutating func takeKids(into frame: inout Frame) {
    guard kids.count > frame.kidStart else { return }
    frame.draft.kids += kids[frame.kidStart...]
    kids.removeSubrange(frame.kidStart...)
  }

  private func refuse(_ token: JSONToken, _ position: JSONPosition) {
    guard frames.last?.isArray == true else { return }
    report(
      .unreadableRecord,
      at: position,
      seen: "\(token) in place of a comment",
      done: "there was nothing to read"
    )
  }

  private mutating func noteRepairs(_ count: Int, _ position: JSONPosition) {
    guard count > repairs else { return }
    report(
      .repairedText,
      at: position,
      seen: "bytes that are no text, in \(count - repairs) places before",
      done: "replaced by U+FFFD"
    )
    repairs = count
  }

  /// Reports something about the content that is read at present.
  func report(
    _ kind: Oddity.Kind,
    of id: Comment.ID = "",
    at position: JSONPosition,
    seen: String,
    done: String
  ) {
    let file = items.files.last?.name ?? ""
    sink(.oddity(Oddity(kind, of: id, in: file, at: position, seen: seen, done: done)))
  }

  /// Reports ids, or other plain values, where things should stand.
  func refuseKids(_ kids: [Comment.ID], _ position: JSONPosition) {
    guard !kids.isEmpty else { return }
    report(
      .unreadableRecord,
      at: position,
      seen: "\(kids.count) plain values in place of comments",
      done: "they were left out"
    )
  }
}
