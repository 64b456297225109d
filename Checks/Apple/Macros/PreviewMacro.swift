import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a preview a function of its own, so that its body is checked like any other.
///
/// Apple's macro needs Xcode; this one stands in for it wherever the stand-in for the framework does.
public struct PreviewMacro: DeclarationMacro {
  /// Makes the function of a preview.
  ///
  /// - Parameters:
  ///   - node: The preview as it was written.
  ///   - context: Gives the function a name of its own.
  /// - Returns: The function.
  /// - Throws: What is wrong where the preview has no body.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let body = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self)
    guard let body else { throw PreviewWithoutBody() }
    let name = context.makeUniqueName("preview")
    return [
      """
      @MainActor @ViewBuilder private func \(name)() -> some View {
      \(body.statements)
      }
      """
    ]
  }
}

struct PreviewWithoutBody: Error, CustomStringConvertible {
  let description = "A preview needs a closure that makes its view."
}
