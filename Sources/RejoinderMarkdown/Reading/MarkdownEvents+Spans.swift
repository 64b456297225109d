internal import CMD4C
internal import RejoinderCore

extension MarkdownEvents {
  /// Does what the beginning of a span means.
  mutating func enterSpan(_ type: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) {
    writeTaskMark()
    isAtQuote = false
    reddit.spanDepth += 1
    if type == MD_SPAN_IMG { return enterImage(detail) }
    // Words that stand for an image have no styles.
    if imageDepth > 0 { return }
    switch type {
    case MD_SPAN_A: enterLink(detail)
    case MD_SPAN_EM: builder.begin(.emphasis)
    case MD_SPAN_STRONG: builder.begin(.strong)
    case MD_SPAN_DEL: builder.begin(.strikethrough)
    case MD_SPAN_CODE: builder.begin(.code)
    default: break
    }
  }

  /// Does what the end of a span means.
  mutating func leaveSpan(_ type: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) {
    reddit.spanDepth -= 1
    endRedditStyles(below: reddit.spanDepth)
    if type == MD_SPAN_IMG { return leaveImage(detail) }
    if imageDepth > 0 { return }
    switch type {
    case MD_SPAN_A:
      linkDepth -= 1
      if linkDepth == 0 { endLink() }
    case MD_SPAN_EM: builder.end(.emphasis)
    case MD_SPAN_STRONG: builder.end(.strong)
    case MD_SPAN_DEL: builder.end(.strikethrough)
    case MD_SPAN_CODE: builder.end(.code)
    default: break
    }
  }

  private mutating func enterLink(_ detail: UnsafeMutableRawPointer?) {
    linkDepth += 1
    // A bare address within a link is a part of its words.
    guard linkDepth == 1 else { return }
    guard let link = detail?.load(as: MD_SPAN_A_DETAIL.self) else { return }
    growthLeft -= Int(link.href.size) + Int(link.title.size)
    guard !isBeyondLimit else { return }
    decode(link.href, into: &address)
    decode(link.title, into: &title)
    noteUse(of: link.href)
    openLink()
    linkHasWords = false
    linkName.removeAll(keepingCapacity: true)
    linkName.append(contentsOf: title.isEmpty ? address : title)
  }

  /// Ends a link; one without words is known by its title or its address.
  private mutating func endLink() {
    if !linkHasWords && builder.hasLink {
      growthLeft -= linkName.count
      linkName.withUnsafeBufferPointer { builder.text(utf8: $0) }
    }
    closeLink()
  }

  private mutating func enterImage(_ detail: UnsafeMutableRawPointer?) {
    if imageDepth == 0 { imageWords.removeAll(keepingCapacity: true) }
    imageDepth += 1
    guard let image = detail?.load(as: MD_SPAN_IMG_DETAIL.self) else { return }
    noteUse(of: image.src)
    growthLeft -= Int(image.src.size) + Int(image.title.size)
  }

  /// Shows an image as the words that stand for it, linked to the image.
  private mutating func leaveImage(_ detail: UnsafeMutableRawPointer?) {
    imageDepth -= 1
    guard imageDepth == 0, let image = detail?.load(as: MD_SPAN_IMG_DETAIL.self) else { return }
    let isInLink = builder.hasLink
    decode(image.src, into: &address)
    decode(image.title, into: &title)
    // The title is said once: as the words themselves, or besides them.
    if imageWords.isEmpty { swap(&imageWords, &title) }
    if imageWords.elementsEqual(title) { title.removeAll(keepingCapacity: true) }
    if isInLink {
      title.withUnsafeBufferPointer { builder.openNote($0) }
    } else {
      openLink()
    }
    // Without words of its own it is known by its address.
    if imageWords.isEmpty && builder.hasLink && !isInLink { swap(&imageWords, &address) }
    if !imageWords.isEmpty { linkHasWords = true }
    imageWords.withUnsafeBufferPointer { builder.text(utf8: $0) }
    if isInLink { builder.closeNote() } else { closeLink() }
  }
}
