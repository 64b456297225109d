import Foundation
import RejoinderCore
import RejoinderText
import TestSupport
import Testing
import UIKit

@testable import RejoinderUIKit

/// Words as they are drawn: fonts, links, spoilers, quotes, code and tables.
@MainActor @Suite(.trail) struct BodyViewTests {
  private func view(
    _ words: String,
    style: DiscussionStyle = .hackerNews,
    textScale: Double = 1,
    width: CGFloat = 300,
    isMirrored: Bool = false
  ) -> CommentBodyView {
    StandIn.shared.reset()
    let view = CommentBodyView(frame: .zero)
    view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    view.show(Markup(Body(words, format: .html)), BodySetting(style, textScale: textScale))
    view.frame = CGRect(x: 0, y: 0, width: width, height: view.height(inWidth: width))
    view.layoutIfNeeded()
    return view
  }

  private func attributes(_ words: String, of text: String) -> [NSAttributedString.Key: Any] {
    let all = view(text).parts.texts[0].attributedText ?? NSAttributedString(string: "")
    let place = (all.string as NSString).range(of: words).location
    return all.attributes(at: place, effectiveRange: nil)
  }

  @Test func isReadableAndSelectableAndNothingElse() {
    let text = view("Two words.").parts.texts[0]
    #expect(!text.isEditable && !text.isScrollEnabled && text.isSelectable)
    #expect(text.textContainerInset == .zero)
    #expect(text.textContainer.lineFragmentPadding == 0)
    #expect(text.text == "Two words.")
  }

  @Test func setsWordsAsTheirRolesSay() throws {
    let words = "plain <b>heavy</b> <i>leaning</i> <code>typed</code> <s>gone</s>"
    let fonts = try ["plain", "heavy", "leaning", "typed"].map {
      try #require(attributes($0, of: words)[.font] as? UIFont)
    }
    #expect(fonts[0].pointSize == 14)
    #expect(fonts[1].fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(fonts[2].fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(fonts[3].fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
    #expect(fonts[3].pointSize == 12.25)
    #expect(attributes("gone", of: words)[.strikethroughStyle] as? Int == 1)
  }

