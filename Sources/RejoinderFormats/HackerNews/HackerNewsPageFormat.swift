import RejoinderCore

extension DiscussionFormat {
  /// A page of Hacker News that somebody saved, of any age since 2012.
  public static let hackerNewsPage = DiscussionFormat(
    name: "hn-html",
    title: "Hacker News, saved page",
    understands: "an HTML page of an item with its comments, or several pages of one",
    fileExtensions: ["html", "htm"],
    sniff: { sample in
      guard sample.json == nil, sample.contains("comhead") || sample.contains("comtr") else {
        return .none
      }
      if sample.contains("news.ycombinator.com") || sample.contains("hnmain") { return .certain }
      return sample.contains("s.gif") && sample.contains("item?id=") ? .likely : .none
    },
    read: { inputs, sink throws(FormatError) in
      var pages: [HackerNewsPage] = []
      for input in inputs {
        var reader = try HackerNewsPageReader(input)
        pages.append(reader.read())
      }
      for group in joined(pages) where group.contains(where: { !$0.isEmpty }) {
        var threads = HackerNewsPageThreads(sink)
        threads.emit(group)
      }
    }
  )
}

/// Puts the pages of one discussion together, in their order.
private func joined(_ pages: [HackerNewsPage]) -> [[HackerNewsPage]] {
  var groups: [[HackerNewsPage]] = []
  for page in pages {
    let id = HackerNewsPage.item(in: page.address) ?? page.header.id
    let index = groups.firstIndex { group in
      guard let first = group.first else { return false }
      return !id.isEmpty && id == HackerNewsPage.item(in: first.address) ?? first.header.id
    }
    if let index { groups[index].append(page) } else { groups.append([page]) }
  }
  return chained(groups.map { $0.sorted { $0.number < $1.number } })
}

/// Puts old pages behind the ones that name them as the next.
private func chained(_ groups: [[HackerNewsPage]]) -> [[HackerNewsPage]] {
  var groups = groups
  var index = 0
  while index < groups.count {
    let mark = groups[index].last?.next.flatMap(HackerNewsPage.continuation)
    let following = groups.firstIndex { group in
      guard let mark, let first = group.first else { return false }
      return HackerNewsPage.continuation(in: first.address) == mark
    }
    guard let following, following != index else {
      index += 1
      continue
    }
    groups[index] += groups.remove(at: following)
    if following < index { index -= 1 }
  }
  return groups
}
