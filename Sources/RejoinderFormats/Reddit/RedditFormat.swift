import RejoinderCore

extension DiscussionFormat {
  /// What the interface of Reddit answers: a page of comments, and what it leaves for later requests.
  ///
  /// A page holds a part of its comments and says where more exist; later answers bring those, flat.
  /// All files of one discussion become one, in whatever order and however often they are given.
  public static let reddit = DiscussionFormat(
    name: "reddit",
    title: "Reddit",
    understands:
      "JSON of a page with comments, answers to “more comments” joined to it, listings and dumps",
    fileExtensions: ["json", "jsonl", "ndjson"],
    joinsFiles: true,
    sniff: { sample in
      guard let json = sample.json else { return .none }
      if json.has("things", at: "json.data") { return .certain }
      if json.has("kind", "data") {
        if json.keys.contains(where: isRedditThing) { return .certain }
        // Where things stand deeper than the sample goes, the listing around them is seen.
        let isListing = json.keys.contains { place in
          place.path.hasSuffix("data.children[]") && place.names.contains("kind")
            && place.names.contains("data")
        }
        return isListing ? .likely : .none
      }
      let isDump =
        json.has("link_id", "parent_id", "body", "author")
        || json.has("subreddit", "selftext", "title")
      return isDump ? .likely : .none
    },
    read: { inputs, sink throws(FormatError) in
      var reader = RedditReader(sink)
      for input in inputs { try reader.read(input) }
      var threads = RedditThreads(reader.takeItems(), sink)
      threads.emit()
    }
  )
}

/// Whether the objects at a place are what Reddit lays into `data`.
private func isRedditThing(_ place: (path: String, names: [String])) -> Bool {
  guard place.path.hasSuffix("data") else { return false }
  let marks = [
    ["author", "body"], ["author", "body_html"], ["link_id", "parent_id"], ["link_id", "author"],
    ["parent_id", "count", "children"], ["title", "subreddit"], ["title", "selftext"],
    ["title", "num_comments"], ["subreddit", "selftext"],
  ]
  return marks.contains { $0.allSatisfy(place.names.contains) }
}
