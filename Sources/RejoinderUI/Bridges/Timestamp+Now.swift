#if canImport(SwiftUI)
internal import Foundation
public import RejoinderCore

extension Timestamp {
  /// This moment, by the clock of the device.
  public static var now: Timestamp {
    Timestamp(microseconds: Int64(Date().timeIntervalSince1970 * 1_000_000))
  }
}
#endif
