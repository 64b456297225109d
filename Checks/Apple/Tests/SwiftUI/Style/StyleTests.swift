import struct RejoinderCore.Comment
import RejoinderUI
import SwiftUI
import TestSupport
import Testing

/// Each slot can be replaced alone; what is not touched stays as it was.
@MainActor
struct StyleTests {
  struct CardStyle: CommentRowStyle {
    @Environment(\.colorScheme) private var scheme

    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        Text(verbatim: scheme == .dark ? "dark" : "light")
        configuration.author
        configuration.body
        configuration.toggle
      }
    }
  }

  struct ArrowStyle: ReplyToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isCollapsed ? "open" : "close", action: configuration.toggle)
    }
  }

  struct SquareStyle: CommentAvatarStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "[\(configuration.initial)]")
    }
  }

  struct LoudStyle: CommentBodyStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: configuration.markup.plainText.uppercased())
    }
  }

  struct DotStyle: ConnectorStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: String(repeating: ".", count: configuration.columns.indentation))
    }
  }

  static let thread = NestedCommentThread(comments: Orchard.comments)

  @Test func replacesTheRowAndKeepsTheLines() throws {
    let scene = Evaluated(
      Self.thread.discussion.rowStyle(CardStyle()).environment(\.colorScheme, .dark)
    )
    #expect(try scene.words("2") == ["dark", "Luis", "How late?", "Hide 1 reply"])
    #expect(try scene.row("2").withDescendants.contains { $0.columns != nil })
    try scene.tap("Hide 1 reply")
    #expect(scene.ids == ["1", "2", "4", "5", "6", "7"])
  }

  @Test func keepsWhatCanBeDoneInCompactRows() throws {
    let thread = NestedCommentThread(comments: CommentRowTests.comments)
      .discussion.rowStyle(.compact).discussion.onReply { _ in }.discussion.onVote { _, _ in }
    let scene = Evaluated(thread)
    #expect(try scene.words("1").contains("10 points"))
    #expect(try scene.buttons("1").filter { $0.hasPrefix("Hide") }.count == 1)
    #expect(try scene.buttons("3") == ["", "", "Reply"])
  }

  @Test func replacesTheControlThatFolds() throws {
    let scene = Evaluated(Self.thread.discussion.toggleStyle(ArrowStyle()))
    #expect(try scene.buttons("5") == ["close"])
    try scene.row("5").first("Button")?.actions["tap"]?()
    scene.host.settle()
    #expect(try scene.buttons("5") == ["open"])
    #expect(scene.ids == ["1", "2", "3", "4", "5", "7"])
  }

  @Test(.rows("N32")) func replacesTheAvatar() throws {
    let scene = Evaluated(Self.thread.discussion.avatarStyle(SquareStyle()))
    let avatar = try #require(scene.row("7").first("Text", text: "[S]"))
    #expect(avatar.modifier("accessibilityHidden")?["hidden"]?.flag == true)
    #expect(try scene.words("7").dropFirst() == ["Sara", "5m", "Thank you all."])
  }

  @Test func replacesTheWords() throws {
    let scene = Evaluated(Self.thread.discussion.bodyStyle(LoudStyle()))
    #expect(try scene.words("7").contains("THANK YOU ALL."))
  }

  @Test func replacesTheLines() throws {
    let scene = Evaluated(Self.thread.discussion.connectorStyle(DotStyle()))
    #expect(try scene.row("3").withDescendants.contains { $0.text == ".." })
    #expect(try !scene.row("3").withDescendants.contains { $0.columns != nil })
    #expect(try scene.words("3").contains("Three weeks."))
  }

  @Test func holdsForAllThreadsInAView() throws {
    let scene = Evaluated(
      VStack { Self.thread }.discussion.avatarStyle(SquareStyle()).discussion.look(.blocks)
    )
    #expect(try scene.words("1").first == "[M]")
  }

  @Test func letsTheNearestChoiceCount() throws {
    let near = Self.thread.discussion.toggleStyle(ArrowStyle()).discussion.toggleStyle(.hidden)
    #expect(try Evaluated(near).buttons("1") == ["close"])
    let far = VStack { Self.thread.discussion.toggleStyle(.hidden) }
      .discussion.toggleStyle(ArrowStyle())
    #expect(try Evaluated(far).buttons("1").isEmpty)
  }

  @Test func doesNotMindTheOrder() throws {
    let one = Self.thread.discussion.onReply { _ in }.discussion.rowStyle(.compact)
      .discussion.look(.reddit).discussion.onCollapseChange { _, _ in }
    let other = Self.thread.discussion.onCollapseChange { _, _ in }.discussion.look(.reddit)
      .discussion.rowStyle(.compact).discussion.onReply { _ in }
    let (first, second) = (Evaluated(one), Evaluated(other))
    #expect(first.ids == second.ids)
    for id in first.ids { #expect(try first.print(id) == second.print(id)) }
  }
}
