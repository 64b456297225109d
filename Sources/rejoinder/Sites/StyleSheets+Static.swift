import RejoinderCore
import RejoinderHTML

/// What discussions in files need, which no server draws.
extension StyleSheets {
  /// A page for each look and language, of which the script makes those of discussions in files.
  var staticPages: [(name: String, bytes: [UInt8])] { staticPages { address(of: $0) } }

  /// The pages and their style sheets, to lie beside each other in a folder.
  var staticFiles: [(name: String, bytes: [UInt8])] {
    let sheets = styles.map { (name: Self.name(of: $0), bytes: StyleSheet($0).bytes) }
    return sheets + staticPages { Self.name(of: $0) }
  }

  private func staticPages(
    _ address: @escaping @Sendable (DiscussionStyle) -> String
  ) -> [(name: String, bytes: [UInt8])] {
    styles.flatMap { style in
      Wording.all.map { wording in
        var page = StaticPage(style, in: wording)
        (page.styles, page.styleAddress) = (styles, address)
        return (page.name, page.bytes)
      }
    }
  }

  private static func name(of style: DiscussionStyle) -> String { style.name + ".css" }
}
