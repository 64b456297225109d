import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a preview a function of its own, so that its body is checked like any other.
///
/// Apple's macro needs Xcode; this one stands in for it wherever the stand-in for the framework does.
public struct PreviewMacro: DeclarationMacro {
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
