#if canImport(SwiftUI)
internal import RejoinderCore
public import SwiftUI

/// A scroll view whose discussion stays in place while it is folded, and goes where it is asked to.
///
/// A row that is folded or unfolded does not move; where its top is above the view, it becomes the
/// first row. What is revealed or jumped to comes into view and draws attention to itself. In any
/// other scroll view a thread works as well, and moves nothing.
///
/// ```swift
/// DiscussionScrollView { NestedCommentThread(model: model) }
/// ```
@MainActor
public struct DiscussionScrollView<Content: View>: View {
  private let content: Content
  @State private var flashing: AnyHashable?
  @State private var places = RowPlaces()
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  /// Makes a scroll view.
  ///
  /// - Parameter content: Makes what is in it: a thread, and what stands above and below it.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The scroll view.
  public var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        content
          .environment(\.discussionScroll, scroll(proxy))
          .environment(\.flashingRow, flashing)
          .environment(\.rowPlaces, places)
      }
      .coordinateSpace(.named(RowPlaceReader.space))
      .modifier(ScrollListening())
    }
    .task(id: flashing) { await calmDown() }
  }

  private func scroll(_ proxy: ScrollViewProxy) -> DiscussionScroll {
    DiscussionScroll(
      go: { proxy.scrollTo($0, anchor: .center) },
      hold: { row in
        if !places.showsTop(of: row) { proxy.scrollTo(row, anchor: .top) }
      },
      begin: { proxy.scrollTo($0, anchor: .top) },
      flash: { row in
        withAnimation(motion) { flashing = row }
      }
    )
  }

  /// Ends the attention that a row draws to itself; another row's ends it at once.
  private func calmDown() async {
    guard flashing != nil else { return }
    do {
      try await Task.sleep(for: .seconds(FoldStyle.flashDuration))
      withAnimation(motion) { flashing = nil }
    } catch {
      // Another row has taken over, or the view is gone.
    }
  }

  private var motion: Animation? {
    reduceMotion ? nil : .easeInOut(duration: FoldStyle.flashDuration)
  }
}
#endif
