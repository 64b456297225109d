#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// What a scene keeps of a thread: which comments were folded, and the row at the top.
@MainActor
struct ThreadMemory<ID: Hashable & Comparable & Sendable>: DynamicProperty {
  /// How ids are written and read.
  struct Codec {
    let write: (ID) -> String
    let read: (String) -> ID?
  }

  @SceneStorage private var text: String
  @State private var known = Known()
  private let codec: Codec?

  /// Makes a memory that keeps nothing.
  init() {
    _text = SceneStorage(wrappedValue: "", "RejoinderUI.reading")
    codec = nil
  }

  /// Makes the memory of a discussion.
  ///
  /// - Parameters:
  ///   - key: Which discussion it is.
  ///   - codec: How ids are written and read.
  init(key: String, _ codec: Codec) {
    _text = SceneStorage(wrappedValue: "", "RejoinderUI.reading." + key)
    self.codec = codec
  }

  /// Whether anything is kept.
  var isOn: Bool { codec != nil }

  /// The comments that were folded and still are to be, `nil` where nothing is known.
  var folds: Set<ID>? { memory.map { Set($0.folds.ids(at: .now)) } }

  /// The row that was at the top.
  var place: ID? { memory?.place }

  /// Keeps what was folded and unfolded.
  ///
  /// - Parameters:
  ///   - changed: The comments whose folds changed.
  ///   - outline: All folds.
  ///   - now: The moment.
  func keep<Element>(
    _ changed: [ID],
    in outline: CommentOutline<Element>,
    now: Timestamp
  ) where Element.ID == ID {
    guard isOn else { return }
    var memory = memory ?? ReadingMemory()
    if self.memory == nil {
      memory.folds.update(collapsed: outline.collapsedIDs, now: now)
    } else {
      for id in changed {
        if outline.isCollapsed(id) {
          memory.folds.fold(id, now: now)
        } else {
          memory.folds.unfold(id)
        }
      }
    }
    store(memory)
  }

  /// Keeps the row at the top.
  ///
  /// - Parameters:
  ///   - place: The row.
  ///   - outline: All folds, which are kept too where nothing is yet.
  func keep<Element>(place: ID?, in outline: CommentOutline<Element>) where Element.ID == ID {
    guard isOn, let place, place != self.place else { return }
    keep([], in: outline, now: .now)
    guard var memory else { return }
    memory.place = place
    store(memory)
  }

  /// What was read of a text; nobody observes it.
  private final class Known {
    var text = ""
    var memory: ReadingMemory<ID>?
  }

  private var memory: ReadingMemory<ID>? {
    guard let codec, !text.isEmpty else { return nil }
    if known.text != text {
      (known.text, known.memory) = (text, ReadingMemory(text, codec.read))
    }
    return known.memory
  }

  private func store(_ memory: ReadingMemory<ID>) {
    guard let codec else { return }
    let written = memory.text(codec.write)
    (known.text, known.memory) = (written, memory)
    text = written
  }
}
#endif
