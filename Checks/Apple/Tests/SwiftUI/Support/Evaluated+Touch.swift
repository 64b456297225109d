import RejoinderUI
import SwiftUI
import Testing

import struct RejoinderCore.Comment

/// What a hand, a keyboard and a screen reader do with a thread.
extension Evaluated {
  init(host: ViewHost) {
    self.host = host
    host.settle()
  }

  /// What a screen reader stops at in a row.
  func elements(_ id: Comment.ID) throws -> [AccessibilityElement] {
    try row(id).accessibilityElements
  }

  /// The one element of a row.
  func element(_ id: Comment.ID) throws -> AccessibilityElement {
    try #require(elements(id).first)
  }

  /// Takes an action of a row by its name.
  func act(_ name: String, on id: Comment.ID) throws {
    #expect(try element(id).perform(name), "There is no action \(name).")
    host.settle()
  }

  /// The titles of the buttons in a row's menu.
  func menu(_ id: Comment.ID) throws -> [String] {
    try menuButtons(id).map { $0.text }
  }

  /// Chooses from a row's menu.
  func choose(_ title: String, from id: Comment.ID) throws {
    let button = try #require(try menuButtons(id).first { $0.text == title })
    button.actions["tap"]?()
    host.settle()
  }

  private func menuButtons(_ id: Comment.ID) throws -> [ViewNode] {
    let menu = try #require(try row(id).first("contextMenu"))
    return (menu.slots["menuItems"] ?? []).flatMap { $0.all("Button") }
  }

  /// Gives the keys to the thread.
  func takeFocus() throws {
    let place = try #require(host.root.all("focusable").first)
    host.focus(place)
    host.settle()
  }

  /// Presses a key, and says whether it meant anything.
  @discardableResult
  func press(
    _ key: KeyEquivalent,
    _ modifiers: EventModifiers = [],
    characters: String? = nil
  ) throws -> Bool {
    let keys = try #require(host.root.first("onKeyPress"))
    let press = KeyPress(key, modifiers: modifiers, characters: characters)
    let result = try host.perform("keyPress", press, on: keys)
    host.settle()
    return result as? KeyPress.Result == .handled
  }

  /// The row that has the ring.
  var ringed: [String] {
    ids.filter { id in
      (try? row(Comment.ID(id)).withDescendants.contains { $0.isShape("RoundedRectangle") }) == true
    }
  }

  /// Where a row stands, drawn aside or not.
  func offset(_ id: Comment.ID) throws -> Double {
    try #require(try row(id).first("offset")?["x"]?.number)
  }

  /// Drags a row, each point a place of the finger, and lets go.
  func drag(_ id: Comment.ID, _ places: [CGPoint], velocity: Double = 0) throws {
    let start = CGPoint(x: 350, y: 10)
    for (index, place) in places.enumerated() {
      host.layOut()
      let gesture = try #require(try row(id).first("simultaneousGesture"))
      let value = DragGesture.Value(
        startLocation: start,
        location: CGPoint(x: start.x + place.x, y: start.y + place.y),
        velocity: CGSize(width: velocity, height: 0)
      )
      _ = gesture.valueActions["changed"]?(value)
      host.layOut()
      guard index == places.count - 1 else { continue }
      let last = try #require(try row(id).first("simultaneousGesture"))
      _ = last.valueActions["ended"]?(value)
      host.layOut()
    }
  }

  /// Taps a place in a row, counted from its top left.
  ///
  /// - Returns: Whether the row takes taps.
  @discardableResult
  func tap(_ id: Comment.ID, at place: CGPoint) throws -> Bool {
    host.layOut()
    let node = try row(id).withDescendants.first { $0.valueActions["tap"] != nil }
    guard let node else { return false }
    _ = node.valueActions["tap"]?(place)
    host.settle()
    return true
  }

  /// What was said without being asked for.
  var announcements: [String] {
    host.requests.compactMap { if case .announcement(let words) = $0 { words } else { nil } }
  }

  /// What was to be felt.
  var feedback: [SensoryFeedback] {
    host.requests.compactMap { if case .feedback(let feedback) = $0 { feedback } else { nil } }
  }
}
