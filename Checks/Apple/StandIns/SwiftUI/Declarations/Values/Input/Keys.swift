/// developer.apple.com/documentation/swiftui/keyequivalent
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// developer.apple.com/documentation/swiftui/keyequivalent/character
  public var character: Character
  /// developer.apple.com/documentation/swiftui/keyequivalent/init(_:)
  public init(_ character: Character) { self.character = character }
  /// developer.apple.com/documentation/swiftui/keyequivalent/init(extendedgraphemeclusterliteral:)
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }
  /// developer.apple.com/documentation/swiftui/keyequivalent/uparrow
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// developer.apple.com/documentation/swiftui/keyequivalent/downarrow
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// developer.apple.com/documentation/swiftui/keyequivalent/leftarrow
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// developer.apple.com/documentation/swiftui/keyequivalent/rightarrow
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// developer.apple.com/documentation/swiftui/keyequivalent/escape
  public static let escape = KeyEquivalent("\u{1B}")
  /// developer.apple.com/documentation/swiftui/keyequivalent/delete
  public static let delete = KeyEquivalent("\u{08}")
  /// developer.apple.com/documentation/swiftui/keyequivalent/deleteforward
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// developer.apple.com/documentation/swiftui/keyequivalent/home
  public static let home = KeyEquivalent("\u{F729}")
  /// developer.apple.com/documentation/swiftui/keyequivalent/end
  public static let end = KeyEquivalent("\u{F72B}")
  /// developer.apple.com/documentation/swiftui/keyequivalent/pageup
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// developer.apple.com/documentation/swiftui/keyequivalent/pagedown
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// developer.apple.com/documentation/swiftui/keyequivalent/clear
  public static let clear = KeyEquivalent("\u{F739}")
  /// developer.apple.com/documentation/swiftui/keyequivalent/tab
  public static let tab = KeyEquivalent("\u{09}")
  /// developer.apple.com/documentation/swiftui/keyequivalent/space
  public static let space = KeyEquivalent("\u{20}")
  /// developer.apple.com/documentation/swiftui/keyequivalent/return
  public static let `return` = KeyEquivalent("\u{0D}")
}

/// developer.apple.com/documentation/swiftui/eventmodifiers
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/eventmodifiers/rawvalue
  public let rawValue: Int
  /// developer.apple.com/documentation/swiftui/eventmodifiers/init(rawvalue:)
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/swiftui/eventmodifiers/capslock
  public static let capsLock = EventModifiers(rawValue: 1)
  /// developer.apple.com/documentation/swiftui/eventmodifiers/shift
  public static let shift = EventModifiers(rawValue: 2)
  /// developer.apple.com/documentation/swiftui/eventmodifiers/control
  public static let control = EventModifiers(rawValue: 4)
  /// developer.apple.com/documentation/swiftui/eventmodifiers/option
  public static let option = EventModifiers(rawValue: 8)
  /// developer.apple.com/documentation/swiftui/eventmodifiers/command
  public static let command = EventModifiers(rawValue: 16)
  /// developer.apple.com/documentation/swiftui/eventmodifiers/numericpad
  public static let numericPad = EventModifiers(rawValue: 32)
  /// developer.apple.com/documentation/swiftui/eventmodifiers/all
  public static let all = EventModifiers(rawValue: 63)
}

/// developer.apple.com/documentation/swiftui/keyboardshortcut
public struct KeyboardShortcut: Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/keyboardshortcut/key
  public var key: KeyEquivalent
  /// developer.apple.com/documentation/swiftui/keyboardshortcut/modifiers
  public var modifiers: EventModifiers
  /// developer.apple.com/documentation/swiftui/keyboardshortcut/localization
  public var localization: Localization
  /// developer.apple.com/documentation/swiftui/keyboardshortcut/init(_:modifiers:localization:)
  public init(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }
  /// developer.apple.com/documentation/swiftui/keyboardshortcut/init(_:modifiers:)
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }
  /// developer.apple.com/documentation/swiftui/keyboardshortcut/defaultaction
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// developer.apple.com/documentation/swiftui/keyboardshortcut/cancelaction
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// developer.apple.com/documentation/swiftui/keyboardshortcut/localization
  public struct Localization: Hashable, Sendable {
    let name: String
    /// developer.apple.com/documentation/swiftui/keyboardshortcut/localization/automatic
    public static let automatic = Localization(name: "automatic")
    /// developer.apple.com/documentation/swiftui/keyboardshortcut/localization/withoutmirroring
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// developer.apple.com/documentation/swiftui/keyboardshortcut/localization/custom
    public static let custom = Localization(name: "custom")
  }
}

