/// One discussion of a site: what an index says about it, and what makes its pages and their parts.
public struct SiteDiscussion: Sendable {
  /// Makes a page or a part of one; `nil` where the request names something that is not there.
  public typealias Renderer = @Sendable (PageRequest) -> RenderedPart?

  /// The last part of its address: its name in small letters and hyphens.
  ///
  /// A site gives discussions of the same name different slugs.
  public internal(set) var slug: String
  /// What the discussion is called.
  public let title: String
  /// How many comments it has.
  public let commentCount: Int
  let render: Renderer

  /// Makes a discussion of a site.
  ///
  /// - Parameters:
  ///   - name: What its address is made of, such as the name of its file.
  ///   - title: What the discussion is called.
  ///   - commentCount: How many comments it has.
  ///   - render: Makes a page or a part of one; called from several threads at a time.
  public init(name: String, title: String, commentCount: Int, render: @escaping Renderer) {
    slug = Slug.made(of: name)
    (self.title, self.commentCount, self.render) = (title, commentCount, render)
  }

  /// The path of its page, encoded as an address needs it.
  public var path: String { "/" + PercentEncoding.encoded(segment: slug) }
}
