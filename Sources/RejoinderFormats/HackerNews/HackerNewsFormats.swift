import RejoinderCore

extension DiscussionFormat {
  /// What the search service of Hacker News answers for an item: a story with its comments in each other.
  public static let hackerNewsAlgolia = DiscussionFormat(
    name: "hn-algolia",
    title: "Hacker News, search interface",
    understands: "JSON of an item with its children in it, or of search hits",
    fileExtensions: ["json"],
    sniff: { sample in
      guard let json = sample.json else { return .none }
      if json.has("objectID", "comment_text") || json.has("children", "story_id") {
        return .certain
      }
      if json.has("children", "created_at_i") { return .certain }
      return json.has("children", "author") || json.has("children", "parent_id") ? .possible : .none
    },
    read: readHackerNewsItems
  )

  /// What the official interface of Hacker News answers, and dumps of it: flat items.
  public static let hackerNewsFirebase = DiscussionFormat(
    name: "hn-firebase",
    title: "Hacker News, official interface",
    understands:
      "JSON items with by, time, kids or parent: one, an array, a map, lines or a folder",
    fileExtensions: ["json", "jsonl", "ndjson"],
    sniff: { sample in
      guard let json = sample.json else { return .none }
      if json.has("id", "by", "time") || json.has("id", "time", "type", "parent") {
        return .certain
      }
      if json.has("by", "time", "type") || json.has("id", "kids") { return .likely }
      return json.has("id", "by", "text") || json.has("id", "parent", "deleted") ? .possible : .none
    },
    read: readHackerNewsItems
  )

  /// What the progressive web readers of Hacker News are fed with: a story with nested comments.
  public static let hackerNewsNode = DiscussionFormat(
    name: "hn-node",
    title: "Hacker News, node-hnapi and HNPWA",
    understands: "JSON of a story with user, content and nested comments",
    fileExtensions: ["json"],
    sniff: { sample in
      guard let json = sample.json else { return .none }
      if json.has("comments", "comments_count", "user") || json.has("comments", "content", "level")
      {
        return .certain
      }
      let hasAge = json.has("user", "time_ago") || json.has("user", "timeago")
      return hasAge && json.has("id", "time") ? .likely : .none
    },
    read: readHackerNewsItems
  )

  /// A page of comments without their parents.
  public static let hackerNewsFlat = DiscussionFormat(
    name: "hn-flat",
    title: "Hacker News, flat list",
    understands: "a JSON array of objects with id, author and text, in the order of the page",
    fileExtensions: ["json"],
    sniff: { sample in
      guard let json = sample.json, json.has("id", "author", "text", at: "[]") else { return .none }
      return Set(json.topKeys).isSubset(of: ["id", "author", "text", "time"]) ? .likely : .none
    },
    read: { inputs, sink throws(FormatError) in
      for input in inputs { reportMissingParents(input, sink) }
      try readHackerNewsItems(inputs, sink)
    }
  )
}

/// Reads contents that belong together, in any arrangement of items.
private func readHackerNewsItems(
  _ inputs: [FormatInput],
  _ sink: DiscussionSink
) throws(FormatError) {
  var reader = HackerNewsItemReader(sink)
  for input in inputs { try reader.read(input) }
  var threads = HackerNewsThreads(reader.takeItems(), sink)
  threads.emit()
}

private func reportMissingParents(_ input: FormatInput, _ sink: DiscussionSink) {
  sink(
    .oddity(
      Oddity(
        .noParents,
        in: input.name,
        seen: "comments without parents",
        done: "all stand at the top level, in the order of the page"
      )
    )
  )
}
