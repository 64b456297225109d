import Foundation
import RejoinderCore
import Synchronization
import TestSupport
import Testing
import UIKit

@testable import RejoinderUIKit

/// Bodies are made away from the main thread, once, and never shown when they came too late.
@MainActor @Suite(.trail) struct BodyLibraryTests {
  /// What the maker did, and a door that holds it back.
  final class Witness: Sendable {
    struct Seen {
      var made: [Comment.ID] = []
      var onMain = 0
      var waiting: [CheckedContinuation<Void, Never>] = []
      var isOpen = true
      var arrivals = 0
      var watchers: [CheckedContinuation<Void, Never>] = []
    }

    let seen = Mutex(Seen())

    var made: [Comment.ID] { seen.withLock { $0.made } }
    var onMain: Int { seen.withLock { $0.onMain } }

    func note(_ id: Comment.ID) {
      let isMain = Thread.isMainThread
      seen.withLock {
        $0.made.append(id)
        if isMain { $0.onMain += 1 }
      }
    }

    func shut() { seen.withLock { $0.isOpen = false } }

    func open() {
      let waiting = seen.withLock { seen in
        defer { seen.waiting = [] }
        seen.isOpen = true
        return seen.waiting
      }
      for continuation in waiting { continuation.resume() }
    }

    /// Waits until the maker stands before the shut door.
    func arrival() async {
      await withCheckedContinuation { continuation in
        let isThere = seen.withLock { seen in
          if seen.waiting.isEmpty { seen.watchers.append(continuation) }
          return !seen.waiting.isEmpty
        }
        if isThere { continuation.resume() }
      }
    }

    func pass() async {
      await withCheckedContinuation { continuation in
        let (passes, watchers) = seen.withLock { seen in
          guard !seen.isOpen else { return (true, [CheckedContinuation<Void, Never>]()) }
          seen.waiting.append(continuation)
          defer { seen.watchers = [] }
          return (false, seen.watchers)
        }
        if passes { continuation.resume() }
        for watcher in watchers { watcher.resume() }
      }
    }

    var maker: BodyMaker {
      var maker = BodyMaker()
      maker.gate = { await self.pass() }
      maker.willMake = { self.note($0) }
      return maker
    }
  }

  private func library(_ witness: Witness) -> BodyLibrary {
    let library = BodyLibrary(BodySetting(.plain))
    library.maker = witness.maker
    return library
  }

  @Test func makesAwayFromTheMainThreadAndOnce() async {
    let witness = Witness()
    let library = library(witness)
    let request = BodyRequest(id: "1", body: "One.")
    library.current = { _ in request }
    var came: [Comment.ID] = []
    library.onMade = { came += $0 }
    #expect(library.content(for: request) == nil)
    #expect(library.content(for: request) == nil)
    await library.idle()
    #expect(library.content(for: request)?.string == "One.")
    #expect(witness.made == ["1"])
    #expect(witness.onMain == 0)
    #expect(came == ["1"])
  }

  @Test func dropsWhatCameTooLate() async {
    let witness = Witness()
    let library = library(witness)
    let (old, new) = (BodyRequest(id: "1", body: "Old."), BodyRequest(id: "1", body: "New."))
    library.current = { _ in new }
    witness.shut()
    _ = library.content(for: old)
    await witness.arrival()
    witness.open()
    await library.idle()
    #expect(witness.made == ["1"])
    #expect(library.content(for: old) == nil)
    library.forget(["1"])
    #expect(library.content(for: new) == nil)
    await library.idle()
    #expect(library.content(for: new)?.string == "New.")
  }

  @Test func makesWhatIsUrgentFirstAndForgetsWhatIsNotWanted() async {
    let witness = Witness()
    let library = library(witness)
    let requests = (0..<40).map { BodyRequest(id: Comment.ID("\($0)"), body: "Words.") }
    library.current = { id in requests.first { $0.id == id } }
    witness.shut()
    library.ask(for: [requests[0]])
    await witness.arrival()
    library.ask(for: Array(requests[1...]))
    library.ask(for: [requests[39]], isUrgent: true)
    library.forget([requests[2].id])
    witness.open()
    await library.idle()
    #expect(witness.made.prefix(3) == ["0", "39", "1"])
    #expect(witness.made.count == 39)
    #expect(!witness.made.contains("2"))
  }

  @Test func stopsWhenItIsTold() async {
    let witness = Witness()
    let library = library(witness)
    let request = BodyRequest(id: "1", body: "One.")
    library.current = { _ in request }
    var came = 0
    library.onMade = { _ in came += 1 }
    witness.shut()
    library.ask(for: [request])
    await witness.arrival()
    library.stop()
    witness.open()
    await library.idle()
    #expect(came == 0)
    #expect(library.content(for: request) == nil)
    await library.idle()
    #expect(came == 1)
  }

  @Test func showsEarlierSettingsUntilTheNewOnesAreThere() async {
    let witness = Witness()
    let library = library(witness)
    let request = BodyRequest(id: "1", body: "One.")
    library.current = { _ in request }
    _ = library.content(for: request)
    await library.idle()
    library.setting = BodySetting(.plain, textScale: 2)
    #expect(library.content(for: request)?.setting.textScale == 1)
    await library.idle()
    #expect(library.content(for: request)?.setting.textScale == 2)
    #expect(witness.made == ["1", "1"])
  }

  @Test func keepsNoMoreThanTwiceItsCapacity() async {
    let library = library(Witness())
    let all = (0..<(BodyLibrary.capacity * 3)).map {
      BodyRequest(id: Comment.ID("\($0)"), body: "Words.")
    }
    library.current = { id in all[Int(id.description) ?? 0] }
    library.ask(for: all)
    await library.idle()
    let kept = all.count { library.keeps($0) }
    #expect(kept >= BodyLibrary.capacity && kept <= 2 * BodyLibrary.capacity + 1)
  }
}
