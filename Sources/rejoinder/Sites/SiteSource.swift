import RejoinderCore
import RejoinderHTML
import RejoinderServer

/// Everything a site is made of: the discussions in order, and the style sheet.
struct SiteSource: Sendable {
  private let entries: [SiteEntry]
  private let style = SiteAsset(
    path: StyleSheet.path,
    contentType: "text/css; charset=utf-8",
    bytes: StyleSheet.bytes
  )

  /// Prepares discussions.
  ///
  /// - Parameters:
  ///   - discussions: The discussions.
  ///   - arguments: What was asked for.
  ///   - progress: Says what is going on.
  init(_ discussions: [LoadedDiscussion], _ arguments: Arguments, progress: Progress) {
    let (styleAddress, indexPath) = (style.address, discussions.count > 1 ? "/" : "")
    entries = discussions.map { loaded in
      progress.report("Putting in order", loaded.discussion.comments.count, "comments")
      let pages = DiscussionPages(
        loaded.discussion,
        arguments,
        styleAddress: styleAddress,
        indexPath: indexPath
      )
      return SiteEntry(loaded, pages)
    }
  }

  /// How many discussions there are.
  var count: Int { entries.count }

  /// Makes a site that keeps no page yet.
  func site() -> DiscussionSite {
    let (entries, styleAddress) = (entries, style.address)
    return DiscussionSite(
      discussions: entries.map(\.siteDiscussion),
      assets: [style],
      parameters: PageState.parameterNames,
      index: { discussions in
        var page = IndexPage()
        page.styleAddress = styleAddress
        let rows = zip(entries, discussions).map { $0.indexEntry(path: $1.path) }
        return page.html(listing: rows, now: .now)
      },
      notFound: { path in
        var page = NotFoundPage()
        (page.styleAddress, page.indexPath) = (styleAddress, "/")
        return page.html(for: path)
      }
    )
  }
}

/// A discussion as the site and its list need it.
private struct SiteEntry: Sendable {
  private let name: String
  /// The discussion without its comments.
  private let head: Discussion
  private let pages: DiscussionPages

  init(_ loaded: LoadedDiscussion, _ pages: DiscussionPages) {
    (name, self.pages) = (loaded.name, pages)
    var head = loaded.discussion
    (head.comments, head.remainders) = ([], [])
    self.head = head
  }

  var siteDiscussion: SiteDiscussion {
    SiteDiscussion(name: name, title: title, commentCount: pages.readableCount) { request in
      pages.html(for: request)
    }
  }

  func indexEntry(path: String) -> IndexPage.Entry {
    IndexPage.Entry(
      title: title,
      path: path,
      commentCount: pages.readableCount,
      source: head.source,
      createdAt: head.createdAt
    )
  }

  private var title: String { head.title.isEmpty ? name : head.title }
}
