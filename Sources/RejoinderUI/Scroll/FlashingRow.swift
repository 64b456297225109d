#if canImport(SwiftUI)
internal import SwiftUI

private struct FlashingRowKey: EnvironmentKey {
  static var defaultValue: AnyHashable? { nil }
}

extension EnvironmentValues {
  /// The row that draws attention to itself for a moment, by the identity of what it shows.
  var flashingRow: AnyHashable? {
    get { self[FlashingRowKey.self] }
    set { self[FlashingRowKey.self] = newValue }
  }
}
#endif
