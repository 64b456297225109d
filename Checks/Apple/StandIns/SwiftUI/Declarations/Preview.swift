/// developer.apple.com/documentation/swiftui/preview(_:body:)
///
/// The body is a view builder's here, as it is in effect there.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
