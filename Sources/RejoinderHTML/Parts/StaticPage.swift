public import RejoinderCore

/// The page of which a script makes those of discussions that lie in files, without a server.
///
/// It is a page as any, of a discussion with one comment of each kind; the script takes its rows apart and
/// puts them together anew, so that such pages have the same template as all others. A page is needed for
/// each look and language.
///
/// ```swift
/// let page = StaticPage(.reddit, in: .spanish)
/// page.name    // static.reddit.es.html
/// ```
public struct StaticPage: Sendable {
  /// The look.
  public var style: DiscussionStyle
  /// The language.
  public var wording: Wording
  /// The looks that readers can choose from.
  public var styles = DiscussionStyle.all
  /// The languages that readers can choose from.
  public var wordings = Wording.all
  /// The address of the style sheet of a look, as the page names it.
  public var styleAddress: @Sendable (DiscussionStyle) -> String = { StyleSheet($0).path }

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - style: The look.
  ///   - wording: The language.
  public init(_ style: DiscussionStyle, in wording: Wording) {
    (self.style, self.wording) = (style, wording)
  }

  /// The orders that the script can make.
  static let orders: [CommentOrder] = [.source, .oldest, .newest, .top]

  /// The name by which the script asks for it, beside the script.
  public var name: String { "static." + style.name + "." + wording.language + ".html" }

  /// The bytes of the page.
  public var bytes: [UInt8] {
    let discussion = StaticSamples.discussion
    var page = DiscussionPage(discussion, path: "")
    page.styles = [style] + styles.filter { !$0.name.utf8.elementsEqual(style.name.utf8) }
    page.wordings = [wording]
    page.wordings += wordings.filter { !$0.language.utf8.elementsEqual(wording.language.utf8) }
    page.orders = Self.orders
    page.styleAddress = styleAddress
    (page.script, page.isStatic) = (DiscussionPage.Script(address: ""), true)
    return page.html(
      of: CommentOutline(CommentTree(discussion)),
      in: PageState(parameters: [("levels", "all")]),
      now: StaticSamples.now
    )
  }
}
