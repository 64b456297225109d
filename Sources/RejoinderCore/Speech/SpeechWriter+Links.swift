extension SpeechWriter {
  /// The links of a body and the files that belong to it, each under its own words and no others.
  func links(_ context: SpeechContext) -> [SpokenAction] {
    var links = links(of: context.body, context.isRevealed)
    for file in context.attachments where links.count < linkLimit {
      var address: [UInt8] = []
      var source = file.address
      source.withUTF8 { SafeAddress.append($0, to: &address) }
      guard !address.isEmpty else { continue }
      let shown = String(decoding: address, as: UTF8.self)
      links.append(SpokenAction(.link, name(of: file), address: shown))
    }
    return links
  }

  /// Links among hidden words are hidden too.
  private func links(of body: Markup, _ isRevealed: Bool) -> [SpokenAction] {
    var links: [SpokenAction] = []
    var spoilers = SpoilerWalk()
    var text = SpokenText(wording.speech, limit: hintLength)
    var open: Markup.Run?
    for run in body.runs {
      let isHidden = spoilers.hides(run) && !isRevealed
      if let link = open, !run.continues(link) || isHidden {
        links.append(link: body.link(of: link) ?? "", text.finish())
        (open, text) = (nil, SpokenText(wording.speech, limit: hintLength))
      }
      guard links.count < linkLimit else { return links }
      guard run.kind.isInline, !isHidden, body.link(of: run) != nil else { continue }
      open = open ?? run
      text.add(run, of: body)
    }
    return links
  }

  /// What to call a file: its title, what kind of thing it is, or else its address.
  func name(of file: Attachment) -> String {
    let title = SafeLine.made(of: file.title)
    guard title.utf8.isEmpty else { return title }
    let kind = wording.kind(ofMediaType: file.mediaType)
    return kind.utf8.isEmpty ? SafeLine.made(of: file.address) : kind
  }
}

extension [SpokenAction] {
  fileprivate mutating func append(link address: String, _ words: String) {
    append(
      SpokenAction(
        .link,
        words.utf8.isEmpty ? SafeLine.made(of: address) : words,
        address: address
      )
    )
  }
}

extension Markup.Run {
  /// Whether it is a piece of the same link, which is several runs where its style changes.
  fileprivate func continues(_ link: Markup.Run) -> Bool {
    kind.isInline && attribute == link.attribute
  }
}
