#if canImport(SwiftUI)
internal import SwiftUI

/// Says that a reader began or ended to scroll; each is another one.
struct ScrollNews: Hashable {
  var number = 0
  var isScrolling = false
}

private struct ScrollNewsKey: EnvironmentKey {
  static var defaultValue: ScrollNews { ScrollNews() }
}

extension EnvironmentValues {
  /// Whether the view around is being scrolled, where somebody knows.
  var scrollNews: ScrollNews {
    get { self[ScrollNewsKey.self] }
    set { self[ScrollNewsKey.self] = newValue }
  }
}

/// Tells the discussion in a scroll view when somebody scrolls it.
///
/// Newer systems say so themselves. On older ones it is known where the discussion stands.
@MainActor
struct ScrollListening: ViewModifier {
  @State private var news = ScrollNews()

  func body(content: Content) -> some View {
    if #available(iOS 18.0, macOS 15.0, visionOS 2.0, *) {
      content
        .environment(\.scrollNews, news)
        .onScrollPhaseChange { _, phase in note(phase != .idle) }
    } else {
      content
        .environment(\.scrollNews, news)
        .environment(\.noteScrolling, NoteScrolling { note(true) })
    }
  }

  private func note(_ isScrolling: Bool) {
    news = ScrollNews(number: news.number + 1, isScrolling: isScrolling)
  }
}

/// How a discussion says that it has been moved, `nil` where nobody wants to know.
struct NoteScrolling {
  let note: @MainActor () -> Void
  init(_ note: @escaping @MainActor () -> Void) { self.note = note }
}

private struct NoteScrollingKey: EnvironmentKey {
  static var defaultValue: NoteScrolling? { nil }
}

extension EnvironmentValues {
  var noteScrolling: NoteScrolling? {
    get { self[NoteScrollingKey.self] }
    set { self[NoteScrollingKey.self] = newValue }
  }
}

/// Puts the row back that is drawn aside, when the view is scrolled.
@MainActor
struct ScrollClosing<ID: Hashable & Comparable & Sendable>: ViewModifier {
  let touch: ThreadTouch<ID>
  @Environment(\.scrollNews) private var news
  @Environment(\.noteScrolling) private var noteScrolling

  func body(content: Content) -> some View {
    content
      .onChange(of: news) { _, news in
        if news.isScrolling { touch.openRow = nil }
      }
      .background {
        // Only while a row is open does anybody need to know where the discussion is.
        if let noteScrolling, touch.openRow != nil {
          GeometryReader { proxy in
            Color.clear
              .onChange(of: proxy.frame(in: .global).minY) { _, _ in noteScrolling.note() }
          }
          .accessibilityHidden(true)
        }
      }
  }
}
#endif
