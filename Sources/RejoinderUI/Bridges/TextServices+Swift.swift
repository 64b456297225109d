#if canImport(SwiftUI)
internal import RejoinderCore

extension TextServices {
  /// What Swift's own strings know about characters.
  static let swift = TextServices(
    firstGrapheme: { $0.first.map { String($0) } ?? "" },
    casefold: { $0.lowercased() },
    cellWidth: { $0.count }
  )
}
#endif
