import Foundation
import RejoinderServer

/// A site that keeps up with what it shows: with the time, for the ages on its pages, and with the files
/// that its discussions came from.
///
/// Whether a file changed is looked at when a request comes. Then all are read anew on a thread of their
/// own, and until that is done the site stays as it was; so it does where they cannot be read.
final class FreshSite: Sendable {
  /// How long pages are kept.
  static let lifetime = Duration.seconds(120)
  /// How long files are not looked at again.
  static let pause = Duration.seconds(1)

  /// Where discussions come from once more.
  struct Origin: Sendable {
    /// The files.
    let files: WatchedFiles
    /// How they were before they were read for the first time.
    let state: WatchedFiles.State
    /// Reads them.
    let read: @Sendable () throws(CommandFailure) -> SiteSource
  }

  private struct Kept: Sendable {
    var source: SiteSource
    var site: DiscussionSite
    var madeAt = ContinuousClock.now
    /// The files as they were when they were read last, with success or without.
    var state: WatchedFiles.State
    var lookedAt = ContinuousClock.now
    var isReading = false

    mutating func renew(with source: SiteSource) {
      (self.source, site, madeAt) = (source, source.site(), .now)
    }
  }

  private let origin: Origin?
  private let kept: Guarded<Kept>

  /// Makes a site.
  ///
  /// - Parameters:
  ///   - source: What it shows first.
  ///   - origin: Where that came from; `nil` where it cannot be read again.
  init(_ source: SiteSource, from origin: Origin? = nil) {
    self.origin = origin
    kept = Guarded(Kept(source: source, site: source.site(), state: origin?.state ?? [:]))
  }

  /// Answers a request; the handler of a server.
  func response(to request: HTTPRequest) -> HTTPResponse {
    lookAtFiles()
    let site = kept.withLock { kept in
      if kept.madeAt.duration(to: .now) > Self.lifetime { kept.renew(with: kept.source) }
      return kept.site
    }
    return site.response(to: request)
  }

  // MARK: Files

  private func lookAtFiles() {
    guard let origin else { return }
    let isDue = kept.withLock { kept in
      guard !kept.isReading, kept.lookedAt.duration(to: .now) >= Self.pause else { return false }
      kept.lookedAt = .now
      return true
    }
    guard isDue else { return }
    let state = origin.files.state()
    let isChanged = kept.withLock { kept in
      guard !kept.isReading, kept.state != state else { return false }
      kept.isReading = true
      return true
    }
    if isChanged { Thread.detachNewThread { self.readAnew(origin) } }
  }

  private func readAnew(_ origin: Origin) {
    let state = Self.settledState(of: origin.files)
    do throws(CommandFailure) {
      let source = try origin.read()
      // A file that changed meanwhile may have been read by halves; the next request tries again.
      guard origin.files.state() == state else { return kept.withLock { $0.isReading = false } }
      kept.withLock { kept in
        kept.renew(with: source)
        (kept.state, kept.isReading) = (state, false)
      }
    } catch {
      StandardError.line("rejoinder: \(error.message); what was read before stays")
      kept.withLock { ($0.state, $0.isReading) = (state, false) }
    }
  }

  /// Waits, though not forever, until nobody seems to be writing.
  private static func settledState(of files: WatchedFiles) -> WatchedFiles.State {
    var state = files.state()
    for _ in 0..<20 {
      Thread.sleep(forTimeInterval: 0.15)
      let later = files.state()
      if later == state { break }
      state = later
    }
    return state
  }
}
