import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// Small pages, written out.
@Suite struct DiscussionPageTests {
  private let now = Timestamp(seconds: Int64(1_700_000_000))

  private func ago(minutes: Int64) -> Timestamp {
    now.advanced(byMicroseconds: -minutes * 60_000_000)
  }

  private func rows(_ comments: [Comment], _ state: PageState = PageState()) -> String {
    let page = DiscussionPage(Discussion(id: "d", comments: comments), path: "/d")
    let html = page.html(of: CommentOutline(CommentTree(comments)), in: state, now: now).string
    let rows = html.split(separator: "\n").filter { $0.hasPrefix("<div class=\"row") }
    return rows.joined(separator: "\n")
  }

  @Test(.rows("N17", "N21", "N30", "N32", "N34", "N36")) func writesRows() {
    let comments = [
      Comment(id: "1", author: "Marta", body: "Two & two?", createdAt: ago(minutes: 120)),
      Comment(id: "2", parentID: "1", author: "luis", body: "Four.", createdAt: ago(minutes: 5)),
    ]
    #expect(
      rows(comments) == """
        <div class="row l0 s" id="c-1" role="listitem" aria-level="1" aria-posinset="1" aria-setsize="1">\
        <span class="avatar a2" aria-hidden="true">M</span><div class="main"><div class="head">\
        <span class="vh">level 1. </span><h3 class="author"><bdi>Marta</bdi></h3> \
        <a class="age" href="?comment=1#c-1" rel="nofollow" aria-label="Comment by Marta, 2 hours ago">\
        <time datetime="2023-11-14T20:13:20Z" title="14 November 2023, 20:13 UTC">2 h</time></a></div>\
        <div class="body" dir="auto"><p>Two &amp; two?</p></div>\
        <div class="bar"><a class="act toggle" href="?fold=1#c-1" rel="nofollow" \
        aria-expanded="true" aria-label="Hide 1 reply to Marta"><span>Hide 1 reply</span></a></div></div></div>
        <div class="row l1" id="c-2" role="listitem" aria-level="2" aria-posinset="1" aria-setsize="1">\
        <span class="avatar a6" aria-hidden="true">L</span><div class="main"><div class="head">\
        <span class="vh">level 2. </span><b class="author"><bdi>luis</bdi></b> \
        <a class="age" href="?comment=2#c-2" rel="nofollow" aria-label="Comment by luis, 5 minutes ago">\
        <time datetime="2023-11-14T22:08:20Z" title="14 November 2023, 22:08 UTC">5 min</time></a></div>\
        <div class="body" dir="auto"><p>Four.</p></div></div></div>
        """
    )
  }

  @Test(.rows("N11", "N17", "N34")) func writesFoldedRows() {
    let comments = [
      Comment(id: "a b", author: "Marta", body: "One.", votes: Votes(up: 1)),
      Comment(id: "2", parentID: "a b", author: "Luis", body: "Two."),
      Comment(id: "3", parentID: "2", author: "Ana", body: "Three."),
    ]
    #expect(
      rows(comments, PageState(parameters: [("fold", "a.20b")])) == """
        <div class="row l0" id="c-a.20b" role="listitem" aria-level="1" aria-posinset="1" \
        aria-setsize="1"><span class="avatar a2" aria-hidden="true">M</span><div class="main">\
        <div class="head"><span class="vh">level 1. </span><h3 class="author"><bdi>Marta</bdi></h3> \
        <a class="age" href="?comment=a.20b&amp;whole-fold=a.20b#c-a.20b" rel="nofollow" \
        aria-label="Comment by Marta">#</a></div>\
        <div class="body" dir="auto"><p>One.</p></div><div class="bar">\
        <span class="score">1 point</span><a class="act toggle" href="/d#c-a.20b" rel="nofollow" \
        aria-expanded="false" aria-label="Show 2 replies to Marta"><span>Show 2 replies</span></a></div></div></div>
        """
    )
  }

  @Test func writesTombstonesInTheirPlace() {
    let comments = [
      Comment(id: "1", author: "Marta", body: "Gone.", state: .removed),
      Comment(id: "2", parentID: "1", author: "Luis", body: "Flagged.", state: .dead),
    ]
    #expect(
      rows(comments) == """
        <div class="row l0 s tomb" id="c-1" role="listitem" aria-level="1" aria-posinset="1" \
        aria-setsize="1"><span class="avatar none" aria-hidden="true"></span><div class="main">\
        <div class="head"><span class="vh">level 1. </span>\
        <h3 class="gone">Removed by a moderator</h3> <a class="age" href="?comment=1#c-1" rel="nofollow" \
        aria-label="Removed by a moderator">#</a></div></div></div>
        <div class="row l1 tomb" id="c-2" role="listitem" aria-level="2" aria-posinset="1" \
        aria-setsize="1"><span class="avatar a3" aria-hidden="true">L</span><div class="main">\
        <div class="head"><span class="vh">level 2. </span>\
        <span class="gone">Taken down after flags</span> <b class="author"><bdi>Luis</bdi></b> \
        <a class="age" href="?comment=2#c-2" rel="nofollow" aria-label="Comment by Luis">#</a></div>\
        <details class="dead"><summary>Show the words</summary>\
        <div class="body" dir="auto"><p>Flagged.</p></div></details></div></div>
        """
    )
  }

  @Test func writesTheHeadOfAPage() {
    var discussion = Discussion(id: "d", title: "Pears & <plums>")
    discussion.address = "https://fruit.example/?a=1&b=2"
    discussion.source = "fruit.example"
    discussion.author = "Marta"
    discussion.createdAt = ago(minutes: 60 * 24 * 3)
    discussion.votes = Votes(up: 2)
    discussion.body = "Which?"
    discussion.statedCount = 40
    let comments = [
      Comment(id: "1", author: "Ana", body: "Pears."),
      Comment(id: "2", parentID: "1", author: "Ben", body: "Plums."),
    ]
    discussion.comments = comments
    var page = DiscussionPage(discussion, path: "/d")
    page.indexPath = "/"
    page.styleAddress = { "/\($0.name).css?v=1" }
    page.orders = [.source, .top]
    let html = page.html(of: CommentOutline(CommentTree(comments)), now: now).string
    let head = html.split(separator: "\n").prefix { !$0.hasPrefix("<div class=\"list\"") }
    #expect(
      head.joined(separator: "\n") == """
        <!doctype html>
        <html lang="en" class="blocks">
        <head>
        <meta charset="utf-8">
        <title>Pears &amp; &lt;plums&gt;</title>
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <link rel="stylesheet" href="/blocks.css?v=1">
        <link rel="canonical" href="/d">
        </head>
        <body>
        <a class="skip" href="#list">Skip to the comments</a>
        <div class="page">
        <header class="site"><a href="/">Discussions</a></header>
        <main>
        <header class="page-head">
        <h1><bdi>Pears &amp; &lt;plums&gt;</bdi></h1>
        <p class="source">From <a href="https://fruit.example/?a=1&amp;b=2" rel="nofollow ugc noopener">\
        <bdi>fruit.example</bdi></a> · started by <bdi>Marta</bdi> · \
        <time datetime="2023-11-11T22:13:20Z" title="11 November 2023, 22:13 UTC">3 days ago</time> \
        · 2 points</p>
        <div class="body story" dir="auto"><p>Which?</p></div>
        <span id="spoiler-name" hidden="">Hidden words</span>
        </header>
        <section class="discussion" id="comments" tabindex="-1" aria-labelledby="count">
        <div class="counts"><h2 id="count">2 comments, 38 not loaded</h2><span>2 people</span>\
        <a class="later" href="?since=1700000000" rel="nofollow" title="\(Wording.english.pages.markLaterHint)">Mark all as read up to now</a></div>
        <nav class="choices" aria-label="Order"><span>Order</span>\
        <a href="/d" aria-current="true">As given</a>\
        <a href="?sort=top" rel="nofollow">Top</a></nav>
        <nav class="choices" aria-label="Replies"><span>Replies</span>\
        <a href="?levels=1" rel="nofollow">None</a>\
        <a href="?levels=2" rel="nofollow">2 levels</a><a href="?levels=3" rel="nofollow">3 levels</a>\
        <a href="?levels=all" aria-current="true">All</a></nav>
        """
    )
  }

  @Test func saysWhereNobodyHasWritten() throws {
    let page = DiscussionPage(Discussion(id: "d"), path: "/d")
    let html = page.html(of: CommentOutline(CommentTree<Comment>()), now: now)
    let parsed = try ParsedPage(html)
    #expect(parsed.elements.first { $0.has("empty") }?.text == "No comments yet")
    #expect(parsed.elements.first { $0.name == "title" }?.text == "Discussion")
    #expect(parsed.all { $0.name == "nav" }.isEmpty)
  }

  @Test func mirrorsForLanguagesFromRightToLeft() throws {
    var page = DiscussionPage(Discussion(id: "d"), path: "/d")
    (page.wordings[0].language, page.wordings[0].isRightToLeft) = ("he", true)
    let html = try ParsedPage(page.html(of: CommentOutline(CommentTree<Comment>()), now: now))
    #expect(html.elements[0].attributes == ["lang": "he", "dir": "rtl", "class": "blocks"])
  }

  @Test func replacesPiecesOfRows() throws {
    var page = DiscussionPage(Discussion(id: "d"), path: "/d")
    let standard = page.template.actions
    page.template.avatar = { _, _, _ in }
    page.template.actions = { row, scene, writer in
      standard(row, scene, &writer)
      writer.literal("<a class=\"act\" href=\"#reply\">")
      writer.text(scene.wording.reply(to: row.authorName))
      writer.literal("</a>")
    }
    let outline = CommentOutline(CommentTree([Comment(id: "1", author: "Ana", body: "Hm.")]))
    let html = try ParsedPage(page.html(of: outline, now: now))
    #expect(html.all { $0.has("avatar") }.isEmpty)
    #expect(html.first(in: "c-1") { $0.has("act") }?.text == "Reply to Ana")
  }

  @Test func takesBodiesFromTheCaller() throws {
    var page = DiscussionPage(Discussion(id: "d"), path: "/d")
    page.bodyHTML = { _, id in Array("<p>kept \(id?.description ?? "")</p>".utf8) }
    let outline = CommentOutline(CommentTree([Comment(id: "7", author: "Ana", body: "Hm.")]))
    let html = try ParsedPage(page.html(of: outline, now: now))
    #expect(html.first(in: "c-7") { $0.has("body") }?.text == "kept 7")
  }
}
