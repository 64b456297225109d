extension DiscussionPage {
  /// What makes a page live: folding, finding and moving about without loading it again.
  ///
  /// A page has no inline script, only the address of a module of the own site. Whoever blocks it, or
  /// whose browser is too old for it, keeps the page with its links.
  public struct Script: Sendable {
    /// The address of the module to begin with, with its version.
    public var address: String
    /// The addresses of the modules that it imports, so that they are fetched together.
    public var preloads: [String]

    /// Makes a script.
    ///
    /// - Parameters:
    ///   - address: The address of the module to begin with, with its version.
    ///   - preloads: The addresses of the modules that it imports.
    public init(address: String, preloads: [String] = []) {
      (self.address, self.preloads) = (address, preloads)
    }

    /// Writes what stands in the head of a page.
    func writeLinks(to writer: inout PageWriter) {
      for address in preloads {
        writer.attribute("<link rel=\"modulepreload\" href=", address)
        writer.literal(">\n")
      }
      writer.attribute("<script type=\"module\" src=", address)
      writer.literal("></script>\n")
    }
  }
}
