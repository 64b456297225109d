#if canImport(UIKit)
import RejoinderCore

/// Keeps the bodies of a controller and has those made that are missing.
///
/// One batch is made at a time. What came too late, its comment having changed or gone meanwhile, is
/// dropped: nobody ever sees the words of another edition.
@MainActor
final class BodyLibrary {
  /// How many bodies are kept for sure; twice as many at most.
  static var capacity: Int { 500 }

  var maker = BodyMaker()
  /// How bodies are set; those of an earlier setting are shown until the new ones are there.
  var setting: BodySetting { didSet { if setting != oldValue { edition += 1 } } }
  /// What has to be made for a comment as it is now.
  var current: (Comment.ID) -> BodyRequest? = { _ in nil }
  /// Is told which bodies came.
  var onMade: ([Comment.ID]) -> Void = { _ in }

  private struct Entry {
    let request: BodyRequest
    let content: BodyContent
    let edition: Int
  }

  private var edition = 0
  private var recent: [Comment.ID: Entry] = [:]
  private var older: [Comment.ID: Entry] = [:]
  private var waiting: [BodyRequest] = []
  private var running: Task<Void, Never>?

  init(_ setting: BodySetting) { self.setting = setting }

  deinit { running?.cancel() }

  /// The body, as long as it is the one that is asked for; where it is missing it is made.
  func content(for request: BodyRequest) -> BodyContent? {
    guard let entry = entry(of: request.id), entry.request == request else {
      ask(for: [request], isUrgent: true)
      return nil
    }
    if entry.edition != edition { ask(for: [request], isUrgent: true) }
    return entry.content
  }

  /// Has bodies made that are likely to be wanted.
  func ask(for requests: [BodyRequest], isUrgent: Bool = false) {
    let missing = requests.filter { !keeps($0) }
    guard !missing.isEmpty else { return }
    let ids = Set(missing.map(\.id))
    waiting.removeAll { ids.contains($0.id) }
    waiting.insert(contentsOf: missing, at: isUrgent ? 0 : waiting.count)
    start()
  }

  /// Bodies are no longer likely to be wanted.
  func forget(_ ids: [Comment.ID]) {
    let ids = Set(ids)
    waiting.removeAll { ids.contains($0.id) }
  }

  /// Stops making bodies; rows that are shown again ask for theirs.
  func stop() {
    running?.cancel()
    (running, waiting) = (nil, [])
  }

  /// Takes bodies over that were made with a setting.
  func keep(
    _ contents: [Comment.ID: BodyContent],
    of requests: [BodyRequest],
    _ setting: BodySetting
  ) {
    guard setting == self.setting else { return }
    for request in requests {
      guard let content = contents[request.id] else { continue }
      remember(Entry(request: request, content: content, edition: edition))
    }
  }

  /// Waits until nothing is left to be made.
  func idle() async {
    while let running { await running.value }
  }

  // MARK: Making

  private func start() {
    guard running == nil else { return }
    running = Task { [weak self, maker] in
      while let (requests, setting) = self?.next() {
        let contents = await maker.make(requests, setting)
        guard !Task.isCancelled else { return }
        self?.receive(contents, requests, setting)
      }
    }
  }

  /// What is made next; with nothing left the work is over.
  private func next() -> ([BodyRequest], BodySetting)? {
    guard !waiting.isEmpty else {
      running = nil
      return nil
    }
    let batch = Array(waiting.prefix(BodyMaker.batch))
    waiting.removeFirst(batch.count)
    return (batch, setting)
  }

  private func receive(
    _ contents: [Comment.ID: BodyContent],
    _ requests: [BodyRequest],
    _ setting: BodySetting
  ) {
    let fresh = requests.filter { current($0.id) == $0 }
    keep(contents, of: fresh, setting)
    // Those of another setting are asked for again by the rows that show.
    onMade(requests.map(\.id))
  }

  // MARK: Keeping

  /// Whether the body is there, and set as bodies are now.
  func keeps(_ request: BodyRequest) -> Bool {
    guard let entry = recent[request.id] ?? older[request.id] else { return false }
    return entry.request == request && entry.edition == edition
  }

  private func entry(of id: Comment.ID) -> Entry? {
    if let entry = recent[id] { return entry }
    guard let entry = older[id] else { return nil }
    remember(entry)
    return entry
  }

  private func remember(_ entry: Entry) {
    recent[entry.request.id] = entry
    if recent.count > Self.capacity { (older, recent) = (recent, [:]) }
  }
}
#endif
