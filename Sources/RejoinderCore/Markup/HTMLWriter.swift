/// Writes markup as HTML that is safe to put into a page.
///
/// Only the elements named here are written, always balanced, and every word goes through one
/// encoder. Links carry `rel="nofollow ugc noopener"`. There is neither script nor a style
/// attribute. Code and tables can be scrolled, by keys too.
///
/// A spoiler is a `<details>`. Within a line, where HTML allows none, it is a group that the focus can
/// go to, and in it the words:
///
/// ```html
/// <span class="spoiler" role="group" aria-labelledby="spoiler-name" tabindex="0"><span>words</span></span>
/// ```
///
/// A style sheet takes the inner element away with `visibility: hidden` until the outer one has the
/// pointer or the focus. So nobody hears the words unasked, and who goes there does. The name of the
/// group comes from an element of the page with the id ``spoilerNameID``, `<span hidden>` or not, so that
/// one HTML serves readers of every language; without such an element the group has no name.
///
/// What it writes, ``HTMLReader`` reads as the same markup again.
///
/// ```swift
/// HTMLWriter().html(of: Markup(html: "<b>a<p>b"))
/// // <p><strong>a</strong></p><p><strong>b</strong></p>
/// ```
public struct HTMLWriter: Sendable {
  /// The id of the element of a page whose words name the spoilers within lines.
  public static let spoilerNameID: StaticString = "spoiler-name"

  static let spoilerStart: StaticString =
    "<span class=\"spoiler\" role=\"group\" aria-labelledby=\"spoiler-name\" tabindex=\"0\"><span>"

  /// Makes a writer.
  public init() {}

  /// Writes markup as HTML.
  ///
  /// - Parameter markup: The markup.
  /// - Returns: The HTML.
  /// - Complexity: O(n) in the size of the markup.
  public func html(of markup: Markup) -> String {
    var bytes: [UInt8] = []
    write(markup, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends markup as HTML.
  ///
  /// - Parameters:
  ///   - markup: The markup.
  ///   - bytes: What takes the HTML, as UTF-8.
  /// - Complexity: O(n) in the size of the markup.
  public func write(_ markup: Markup, into bytes: inout [UInt8]) {
    bytes.reserveCapacity(bytes.count + markup.utf8.count + 8 * markup.runs.count)
    var line = HTMLLine()
    for (index, run) in markup.runs.enumerated() {
      switch run.kind {
      case .text:
        line.change(to: run, of: markup, &bytes)
        HTMLEncoder.append(markup.utf8[run.range], to: &bytes)
      case .lineBreak:
        line.change(to: run, of: markup, &bytes)
        HTMLEncoder.append("<br>", to: &bytes)
      case .end:
        line.end(&bytes)
        close(Int(run.attribute), of: markup, &bytes)
      case .rule: HTMLEncoder.append("<hr>", to: &bytes)
      default: open(run, at: index, of: markup, &bytes)
      }
    }
  }

  private func open(_ run: Markup.Run, at index: Int, of markup: Markup, _ bytes: inout [UInt8]) {
    switch run.kind {
    case .paragraph:
      if !isBare(index, in: markup) { HTMLEncoder.append("<p>", to: &bytes) }
    case .heading:
      HTMLEncoder.append("<h", to: &bytes)
      bytes.append(0x30 + UInt8(run.headingLevel))
      bytes.append(0x3E)
    case .code: openCode(run, of: markup, &bytes)
    case .cell: openCell(run, "<td", &bytes)
    case .headerCell: openCell(run, "<th", &bytes)
    case .orderedList: openOrderedList(run, &bytes)
    // The box is its bullet.
    case .item where markup.isTask(at: index): HTMLEncoder.append("<li class=\"task\">", to: &bytes)
    default: HTMLEncoder.append(Self.startTag(run.kind), to: &bytes)
    }
  }

  private func close(_ opener: Int, of markup: Markup, _ bytes: inout [UInt8]) {
    let run = markup.runs[opener]
    switch run.kind {
    case .paragraph:
      if !isBare(opener, in: markup) { HTMLEncoder.append("</p>", to: &bytes) }
    case .heading:
      HTMLEncoder.append("</h", to: &bytes)
      bytes.append(0x30 + UInt8(run.headingLevel))
      bytes.append(0x3E)
    default: HTMLEncoder.append(Self.endTag(run.kind), to: &bytes)
    }
  }

  /// Whether a paragraph needs no tags: it is the first thing in an item.
  private func isBare(_ opener: Int, in markup: Markup) -> Bool {
    opener > 0 && markup.runs[opener - 1].kind == .item
  }

  private func openCode(_ run: Markup.Run, of markup: Markup, _ bytes: inout [UInt8]) {
    HTMLEncoder.append("<pre class=\"scroll\" tabindex=\"0\"><code", to: &bytes)
    if let language = markup.language(of: run) {
      HTMLEncoder.append(" class=\"language-", to: &bytes)
      HTMLEncoder.append(Array(language.utf8)[...], to: &bytes)
      bytes.append(0x22)
    }
    bytes.append(0x3E)
  }

  private func openCell(_ run: Markup.Run, _ tag: StaticString, _ bytes: inout [UInt8]) {
    HTMLEncoder.append(tag, to: &bytes)
    switch run.alignment {
    case .natural: HTMLEncoder.append(">", to: &bytes)
    case .left: HTMLEncoder.append(" align=\"left\">", to: &bytes)
    case .center: HTMLEncoder.append(" align=\"center\">", to: &bytes)
    case .right: HTMLEncoder.append(" align=\"right\">", to: &bytes)
    }
  }

  private func openOrderedList(_ run: Markup.Run, _ bytes: inout [UInt8]) {
    guard run.firstNumber != 1 else { return HTMLEncoder.append("<ol>", to: &bytes) }
    HTMLEncoder.append("<ol start=\"", to: &bytes)
    bytes.append(contentsOf: String(run.firstNumber).utf8)
    HTMLEncoder.append("\">", to: &bytes)
  }

  private static func startTag(_ kind: Markup.Kind) -> StaticString {
    switch kind {
    case .quote: "<blockquote>"
    case .list: "<ul>"
    case .item: "<li>"
    case .table: "<div class=\"scroll\" tabindex=\"0\"><table>"
    case .row: "<tr>"
    case .spoiler: "<details>"
    case .summary: "<summary>"
    default: ""
    }
  }

  private static func endTag(_ kind: Markup.Kind) -> StaticString {
    switch kind {
    // The reader takes one line break away here, so that code may end in one.
    case .code: "\n</code></pre>"
    case .cell: "</td>"
    case .headerCell: "</th>"
    case .quote: "</blockquote>"
    case .list: "</ul>"
    case .orderedList: "</ol>"
    case .item: "</li>"
    case .table: "</table></div>"
    case .row: "</tr>"
    case .spoiler: "</details>"
    case .summary: "</summary>"
    default: ""
    }
  }
}

extension Markup {
  /// The markup as HTML that is safe to put into a page.
  ///
  /// - Complexity: O(n) in the size of the markup.
  public var html: String { HTMLWriter().html(of: self) }
}
