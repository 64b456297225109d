extension HTMLReader {
  /// Does what a start tag means.
  mutating func open(_ tag: HTMLTag, _ scanner: inout HTMLScanner) {
    switch tag {
    case .i, .em, .cite, .variable: builder.begin(.emphasis)
    case .b, .strong: builder.begin(.strong)
    case .s, .strike, .del: builder.begin(.strikethrough)
    case .u, .ins: builder.begin(.inserted)
    case .mark: builder.begin(.marked)
    case .kbd: builder.begin(.keyboard)
    case .sub: builder.begin(.subscript)
    case .sup: builder.begin(.superscript)
    case .tgSpoiler: builder.begin(.spoiler)
    case .a: openLink(&scanner)
    case .br: builder.lineBreak()
    case .q: openQuotation()
    case .span, .abbr, .acronym, .dfn: openSpan(&scanner)
    case .code, .samp, .tt: openCode(&scanner)
    case .img: readImage(&scanner)
    case .div: openDiv(&scanner)
    case .pre, .listing, .xmp: openPreformatted(&scanner)
    case .blockquote: builder.open(isSpoiler(scanner) ? .spoiler : .quote)
    case .ul, .dir, .menu: builder.open(.list)
    case .ol: builder.open(.orderedList(first: firstNumber(scanner)))
    case .li: builder.open(.item)
    case .h1, .h2, .h3, .h4, .h5, .h6: builder.open(.heading(level: tag.headingLevel))
    case .hr: builder.rule()
    case .table: builder.open(.table)
    case .tr: builder.open(.row)
    case .td: builder.open(.cell(isHeader: false, alignment: alignment(scanner)))
    case .th: builder.open(.cell(isHeader: true, alignment: alignment(scanner)))
    case .tbody, .thead, .tfoot: break
    case .details: builder.open(.spoiler)
    case .summary: builder.open(.summary)
    case .script: drop("script", 0, &scanner)
    case .style: drop("style", 1, &scanner)
    case .template: drop("template", 2, &scanner)
    case .iframe: drop("iframe", 3, &scanner)
    default: builder.endBlock()
    }
  }

  /// Does what an end tag means.
  mutating func close(_ tag: HTMLTag) {
    switch tag {
    case .i, .em, .cite, .variable: builder.end(.emphasis)
    case .b, .strong: builder.end(.strong)
    case .s, .strike, .del: builder.end(.strikethrough)
    case .u, .ins: builder.end(.inserted)
    case .mark: builder.end(.marked)
    case .kbd: builder.end(.keyboard)
    case .sub: builder.end(.subscript)
    case .sup: builder.end(.superscript)
    case .tgSpoiler: builder.end(.spoiler)
    case .a: closeLink()
    case .br: builder.lineBreak()
    case .q: closeQuotation()
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
    case .img, .hr, .tbody, .thead, .tfoot, .script, .style, .template, .iframe: break
    default: builder.endBlock()
    }
  }
}

extension HTMLTag {
  /// Makes the tag of a packed name, `nil` where the name means nothing.
  @inline(__always)
  init?(packed name: UInt64) {
    // Half of all tags are paragraphs.
    if name == HTMLTag.p.rawValue {
      self = .p
    } else {
      self.init(rawValue: name)
    }
  }

  /// The level of a heading's tag.
  fileprivate var headingLevel: Int { Int(rawValue & 0xFF) - 0x30 }
}
