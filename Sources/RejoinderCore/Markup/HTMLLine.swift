/// The inline elements that are open in the HTML of a line.
///
/// They nest in one order, the link outermost, then styles from their lowest bit on. So changing
/// from one style to another closes and opens everything from the first difference on, and no
/// stack is needed.
struct HTMLLine {
  private var style: UInt16 = 0
  private var reference: UInt32 = 0
  private var hasAddress = false

  /// Closes and opens elements until those of a run are open.
  mutating func change(to run: Markup.Run, of markup: Markup, _ bytes: inout [UInt8]) {
    let wanted = run.style.rawValue
    if run.attribute != reference {
      end(&bytes)
      if run.attribute > 0 { openReference(run, of: markup, &bytes) }
    } else {
      guard wanted != style else { return }
      let first = (wanted ^ style).trailingZeroBitCount
      close(from: first, &bytes)
    }
    let added = wanted & ~style
    for index in 0..<UInt16.bitWidth where added >> UInt16(index) & 1 == 1 {
      HTMLEncoder.append(Self.startTag(index), to: &bytes)
    }
    style = wanted
  }

  /// Closes everything.
  mutating func end(_ bytes: inout [UInt8]) {
    close(from: 0, &bytes)
    if reference > 0 { HTMLEncoder.append(hasAddress ? "</a>" : "</abbr>", to: &bytes) }
    reference = 0
  }

  private mutating func close(from first: Int, _ bytes: inout [UInt8]) {
    var index = UInt16.bitWidth - 1 - style.leadingZeroBitCount
    while index >= first {
      if style >> UInt16(index) & 1 == 1 { HTMLEncoder.append(Self.endTag(index), to: &bytes) }
      index -= 1
    }
    style &= (1 << UInt16(first)) - 1
  }

  private mutating func openReference(
    _ run: Markup.Run,
    of markup: Markup,
    _ bytes: inout [UInt8]
  ) {
    let (address, title) = (markup.address(of: run), markup.titleBytes(of: run))
    (reference, hasAddress) = (run.attribute, !address.isEmpty)
    if hasAddress {
      HTMLEncoder.append("<a href=\"", to: &bytes)
      HTMLEncoder.append(address, to: &bytes)
      HTMLEncoder.append("\" rel=\"nofollow ugc noopener\"", to: &bytes)
    } else {
      HTMLEncoder.append("<abbr", to: &bytes)
    }
    if !title.isEmpty {
      HTMLEncoder.append(" title=\"", to: &bytes)
      HTMLEncoder.append(title, to: &bytes)
      bytes.append(0x22)
    }
    bytes.append(0x3E)
  }

  private static func startTag(_ index: Int) -> StaticString {
    switch index {
    case 0: HTMLWriter.spoilerStart
    case 1: "<span class=\"mention\">"
    case 2: "<strong>"
    case 3: "<em>"
    case 4: "<del>"
    case 5: "<ins>"
    case 6: "<mark>"
    case 7: "<sup>"
    case 8: "<sub>"
    case 9: "<code>"
    case 10: "<kbd>"
    default: ""
    }
  }

  private static func endTag(_ index: Int) -> StaticString {
    switch index {
    case 0: "</span></span>"
    case 1: "</span>"
    case 2: "</strong>"
    case 3: "</em>"
    case 4: "</del>"
    case 5: "</ins>"
    case 6: "</mark>"
    case 7: "</sup>"
    case 8: "</sub>"
    case 9: "</code>"
    case 10: "</kbd>"
    default: ""
    }
  }
}
