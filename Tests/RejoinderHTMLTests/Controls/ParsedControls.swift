import RejoinderCore
@testable import RejoinderHTML

extension ParsedPage {
  /// The template of controls of a page in a look and a language, and its tools behind it.
  static func controls(_ style: DiscussionStyle, _ wording: Wording) throws -> ParsedPage {
    let discussion = Discussion(id: "d", comments: [Comment(id: "1", body: "1")])
    var page = DiscussionPage(discussion, path: "/d")
    (page.styles, page.wordings) = ([style], [wording])
    let outline = CommentOutline(CommentTree(discussion))
    let scene = page.scene(of: outline, in: PageState(), now: DiscussionPage.noon, offset: 0)
    var writer = PageWriter()
    PageControls(scene: scene).write(to: &writer)
    PageControls(scene: scene).writeTools(to: &writer)
    return try ParsedPage(writer.bytes)
  }

  /// What an element is called where it is heard: its label, what names it, or its own words.
  func accessibleName(of index: Int) -> String {
    let element = elements[index]
    if let label = element.attributes["aria-label"] { return label }
    if let id = element.attributes["aria-labelledby"] {
      return self.element(id: id)?.text ?? ""
    }
    return element.text
  }

  /// The element with a `data-part`, as a page of its own would have it: which of the elements.
  func part(_ name: String) -> Int? {
    elements.firstIndex { $0.attributes["data-part"] == name }
  }

  /// The elements within another one.
  func indices(within ancestor: Int) -> [Int] {
    elements.indices.filter { isInside($0, [ancestor]) }
  }
}
