import Foundation
import RejoinderCore
import RejoinderFormats

/// What was read as text, a line for each record: the golden files hold exactly this.
func rendered(_ imported: Imported, leavingOut folder: String = "") -> String {
  var lines = ["format \(imported.formats.map(\.name).joined(separator: ", "))"]
  for discussion in imported.discussions {
    lines += headerLines(discussion)
    let depths = depths(of: discussion.comments)
    for (comment, depth) in zip(discussion.comments, depths) {
      lines.append(String(repeating: "  ", count: depth + 1) + line(comment))
    }
    for remainder in discussion.remainders {
      let place = remainder.parentID.map { "under \($0)" } ?? "at the top"
      let count = remainder.count.map(String.init) ?? "?"
      lines.append("  more \(place): \(count), cursor \(remainder.cursor)")
    }
  }
  lines += imported.oddities.map { "! \($0.kind.rawValue): \(shortened($0.description, folder))" }
  return lines.joined(separator: "\n") + "\n"
}

private func shortened(_ text: String, _ folder: String) -> String {
  guard !folder.isEmpty, let range = text.range(of: folder) else { return text }
  return text.replacingCharacters(in: range, with: "")
}

private func headerLines(_ discussion: Discussion) -> [String] {
  var parts = ["discussion \(discussion.id)", quoted(discussion.title)]
  parts.append(discussion.address.isEmpty ? "no address" : discussion.address)
  parts.append("by \(discussion.author?.name ?? "-") \(discussion.createdAt?.rfc3339 ?? "-")")
  if let votes = discussion.votes { parts.append("score \(votes.score)") }
  if let count = discussion.statedCount { parts.append("stated \(count)") }
  if discussion.state != .visible { parts.append("\(discussion.state)") }
  if !discussion.age.isEmpty { parts.append(discussion.age) }
  parts += discussion.extra.map { "\($0.name) = \($0.value)" }
  return [parts.joined(separator: " | ")]
    + (discussion.body.isEmpty ? [] : ["  body \(quoted(discussion.body.source))"])
}

private func line(_ comment: Comment) -> String {
  var parts = ["\(comment.id) <- \(comment.parentID?.description ?? "-")"]
  parts.append(comment.author.map { $0.name + ($0 == Author($0.name) ? "" : " (\($0.id))") } ?? "-")
  parts.append(comment.createdAt?.rfc3339 ?? comment.details.age)
  if comment.state != .visible { parts.append("\(comment.state)") }
  if let votes = comment.votes { parts.append("+\(votes.up) -\(votes.down)") }
  if !comment.flags.isEmpty { parts.append("flags \(comment.flags.rawValue)") }
  parts.append("\(comment.body.format) \(quoted(comment.body.source))")
  for field in comment.details.extra { parts.append("\(field.name) = \(field.value)") }
  return parts.joined(separator: " | ")
}

private func quoted(_ text: String) -> String {
  "“" + text.replacing("\n", with: "⏎").replacing("\r", with: "␍").prefix(120) + "”"
}

/// How deep each comment stands, as far as its parents come before it.
private func depths(of comments: [Comment]) -> [Int] {
  var known: [Comment.ID: Int] = [:]
  return comments.map { comment in
    let depth = comment.parentID.flatMap { known[$0] }.map { $0 + 1 } ?? 0
    known[comment.id] = depth
    return depth
  }
}

// Swift Testing has a comment too.
typealias Comment = RejoinderCore.Comment
