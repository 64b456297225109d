import RejoinderCore
import RejoinderHTML
import RejoinderServer

/// The style sheets of all looks, made once.
struct StyleSheets: Sendable {
  /// The looks, the one to begin with first.
  let styles: [DiscussionStyle]
  /// The files, in the order of the looks.
  let assets: [SiteAsset]

  /// Makes the sheets.
  ///
  /// - Parameter first: The look to begin with.
  init(first: DiscussionStyle) {
    styles = [first] + DiscussionStyle.all.filter { $0.name != first.name }
    assets = styles.map { style in
      let sheet = StyleSheet(style)
      return SiteAsset(
        path: sheet.path,
        contentType: "text/css; charset=utf-8",
        bytes: sheet.bytes
      )
    }
  }

  /// The address of the sheet of a look.
  func address(of style: DiscussionStyle) -> String {
    zip(styles, assets).first { $0.0.name == style.name }?.1.address ?? StyleSheet(style).path
  }
}

/// How a page looks and speaks that is not one of a discussion.
struct SiteAppearance {
  let style: DiscussionStyle
  let styleAddress: String
  let wording: Wording
  /// What the address says, without what the site does not have.
  let asked: PageAppearance

  init(_ request: PageRequest, _ sheets: StyleSheets) {
    var asked = PageState(parameters: request.query.items.map { ($0.name, $0.value) }).appearance
    style = sheets.styles.first { $0.name == asked.look } ?? sheets.styles[0]
    if style.name == sheets.styles[0].name { asked.look = nil }
    if !Wording.all.contains(where: { $0.language == asked.language }) { asked.language = nil }
    self.asked = asked
    styleAddress = sheets.address(of: style)
    let language = asked.language ?? request.language
    wording = Wording.all.first { $0.language == language } ?? .english
  }
}
