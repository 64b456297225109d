#if canImport(SwiftUI)
internal import SwiftUI

/// Where in a row something scrolls sideways by itself; nobody observes it.
@MainActor
final class InnerScrollers {
  private var frames: [Namespace.ID: CGRect] = [:]

  /// The name of the space of a row.
  static let space = "RejoinderUI.row"

  /// Notes where something scrolls, `nil` where nothing does any more.
  func note(_ frame: CGRect?, of scroller: Namespace.ID) { frames[scroller] = frame }

  /// Whether a place in the row is on something that scrolls.
  func contain(_ place: CGPoint) -> Bool { frames.values.contains { $0.contains(place) } }
}

/// Tells the row around where it must not be swiped.
@MainActor
struct InnerScroller: ViewModifier {
  @Namespace private var id
  @Environment(\.innerScrollers) private var scrollers

  func body(content: Content) -> some View {
    if let scrollers {
      content
        .background {
          GeometryReader { proxy in
            Color.clear
              .onChange(of: proxy.frame(in: .named(InnerScrollers.space)), initial: true) {
                scrollers.note($1, of: id)
              }
          }
          .accessibilityHidden(true)
        }
        .onDisappear { scrollers.note(nil, of: id) }
    } else {
      content
    }
  }
}

private struct InnerScrollersKey: EnvironmentKey {
  static var defaultValue: InnerScrollers? { nil }
}

extension EnvironmentValues {
  /// Who wants to know where a row scrolls sideways, `nil` where nobody does.
  var innerScrollers: InnerScrollers? {
    get { self[InnerScrollersKey.self] }
    set { self[InnerScrollersKey.self] = newValue }
  }
}
#endif
