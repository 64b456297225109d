extension HTMLReader {
  /// Does what a start tag means.
  mutating func open(
    _ tag: HTMLTag,
    _ attributes: HTMLAttributes,
    _ scanner: inout HTMLScanner
  ) {
    if let style = Self.style(of: tag) { return builder.begin(style) }
    switch tag {
    case .a: openLink(attributes, &scanner)
    case .br: builder.lineBreak()
    case .span, .abbr, .acronym, .dfn: openSpan(attributes, &scanner)
    case .code, .samp, .tt: openCode(attributes, &scanner)
    case .img: readImage(attributes, &scanner)
    case .div: openDiv(attributes, &scanner)
    case .pre, .listing, .xmp: openPreformatted(attributes, &scanner)
    case .blockquote:
      builder.open(isSpoiler(attributes, &scanner) ? .spoiler : .quote)
    case .ul, .dir, .menu: builder.open(.list)
    case .ol: builder.open(.orderedList(first: number(attributes.start, &scanner)))
    case .li: builder.open(.item)
    case .h1, .h2, .h3, .h4, .h5, .h6: builder.open(.heading(level: tag.headingLevel))
    case .hr: builder.rule()
    case .table: builder.open(.table)
    case .tr: builder.open(.row)
    case .td, .th:
      builder.open(
        .cell(isHeader: tag == .th, alignment: alignment(attributes, &scanner))
      )
    case .tbody, .thead, .tfoot: break
    case .details: builder.open(.spoiler)
    case .summary: builder.open(.summary)
    case .script: drop("script", 0, &scanner)
    case .style: drop("style", 1, &scanner)
    case .template: drop("template", 2, &scanner)
    case .iframe: drop("iframe", 3, &scanner)
    default: builder.open(.paragraph)
    }
  }

  /// Does what an end tag means.
  mutating func close(_ tag: HTMLTag) {
    if let style = Self.style(of: tag) { return builder.end(style) }
    switch tag {
    case .a: closeLink()
    case .br: builder.lineBreak()
    case .span, .abbr, .acronym, .dfn: closeSpan()
    case .code, .samp, .tt: builder.end(.code)
    case .div: closeDiv()
    case .pre, .listing, .xmp: builder.close(.code)
    case .blockquote: builder.closeQuote()
    case .ul, .ol, .dir, .menu: builder.close(.list)
    case .li: builder.close(.item)
    case .h1, .h2, .h3, .h4, .h5, .h6: builder.close(.heading)
    case .table: builder.close(.table)
    case .tr: builder.close(.row)
    case .td, .th: builder.close(.cell)
    case .details: builder.close(.spoiler)
    case .summary: builder.close(.summary)
    case .img, .hr, .tbody, .thead, .tfoot, .script, .style, .template, .iframe:
      break
    default: builder.close(.paragraph)
    }
  }

  /// The style of a tag that has no other meaning.
  private static func style(of tag: HTMLTag) -> Markup.Style? {
    switch tag {
    case .i, .em, .cite, .variable: .emphasis
    case .b, .strong: .strong
    case .s, .strike, .del: .strikethrough
    case .u, .ins: .inserted
    case .mark: .marked
    case .kbd: .keyboard
    case .sub: .subscript
    case .sup: .superscript
    case .tgSpoiler: .spoiler
    default: nil
    }
  }
}

extension HTMLTag {
  /// The level of a heading's tag.
  fileprivate var headingLevel: Int { Int(rawValue & 0xFF) - 0x30 }
}
