#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// Goes back to where somebody read, and keeps where they are when they leave.
@MainActor
struct ThreadRemembering<Value: Identifiable & Sendable>: ViewModifier
where Value.ID: Hashable & Comparable & Sendable {
  let performer: ThreadPerformer<Value>
  let memory: ThreadMemory<Value.ID>
  @State private var isRestored = false
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.rowPlaces) private var places
  @Environment(\.scrollNews) private var news

  func body(content: Content) -> some View {
    if memory.isOn {
      content
        .onAppear { restore() }
        .onDisappear { keep() }
        .onChange(of: scenePhase) { _, phase in if phase != .active { keep() } }
        .onChange(of: news) { _, news in if !news.isScrolling { keep() } }
    } else {
      content
    }
  }

  private func restore() {
    guard !isRestored else { return }
    isRestored = true
    if let model = performer.model, let folds = memory.folds { model.collapsedIDs = folds }
    // Who was sent somewhere is not taken to where they were.
    guard performer.model?.scrollRequest == nil, let place = memory.place else { return }
    performer.scroll.begin(AnyHashable(RowID.comment(place)))
    performer.model?.readingPlace = .comment(place)
  }

  private func keep() { memory.keep(place: place, in: performer.folding.items.outline) }

  /// The comment at the top of what is seen: as rows have said, or as the model was told.
  private var place: Value.ID? {
    let items = performer.folding.items.items
    let top = items.first { item in
      item.value != nil && places?.showsTop(of: AnyHashable(item.id)) == true
    }
    if let top { return top.value?.id }
    if case .comment(let id)? = performer.model?.readingPlace { return id }
    return nil
  }
}
#endif