  @Test func followsTheReadersTextSize() throws {
    let text = view("Words.", textScale: 2).parts.texts[0]
    let font = text.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 28)
  }

  @Test func tellsOfLinksOrOpensThem() throws {
    let body = view("See <a href='https://garden.example/plan'>the plan</a>.")
    let text = body.parts.texts[0]
    let light = UITraitCollection(userInterfaceStyle: .light)
    let color = text.linkTextAttributes[.foregroundColor] as? UIColor
    let tint = UIColor(DiscussionStyle.hackerNews.colors.tint)
    #expect(color?.resolvedColor(with: light) == tint.resolvedColor(with: light))
    #expect(text.standInTapLink(at: 5))
    #expect(StandIn.shared.openedAddresses.map(\.absoluteString) == ["https://garden.example/plan"])
    var told: [URL] = []
    body.onLink = { told.append($0) }
    text.standInTapLink(at: 5)
    #expect(told.map(\.absoluteString) == ["https://garden.example/plan"])
    #expect(StandIn.shared.openedAddresses.count == 1)
  }

  @Test func revealsSpoilersWhereTheyAreTapped() throws {
    let body = view("It ends <span class=spoiler>well</span> for all.")
    #expect(!body.parts.texts[0].text.contains("well"))
    let covered = (body.parts.texts[0].text as NSString).range(of: "▒").location
    #expect(body.parts.texts[0].standInTapLink(at: covered))
    #expect(body.parts.texts[0].text == "It ends well for all.")
    #expect(StandIn.shared.openedAddresses.isEmpty)
  }

  @Test func leavesRevealingToWhomeverAsksForIt() {
    let body = view("It ends <span class=spoiler>well</span>.")
    var asked = 0
    body.onReveal = { asked += 1 }
    body.parts.texts[0].standInTapLink(at: 8)
    #expect(asked == 1)
    #expect(!body.parts.texts[0].text.contains("well"))
  }

  @Test(arguments: [false, true]) func drawsABarBesideQuotes(isMirrored: Bool) throws {
    let body = view("<blockquote>asked</blockquote><p>answered", isMirrored: isMirrored)
    #expect(body.parts.texts.map(\.text) == ["asked", "answered"])
    let quote = body.parts.texts[0].frame
    #expect(isMirrored ? quote.maxX == 285 : quote.minX == 15)
    let bar = try #require(body.subviews.first { !($0 is UITextView) }).frame
    #expect((bar.width, bar.height) == (3, quote.height))
    #expect(isMirrored ? bar.maxX == 300 : bar.minX == 0)
    #expect(body.parts.texts[1].frame.minY == quote.maxY + 8)
  }

  @Test func drawsOneBarThroughTheGapOfAQuote() throws {
    let body = view("<blockquote>one<pre>two</pre></blockquote>")
    let bars = body.subviews.filter { !($0 is UIScrollView) }.map(\.frame)
    try #require(bars.count == 2)
    #expect(bars[0].maxY == bars[1].minY)
  }

  @Test(arguments: [false, true]) func scrollsCodeSidewaysOnAGround(isMirrored: Bool) throws {
    let line = String(repeating: "wide ", count: 40)
    let body = view("<pre>\(line)</pre>", isMirrored: isMirrored)
    let scroller = try #require(body.subviews.compactMap { $0 as? SidewaysView }.first)
    #expect(scroller.contentSize.width > 300)
    #expect(scroller.frame.width == 300)
    #expect(scroller.contentSize.height == scroller.frame.height)
    #expect(scroller.layer.cornerRadius == 8)
    #expect(body.parts.texts[0].frame.origin == CGPoint(x: 12, y: 8))
    let light = UITraitCollection(userInterfaceStyle: .light)
    let soft = UIColor(DiscussionStyle.hackerNews.colors.soft).resolvedColor(with: light)
    #expect(scroller.backgroundColor?.resolvedColor(with: light) == soft)
  }

  @Test func putsATableInColumns() throws {
    let body = view("<table><tr><th>a<th>long word<tr><td>wider<td>b</table>")
    let texts = body.parts.texts
    try #require(texts.count == 4)
    #expect(texts[1].frame.minX == texts[3].frame.minX)
    #expect(texts[1].frame.minX == 12 + texts[2].frame.width + 24)
    #expect(texts[0].frame.minY == texts[1].frame.minY)
    #expect(texts[2].frame.minY == texts[0].frame.maxY + 8)
  }

  @Test func keepsParagraphsAndListsInOneText() throws {
    let body = view("<p>One.<p>Two:<ul><li>three<li>four</ul>")
    try #require(body.parts.texts.count == 1)
    #expect(body.parts.texts[0].text == "One.\nTwo:\n•\tthree\n•\tfour")
    let paragraph = try #require(
      attributes("three", of: "<p>Two:<ul><li>three</ul>")[.paragraphStyle] as? NSParagraphStyle
    )
    #expect((paragraph.firstLineHeadIndent, paragraph.headIndent) == (0, 21))
    #expect(paragraph.defaultTabInterval == 21)
  }

  @Test func tellsOfTapsBesideLinks() throws {
    StandIn.shared.reset()
    CommentBodyView.tapped.standIn { (view: CommentBodyView, tap: UITapGestureRecognizer) in
      view.bodyTapped(tap)
    }
    let body = CommentBodyView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    body.show(
      Markup(Body("See <a href='https://garden.example/'>it</a> now.", format: .html)),
      BodySetting(.plain)
    )
    body.layoutIfNeeded()
    var taps = 0
    body.onTap = { taps += 1 }
    let tap = try #require(body.gestureRecognizers?.first as? UITapGestureRecognizer)
    tap.standIn.recognize(at: CGPoint(x: 95, y: 5))
    #expect(taps == 1)
    tap.standIn.recognize(at: CGPoint(x: 45, y: 5))
    #expect(taps == 1)
    body.parts.texts[0].selectedRange = NSRange(location: 0, length: 3)
    tap.standIn.recognize(at: CGPoint(x: 95, y: 5))
    #expect(taps == 1)
  }

  @Test func usesItsViewsAgain() {
    let body = view("One.")
    let first = body.parts.texts[0]
    body.show(BodyContent(Markup(Body("Two.", format: .html)), BodySetting(.plain)))
    #expect(body.parts.texts.count == 1)
    #expect(body.parts.texts[0] === first)
    #expect(first.text == "Two.")
    body.show(nil)
    #expect(body.subviews.isEmpty)
  }
}
