#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

extension DiscussionOptions {
  /// What links and controls are painted with.
  ///
  /// A tint that was given counts first, then that of a look that was chosen; where neither was, the
  /// tint of the environment holds.
  ///
  /// - Parameter scheme: The surroundings.
  /// - Returns: The paint.
  func tintStyle(in scheme: SwiftUI.ColorScheme) -> AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    if let chosenStyle { return AnyShapeStyle(chosenStyle.colors.tint.swiftUIColor(in: scheme)) }
    return AnyShapeStyle(.tint)
  }
}
#endif
