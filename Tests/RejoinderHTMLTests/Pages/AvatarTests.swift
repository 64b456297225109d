import RejoinderCore
import RejoinderHTML
import RejoinderTesting
import TestSupport
import Testing

/// The colours of people.
@Suite struct AvatarTests {
  private let discussion = SampleDiscussions.generated(count: 400, seed: 3)

  /// The class of each comment's avatar, by the person who wrote it.
  private func colors(_ page: ParsedPage, of discussion: Discussion) -> [Comment.ID: Set<String>] {
    var colors: [Comment.ID: Set<String>] = [:]
    for comment in discussion.comments {
      let row = "c-" + IDToken(comment.id).bytes.string
      guard let author = comment.author?.id,
        let avatar = page.first(in: row, where: { $0.has("avatar") && !$0.has("none") })
      else { continue }
      colors[author, default: []].insert(avatar.attributes["class"] ?? "")
    }
    return colors
  }

  @Test(.rows("N29")) func aPersonHasOneColour() throws {
    let site = SmallSite(discussion)
    let all = colors(try site.page(""), of: discussion)
    #expect(all.count > 8 && all.values.allSatisfy { $0.count == 1 })
    for (person, color) in colors(try site.page("sort=newest&levels=2"), of: discussion) {
      #expect(all[person] == color)
    }
  }

  /// Eight people who talk with one another have eight colours.
  @Test(arguments: ["a", "person-", "用户", ""]) func thoseWhoTalkDiffer(name: String) throws {
    var comments: [Comment] = []
    for (count, pair) in (0..<8).flatMap({ a in (0..<a).map { (a, $0) } }).enumerated() {
      let question = Comment.ID("q\(count)")
      comments.append(Comment(id: question, author: Author(name + "\(pair.0)"), body: "?"))
      comments.append(
        Comment(id: Comment.ID("a\(count)"), parentID: question, author: Author(name + "\(pair.1)"))
      )
    }
    let discussion = Discussion(id: "d", comments: comments)
    let all = colors(try SmallSite(discussion).page(""), of: discussion)
    #expect(all.count == 8 && Set(all.values).count == 8)
  }
}
