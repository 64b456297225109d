#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// Keys, focus, rotors and everything else that a thread as a whole does besides being drawn.
///
/// One place behind the rows has the focus for all of them, so that it is lost with none of them, and
/// so that a text field in a row keeps its keys to itself.
@MainActor
struct ThreadInteraction<Value: Identifiable & Sendable>: ViewModifier
where Value.ID: Hashable & Comparable & Sendable {
  let performer: ThreadPerformer<Value>
  let touch: ThreadTouch<Value.ID>
  let memory: ThreadMemory<Value.ID>
  @FocusState private var isFocused: Bool
  @Environment(\.discussionOptions) private var options
  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    if performer.settings.isInList {
      // Rows of a list are many views: what there is once has no place among them.
      content.environment(\.rowTouch, rowTouch)
    } else {
      @Bindable var touch = touch
      content
        .environment(\.rowTouch, rowTouch)
        .background { keys }
        .modifier(ThreadRotors(performer: performer))
        .modifier(RowHaptics(feedback: touch.feedback, isOn: options.interaction.hasHaptics))
        .modifier(ThreadRemembering(performer: performer, memory: memory))
        .modifier(ScrollClosing(touch: touch))
        .onChange(of: performer.folding.items.outline.readableCount) { old, new in
          guard new > old else { return }
          Announcer.announce(.arrived(new - old), options.wording)
        }
        .sheet(isPresented: $touch.showsHelp) { KeyHelpSheet(isShown: $touch.showsHelp) }
    }
  }

  @ViewBuilder private var keys: some View {
    if options.interaction.hasKeys {
      Color.clear
        .focusable()
        .focused($isFocused)
        .focusEffectDisabled()
        .onKeyPress(phases: [.down, .repeat]) { press in
          guard let command = command(of: press) else { return .ignored }
          return navigator.perform(command) ? .handled : .ignored
        }
        .accessibilityHidden(true)
    }
  }

  private func command(of press: KeyPress) -> KeyCommand? {
    guard let stroke = KeyStroke(press) else { return nil }
    let isCommand = !press.modifiers.isDisjoint(with: [.command, .control])
    guard !press.modifiers.contains(.option) else { return nil }
    return KeyCommand(
      stroke,
      isCommand: isCommand,
      isRightToLeft: layoutDirection == .rightToLeft
    )
  }

  private var navigator: ThreadNavigator<Value> {
    ThreadNavigator(performer: performer, touch: touch, style: options.style)
  }

  private var rowTouch: RowTouch {
    let navigator = navigator
    var rows = RowTouch()
    if isFocused, let current = navigator.current { rows.ringed = AnyHashable(current) }
    rows.openRow = touch.openRow
    rows.open = { touch.openRow = $0 }
    rows.select = { id in
      navigator.select(id.base as? Value.ID)
      isFocused = true
    }
    rows.ranFar = { touch.feel(.farSwipe) }
    if navigator.canUndo { rows.undo = { navigator.undo() } }
    return rows
  }
}

extension KeyStroke {
  /// The key that was pressed, `nil` for one without meaning here.
  init?(_ press: KeyPress) {
    switch press.key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    case .return: self = .enter
    case .space: self = .space
    case .home: self = .home
    case .end: self = .end
    case .escape: self = .escape
    default:
      // While Control is held the characters are those that it makes of keys: U+001A of z.
      let written = press.modifiers.contains(.control) ? nil : press.characters.unicodeScalars.first
      guard let scalar = written ?? press.key.character.scalar else { return nil }
      self = .character(scalar)
    }
  }
}

extension Character {
  fileprivate var scalar: Unicode.Scalar? { unicodeScalars.first }
}
#endif
