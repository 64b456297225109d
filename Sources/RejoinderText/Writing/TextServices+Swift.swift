public import RejoinderCore

extension TextServices {
  /// What Swift's own strings know about characters.
  ///
  /// Faces that have Foundation anyway use it, so that initials and the like are the same in all of
  /// them.
  public static let swift = TextServices(
    firstGrapheme: { $0.first.map { String($0) } ?? "" },
    casefold: { $0.lowercased() },
    cellWidth: { $0.count }
  )
}
