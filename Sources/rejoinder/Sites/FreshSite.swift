import RejoinderServer

/// A site whose kept pages are given up every few minutes, so that the ages on them keep up.
final class FreshSite: Sendable {
  /// How long pages are kept.
  static let lifetime = Duration.seconds(120)

  private struct Kept: Sendable {
    let site: DiscussionSite
    let madeAt: ContinuousClock.Instant
  }

  private let source: SiteSource
  private let kept: Guarded<Kept>

  init(_ source: SiteSource) {
    self.source = source
    kept = Guarded(Kept(site: source.site(), madeAt: .now))
  }

  /// Answers a request; the handler of a server.
  func response(to request: HTTPRequest) -> HTTPResponse {
    let site = kept.withLock { kept in
      if kept.madeAt.duration(to: .now) > Self.lifetime {
        kept = Kept(site: source.site(), madeAt: .now)
      }
      return kept.site
    }
    return site.response(to: request)
  }
}
