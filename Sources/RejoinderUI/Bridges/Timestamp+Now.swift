#if canImport(SwiftUI)
public import RejoinderCore
internal import SwiftUI

extension Timestamp {
  /// This moment, by the clock of the device.
  public static var now: Timestamp {
    Timestamp(microseconds: Int64(Date().timeIntervalSince1970 * 1_000_000))
  }
}
#endif