/// developer.apple.com/documentation/swiftui/keypress
@available(iOS 17.0, macOS 14.0, *)
public struct KeyPress: Sendable, CustomDebugStringConvertible {
  /// developer.apple.com/documentation/swiftui/keypress/phase
  public let phase: Phases
  /// developer.apple.com/documentation/swiftui/keypress/key
  public let key: KeyEquivalent
  /// developer.apple.com/documentation/swiftui/keypress/characters
  public let characters: String
  /// developer.apple.com/documentation/swiftui/keypress/modifiers
  public let modifiers: EventModifiers
  public var debugDescription: String { "\(key.character) \(modifiers) \(phase)" }

  // Not Apple's: the system alone makes these; tests press keys with it.
  public init(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = [],
    phase: Phases = .down,
    characters: String? = nil
  ) {
    self.phase = phase
    self.key = key
    self.characters = characters ?? String(key.character)
    self.modifiers = modifiers
  }

  /// developer.apple.com/documentation/swiftui/keypress/result
  public enum Result: Hashable, Sendable { case handled, ignored }

  /// developer.apple.com/documentation/swiftui/keypress/phases
  public struct Phases: OptionSet, Hashable, Sendable, CustomDebugStringConvertible {
    /// developer.apple.com/documentation/swiftui/keypress/phases/rawvalue
    public let rawValue: Int
    /// developer.apple.com/documentation/swiftui/keypress/phases/init(rawvalue:)
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/swiftui/keypress/phases/down
    public static let down = Phases(rawValue: 1)
    /// developer.apple.com/documentation/swiftui/keypress/phases/repeat
    public static let `repeat` = Phases(rawValue: 2)
    /// developer.apple.com/documentation/swiftui/keypress/phases/up
    public static let up = Phases(rawValue: 4)
    /// developer.apple.com/documentation/swiftui/keypress/phases/all
    public static let all: Phases = [.down, .repeat, .up]
    public var debugDescription: String { "\(rawValue)" }
  }
}

/// developer.apple.com/documentation/swiftui/submitlabel
public struct SubmitLabel: Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/submitlabel/done
  public static let done = SubmitLabel(name: "done")
  /// developer.apple.com/documentation/swiftui/submitlabel/go
  public static let go = SubmitLabel(name: "go")
  /// developer.apple.com/documentation/swiftui/submitlabel/send
  public static let send = SubmitLabel(name: "send")
  /// developer.apple.com/documentation/swiftui/submitlabel/join
  public static let join = SubmitLabel(name: "join")
  /// developer.apple.com/documentation/swiftui/submitlabel/route
  public static let route = SubmitLabel(name: "route")
  /// developer.apple.com/documentation/swiftui/submitlabel/search
  public static let search = SubmitLabel(name: "search")
  /// developer.apple.com/documentation/swiftui/submitlabel/return
  public static let `return` = SubmitLabel(name: "return")
  /// developer.apple.com/documentation/swiftui/submitlabel/next
  public static let next = SubmitLabel(name: "next")
  /// developer.apple.com/documentation/swiftui/submitlabel/continue
  public static let `continue` = SubmitLabel(name: "continue")
}

/// developer.apple.com/documentation/swiftui/submittriggers
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/submittriggers/rawvalue
  public let rawValue: Int
  /// developer.apple.com/documentation/swiftui/submittriggers/init(rawvalue:)
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/swiftui/submittriggers/text
  public static let text = SubmitTriggers(rawValue: 1)
  /// developer.apple.com/documentation/swiftui/submittriggers/search
  public static let search = SubmitTriggers(rawValue: 2)
}

/// developer.apple.com/documentation/swiftui/focusinteractions
@available(iOS 17.0, macOS 14.0, *)
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/focusinteractions/rawvalue
  public let rawValue: Int
  /// developer.apple.com/documentation/swiftui/focusinteractions/init(rawvalue:)
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/swiftui/focusinteractions/activate
  public static let activate = FocusInteractions(rawValue: 1)
  /// developer.apple.com/documentation/swiftui/focusinteractions/edit
  public static let edit = FocusInteractions(rawValue: 2)
  /// developer.apple.com/documentation/swiftui/focusinteractions/automatic
  public static var automatic: FocusInteractions { [.activate, .edit] }
}
