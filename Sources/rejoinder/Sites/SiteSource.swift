import RejoinderCore
import RejoinderHTML
import RejoinderServer

/// Everything a site is made of: the discussions in order, the style sheets, and the script.
struct SiteSource: Sendable {
  private let entries: [SiteEntry]
  private let sheets: StyleSheets
  private let live: LiveScript?
  /// The language where a request wishes for none that is there.
  private let language: String

  /// Prepares discussions.
  ///
  /// - Parameters:
  ///   - discussions: The discussions.
  ///   - arguments: What was asked for.
  ///   - live: What makes the pages live, `nil` for pages without script.
  ///   - progress: Says what is going on.
  init(
    _ discussions: [LoadedDiscussion],
    _ arguments: Arguments,
    live: LiveScript? = nil,
    progress: Progress
  ) {
    let sheets = StyleSheets(first: arguments.look)
    let indexPath = discussions.count > 1 ? "/" : ""
    (self.sheets, self.live) = (sheets, live)
    language = arguments.wording().language
    entries = discussions.map { loaded in
      progress.report("Putting in order", loaded.discussion.comments.count, "comments")
      let pages = DiscussionPages(
        loaded,
        arguments,
        sheets: sheets,
        script: live?.script,
        indexPath: indexPath
      )
      return SiteEntry(loaded, pages)
    }
  }

  /// How many discussions there are.
  var count: Int { entries.count }

  /// Makes a site that keeps no page yet.
  func site() -> DiscussionSite {
    let (entries, sheets, language) = (entries, sheets, language)
    return DiscussionSite(
      discussions: entries.map(\.siteDiscussion),
      assets: sheets.assets + (live?.assets ?? []),
      parameters: PageState.parameterNames + PagePart.parameterNames,
      language: { Wording.matching($0 ?? "")?.language ?? language },
      count: { SiteAppearance($1, sheets).wording.comments($0) },
      index: { discussions, request in
        var page = IndexPage()
        let appearance = SiteAppearance(request, sheets)
        (page.style, page.styleAddress) = (appearance.style, appearance.styleAddress)
        page.appearance = appearance.asked
        page.wording = appearance.wording
        let rows = zip(entries, discussions).map { $0.indexEntry(path: $1.path) }
        return page.html(listing: rows, now: .now)
      },
      notFound: { request in
        var page = NotFoundPage()
        let appearance = SiteAppearance(request, sheets)
        (page.style, page.styleAddress) = (appearance.style, appearance.styleAddress)
        page.appearance = appearance.asked
        (page.wording, page.indexPath) = (appearance.wording, "/")
        return page.html(for: request.path)
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
      pages.part(for: request)
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
