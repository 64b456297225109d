/// Why a comment stands where it does.
public enum Placement: UInt8, Hashable, Sendable, CaseIterable {
  /// Under the comment it answers, or at the top level where it answers none.
  case placed
  /// Nowhere yet: the comment it answers has not come.
  case waiting
  /// At the top level, because the comment it answers did not come by the end of loading.
  case missingParent
  /// At the top level, because it answers, through others, itself.
  case cycleCut
}
