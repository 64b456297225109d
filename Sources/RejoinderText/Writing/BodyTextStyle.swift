public import Foundation
public import RejoinderCore

/// How a body becomes text: what is written between its blocks, where links lead, what is hidden.
///
/// ```swift
/// var style = BodyTextStyle()
/// style.baseURL = URL(string: "https://talk.example.org/pears")
/// let text = markup.attributedString(style)
/// ```
public struct BodyTextStyle: Sendable {
  /// What keeps blocks apart.
  public enum Layout: Hashable, Sendable, CaseIterable {
    /// Empty lines, spaces and marks, for views that know no paragraphs, as SwiftUI's text.
    case written
    /// Paragraph styles, which the face gives to roles: one line feed after each line, no marks of
    /// quotes, and a tab after the marker of an item.
    case styled
  }

  /// Where a covered spoiler leads, so that a face can tell a tap on it; no body can lead there.
  public static let usualRevealURL = URL(string: "rejoinder:reveal")

  /// What keeps blocks apart.
  public var layout = Layout.written
  /// What relative addresses are relative to; without it they lead nowhere.
  public var baseURL: URL?
  /// Whether the words of spoilers are there, rather than blocks in their place.
  public var revealsSpoilers = false
  /// Where covered words lead, `nil` for nowhere.
  public var revealURL = Self.usualRevealURL
  /// How many letters of one width a line of a table may take; wider ones are not put in columns.
  public var tableWidth = 40
  /// How many characters are shown before the text is cut, `nil` for all.
  public var characterLimit: Int?
  /// How text is measured for tables.
  public var services = TextServices.simple

  /// Makes the style of ``Layout/written`` text, with spoilers covered.
  public init() {}
}
