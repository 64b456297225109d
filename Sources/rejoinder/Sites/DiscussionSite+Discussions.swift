import RejoinderCore
import RejoinderHTML
import RejoinderServer

extension DiscussionSite {
  /// Makes the site of some discussions.
  ///
  /// - Parameters:
  ///   - discussions: The discussions.
  ///   - arguments: What was asked for.
  ///   - progress: Says what is going on.
  init(of discussions: [LoadedDiscussion], _ arguments: Arguments, progress: Progress) {
    let style = SiteAsset(
      path: StyleSheet.path,
      contentType: "text/css; charset=utf-8",
      bytes: StyleSheet.bytes
    )
    let indexPath = discussions.count > 1 ? "/" : ""
    let entries = discussions.map { loaded in
      progress.report { "Putting \(loaded.discussion.comments.count) comments in order" }
      return SiteEntry(loaded, arguments, styleAddress: style.address, indexPath: indexPath)
    }
    self.init(
      discussions: entries.map(\.siteDiscussion),
      assets: [style],
      parameters: PageState.parameterNames,
      index: { discussions in
        var page = IndexPage()
        page.styleAddress = style.address
        let rows = zip(entries, discussions).map { $0.indexEntry(path: $1.path) }
        return page.html(listing: rows, now: .now)
      },
      notFound: { path in
        var page = NotFoundPage()
        (page.styleAddress, page.indexPath) = (style.address, "/")
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

  init(_ loaded: LoadedDiscussion, _ arguments: Arguments, styleAddress: String, indexPath: String)
  {
    name = loaded.name
    pages = DiscussionPages(
      loaded.discussion,
      arguments,
      styleAddress: styleAddress,
      indexPath: indexPath
    )
    var head = loaded.discussion
    (head.comments, head.remainders) = ([], [])
    self.head = head
  }

  var siteDiscussion: SiteDiscussion {
    SiteDiscussion(name: name, title: head.title, commentCount: pages.readableCount) { request in
      pages.html(for: request)
    }
  }

  func indexEntry(path: String) -> IndexPage.Entry {
    IndexPage.Entry(
      title: head.title.isEmpty ? name : head.title,
      path: path,
      commentCount: pages.readableCount,
      source: head.source,
      createdAt: head.createdAt
    )
  }
}
