import RejoinderCore

extension TerminalPalette {
  /// What a piece of a frame looks like.
  func style(of look: Frame.Look) -> TerminalStyle {
    let meaning = look.meaning
    // Lines under and through what is concealed would tell its words apart.
    if meaning.style.contains(.spoiler) { return concealed }
    var style = meaning.isAdded ? detail : style(of: look.role)
    let isCode = !meaning.style.isDisjoint(with: [.code, .keyboard])
    if isCode, look.role == .text, !meaning.isAdded { style = code }
    if meaning.isHeading || meaning.style.contains(.strong) { style.embolden() }
    if meaning.style.contains(.emphasis) { style.isItalic = true }
    if meaning.isLink || meaning.style.contains(.inserted) { style.isUnderlined = true }
    if meaning.style.contains(.marked) { style.isReversed = true }
    if meaning.style.contains(.strikethrough) { style.isStruck = true }
    return style
  }

  private var concealed: TerminalStyle {
    var style = TerminalStyle()
    style.isConcealed = true
    return style
  }
}
