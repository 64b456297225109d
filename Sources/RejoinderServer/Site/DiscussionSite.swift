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
///   index: { discussions, _ in indexPage(discussions, style: style.address) },
///   notFound: { request in missingPage(request.path, style: style.address) }
/// )
/// let server = HTTPServer(handler: site.response)
/// ```
public struct DiscussionSite: Sendable {
  /// Makes the bytes of the page that lists the discussions.
  public typealias IndexRenderer =
    @Sendable (_ discussions: [SiteDiscussion], _ request: PageRequest) -> [UInt8]
  /// Makes the bytes of the page that says that nothing is where a request looks for it.
  public typealias NotFoundRenderer = @Sendable (_ request: PageRequest) -> [UInt8]
  /// Chooses a language from the value of an `Accept-Language` header, `nil` where there is none.
  public typealias LanguageChoice = @Sendable (_ wish: String?) -> String

  /// Says a number of comments, in the language of a request.
  public typealias CountRenderer = @Sendable (_ count: Int, _ request: PageRequest) -> String

  /// The discussions in the order in which they were given, each with a slug of its own.
  public let discussions: [SiteDiscussion]
  private let places: [String: SiteDiscussion]
  private let assets: [String: SiteAsset]
  private let parameters: [String]
  private let cache: PageCache
  private let language: LanguageChoice?
  private let count: CountRenderer?
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
  ///   - language: Chooses a language where the address names none; `nil` where there is no choice.
  ///   - count: Says how many comments there are, for pages elsewhere that lead to discussions; `nil`
  ///     where none asks.
  ///   - index: Makes the page that lists the discussions.
  ///   - notFound: Makes the page that says that nothing is at a path.
  public init(
    discussions: [SiteDiscussion],
    assets: [SiteAsset] = [],
    parameters: [String] = [],
    cacheCapacity: Int = 32 * 1024 * 1024,
    language: LanguageChoice? = nil,
    count: CountRenderer? = nil,
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
    (self.language, self.count) = (language, count)
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
    if let counts = counts(for: request) { return counts.response(to: request) }
    if request.path == "/", discussions.count == 1 {
      return redirection(to: discussions[0].path, of: request)
    }
    if let page = page(for: request) { return page.response(to: request) }
    // An address that somebody ended with a slash.
    let path = String(request.path.dropLast())
    if request.path.hasSuffix("/"), let discussion = places[path] {
      return redirection(to: discussion.path, of: request)
    }
    // The address of an article elsewhere, which the name of a file can't hold as it is.
    if let discussion = place(ofKey: request.path), discussion.path != request.path {
      return redirection(to: discussion.path, of: request)
    }
    return missing(pageRequest(for: request))
  }

  /// The discussion of a path with several parts, such as `/posts/hello` for `posts-hello`.
  private func place(ofKey key: String) -> SiteDiscussion? {
    if key == "/", discussions.count == 1 { return discussions[0] }
    return places[key] ?? (key.dropFirst().contains("/") ? places["/" + Slug.made(of: key)] : nil)
  }

  /// The answer to the question how many comments some discussions have; `nil` where that is not asked.
  private func counts(for request: HTTPRequest) -> ServedContent? {
    guard let count, request.path == "/", request.query["part"] == "counts" else { return nil }
    let page = pageRequest(for: request)
    let keys = (request.query["pages"] ?? "").split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let lines = keys.prefix(Self.maximumCounts).map { key in
      (place(ofKey: String(key)).map { count($0.commentCount, page) } ?? "") + "\n"
    }
    return ServedContent(
      [UInt8](lines.joined().utf8),
      contentType: .plainText,
      vary: language == nil ? .variesByEncoding : .variesByLanguage
    )
  }

  /// How many discussions one request may ask about.
  private static let maximumCounts = 100

  private func page(for request: HTTPRequest) -> ServedContent? {
    cache.page(for: pageRequest(for: request)) { page in
      rendered(page).map { part in
        let content = ServedContent(
          part.bytes,
          contentType: HTTPResponse.Header("Content-Type", part.contentType),
          vary: language == nil ? .variesByEncoding : .variesByLanguage
        )
        return (content, part.isWorthKeeping)
      }
    }
  }

  private func pageRequest(for request: HTTPRequest) -> PageRequest {
    PageRequest(
      path: request.path,
      query: request.query.canonical(keeping: parameters),
      language: language?(request.acceptLanguage) ?? ""
    )
  }

  private func rendered(_ page: PageRequest) -> RenderedPart? {
    page.path == "/" ? RenderedPart(index(discussions, page)) : places[page.path]?.render(page)
  }

  /// Leads elsewhere, with what the address says of how the page is to look.
  private func redirection(to path: String, of request: HTTPRequest) -> HTTPResponse {
    let query = request.query.canonical(keeping: parameters).encoded
    let address = query.isEmpty ? path : path + "?" + query
    return HTTPResponse(status: .found, headers: [HTTPResponse.Header("Location", address)])
  }

  private func missing(_ page: PageRequest) -> HTTPResponse {
    let headers: [HTTPResponse.Header] = language == nil ? [.html] : [.html, .variesByLanguage]
    return HTTPResponse(status: .notFound, headers: headers, body: HTTPBody(notFound(page)))
  }
}
