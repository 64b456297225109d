/// A site that shows discussions: an index, a page for each, and the files that pages refer to.
///
/// It knows addresses, caching and compression, and leaves what stands on a page to closures. With
/// a single discussion the root leads straight to it.
///
/// ```swift
/// let style = SiteAsset(path: "/rejoinder.css", contentType: "text/css", bytes: css)
/// let site = DiscussionSite(
///   discussions: [discussion],
///   assets: [style],
///   parameters: ["sort", "fold"],
///   index: { discussions in indexPage(discussions, style: style.address) },
///   notFound: { path in missingPage(path, style: style.address) }
/// )
/// let server = HTTPServer(handler: site.response)
/// ```
public struct DiscussionSite: Sendable {
  /// Makes the bytes of the page that lists the discussions.
  public typealias IndexRenderer = @Sendable ([SiteDiscussion]) -> [UInt8]
  /// Makes the bytes of the page that says that nothing is at a path.
  public typealias NotFoundRenderer = @Sendable (_ path: String) -> [UInt8]

  /// The discussions in the order in which they were given, each with a slug of its own.
  public let discussions: [SiteDiscussion]
  private let places: [String: SiteDiscussion]
  private let assets: [String: SiteAsset]
  private let parameters: [String]
  private let cache: PageCache
  private let index: IndexRenderer
  private let notFound: NotFoundRenderer

  /// Makes a site.
  ///
  /// - Parameters:
  ///   - discussions: What it shows; slugs that repeat get a number.
  ///   - assets: The files that pages refer to, whose paths come before those of discussions.
  ///   - parameters: The parameters that change what stands on a page. Others are ignored, so that
  ///     they cannot fill the cache with copies.
  ///   - cacheCapacity: How many bytes of pages are kept.
  ///   - index: Makes the page that lists the discussions.
  ///   - notFound: Makes the page that says that nothing is at a path.
  public init(
    discussions: [SiteDiscussion],
    assets: [SiteAsset] = [],
    parameters: [String] = [],
    cacheCapacity: Int = 32 * 1024 * 1024,
    index: @escaping IndexRenderer,
    notFound: @escaping NotFoundRenderer
  ) {
    let slugs = Slug.distinct(discussions.map(\.slug))
    self.discussions = zip(discussions, slugs).map { discussion, slug in
      var discussion = discussion
      discussion.slug = slug
      return discussion
    }
    places = Dictionary(self.discussions.map { ("/" + $0.slug, $0) }) { first, _ in first }
    self.assets = Dictionary(assets.map { ($0.path, $0) }) { first, _ in first }
    (self.parameters, self.index, self.notFound) = (parameters, index, notFound)
    cache = PageCache(capacity: cacheCapacity)
  }

  /// Answers a request; the handler of a server.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: A page, an asset, a redirection, or the page that says that nothing is there.
  /// - Complexity: O(1) for a page that is kept; otherwise what making and compressing it costs.
  public func response(to request: HTTPRequest) -> HTTPResponse {
    if let asset = assets[request.path] {
      return asset.response(to: request)
    }
    if request.path == "/", discussions.count == 1 {
      return redirection(to: discussions[0].path)
    }
    if let page = page(for: request) { return page.response(to: request) }
    // An address that somebody ended with a slash.
    let path = String(request.path.dropLast())
    if request.path.hasSuffix("/"), let discussion = places[path] {
      return redirection(to: discussion.path)
    }
    return missing(request.path)
  }

  private func page(for request: HTTPRequest) -> ServedContent? {
    let query = request.query.canonical(keeping: parameters)
    return cache.page(for: PageRequest(path: request.path, query: query)) { page in
      rendered(page).map { ServedContent($0, contentType: .html) }
    }
  }

  private func rendered(_ page: PageRequest) -> [UInt8]? {
    page.path == "/" ? index(discussions) : places[page.path]?.render(page)
  }

  private func redirection(to path: String) -> HTTPResponse {
    HTTPResponse(status: .found, headers: [HTTPResponse.Header("Location", path)])
  }

  private func missing(_ path: String) -> HTTPResponse {
    HTTPResponse(status: .notFound, headers: [.html], body: HTTPBody(notFound(path)))
  }
}
