import RejoinderCore
import RejoinderJSON

/// Reads this package's own format, line by line, and hands each record on at once.
struct RejoinderLineReader {
  private let file: String
  private let sink: DiscussionSink
  private var repairs = 0

  init(file: String, _ sink: DiscussionSink) { (self.file, self.sink) = (file, sink) }

  mutating func read(_ json: inout JSONReader) throws(JSONError) {
    while true {
      do throws(JSONError) {
        guard try readLine(&json) else { return }
      } catch {
        report(
          .unreadableRecord,
          at: error.position,
          seen: error.reason,
          done: "the line was left out"
        )
        json.skipLine()
      }
    }
  }

  /// Reads one line; says whether there was one.
  private mutating func readLine(_ json: inout JSONReader) throws(JSONError) -> Bool {
    let token = try json.next()
    let position = json.tokenPosition
    guard token != .end else { return false }
    guard token == .beginObject else {
      try json.skipContents()
      report(
        .unreadableRecord,
        at: position,
        seen: "a line that is no object",
        done: "it was left out"
      )
      return true
    }
    var record = RejoinderRecord()
    try record.read(&json)
    handOn(record, at: position)
    if json.repairCount > repairs {
      report(
        .repairedText,
        of: record.comment.id,
        at: position,
        seen: "bytes that are no text, in \(json.repairCount - repairs) places",
        done: "replaced by U+FFFD"
      )
      repairs = json.repairCount
    }
    return true
  }

  private func handOn(_ record: RejoinderRecord, at position: JSONPosition) {
    for seen in record.unknown {
      report(
        .unknownValue,
        of: record.comment.id,
        at: position,
        seen: seen,
        done: "kept among the extra fields"
      )
    }
    if let header = record.header {
      if let version = record.version, version > 1 {
        report(
          .unknownValue,
          at: position,
          seen: "version \(version) of the format",
          done: "it was read as version 1"
        )
      }
      sink(.begin)
      sink(.about(header))
    } else if let remainder = record.remainder {
      sink(.remainder(remainder))
    } else if record.hasID {
      sink(.comment(record.comment))
    } else {
      report(.unreadableRecord, at: position, seen: "a line without an id", done: "it was left out")
    }
  }

  private func report(
    _ kind: Oddity.Kind,
    of id: Comment.ID = "",
    at position: JSONPosition,
    seen: String,
    done: String
  ) {
    sink(.oddity(Oddity(kind, of: id, in: file, at: position, seen: seen, done: done)))
  }
}
