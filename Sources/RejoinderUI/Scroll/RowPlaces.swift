#if canImport(SwiftUI)
internal import SwiftUI

/// Which rows are there, and whether their tops can be seen.
///
/// Nobody observes it: it is asked at the moment of a toggle. A row writes to it only when its top
/// leaves or enters the view, not while it is scrolled.
@MainActor
final class RowPlaces {
  private var isAbove: [AnyHashable: Bool] = [:]

  /// Notes where the top of a row is.
  func note(_ row: AnyHashable, isAbove: Bool) { self.isAbove[row] = isAbove }

  /// Forgets a row that is not there any more.
  func forget(_ row: AnyHashable) { isAbove[row] = nil }

  /// Whether the top of a row is below the view's top and near it, so that it need not move.
  func showsTop(of row: AnyHashable) -> Bool { isAbove[row] == false }
}

private struct RowPlacesKey: EnvironmentKey {
  static var defaultValue: RowPlaces? { nil }
}

extension EnvironmentValues {
  /// Who wants to know where rows are, `nil` where nobody does.
  var rowPlaces: RowPlaces? {
    get { self[RowPlacesKey.self] }
    set { self[RowPlacesKey.self] = newValue }
  }
}

/// Notes whether the top of a row can be seen.
@MainActor
struct RowPlaceReader: ViewModifier {
  let row: AnyHashable
  @Environment(\.rowPlaces) private var places

  func body(content: Content) -> some View {
    if let places {
      content
        .background {
          GeometryReader { proxy in
            Color.clear
              .onChange(of: proxy.frame(in: .named(Self.space)).minY < 0, initial: true) {
                places.note(row, isAbove: $1)
              }
          }
        }
        .onDisappear { places.forget(row) }
    } else {
      content
    }
  }

  /// The name of the space in which the view's top is zero.
  static let space = "RejoinderUI.discussion"
}
#endif
