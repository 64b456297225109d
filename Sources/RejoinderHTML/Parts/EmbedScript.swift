public import RejoinderCore

/// The module that pages of somebody else load to show discussions within them.
///
/// Serve it at an address that stays, such as `/rejoinder.js`, and let browsers ask each time whether it
/// is still right: the addresses in it change with every version. It names all modules, so that they
/// are fetched together, and has the words for the case that nothing else comes.
///
/// ```html
/// <script type="module" src="https://talk.example.org/rejoinder.js"></script>
/// <rejoinder-thread page="/posts/hello"></rejoinder-thread>
/// ```
public struct EmbedScript: Sendable {
  /// The address of the module that defines the elements.
  public var address: String
  /// The addresses of the modules that it imports.
  public var imports: [String]
  /// The name of the look that discussions in files have where nobody says another one.
  public var look = DiscussionStyle.blocks.name
  /// The languages; the first one speaks where a page's is not among them.
  public var wordings: [Wording]

  /// Makes the module.
  ///
  /// - Parameters:
  ///   - address: The address of the module that defines the elements, with its version.
  ///   - imports: The addresses of the modules that it imports.
  ///   - wordings: The languages.
  public init(address: String, imports: [String] = [], wordings: [Wording] = Wording.all) {
    (self.address, self.imports, self.wordings) = (address, imports, wordings)
  }

  /// The bytes of the module.
  public var bytes: [UInt8] {
    var writer = PageWriter(capacity: 2_048)
    writer.literal("import { define } from ")
    writer.json(address)
    writer.literal(";\n")
    for address in imports {
      writer.literal("import ")
      writer.json(address)
      writer.literal(";\n")
    }
    writer.literal("define({")
    for (index, wording) in wordings.enumerated() {
      if index > 0 { writer.literal(", ") }
      write(wording, &writer)
    }
    writer.literal("}, ")
    writer.json(look)
    writer.literal(");\n")
    return writer.bytes
  }

  private func write(_ wording: Wording, _ writer: inout PageWriter) {
    writer.json(wording.language)
    writer.literal(": { failed: ")
    writer.json(wording.live.commentsNotLoaded)
    writer.literal(", missing: ")
    writer.json(wording.live.noDiscussion)
    writer.literal(", retry: ")
    writer.json(wording.navigation.retry)
    writer.literal(" }")
  }
}
