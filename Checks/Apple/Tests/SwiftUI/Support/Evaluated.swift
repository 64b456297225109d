import struct RejoinderCore.Comment
import RejoinderUI
import SwiftUI
import Testing

/// A view with threads in it, evaluated, in the words of comments.
@MainActor
struct Evaluated {
  let host: ViewHost

  init(
    _ view: some View,
    width: Double = 700,
    environment change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var environment = EnvironmentValues()
    change(&environment)
    host = ViewHost(view, environment: environment, size: CGSize(width: width, height: 900))
    host.settle()
  }

  /// The ids of the rows that show, in order; a `more` row has that of what it hangs under.
  var ids: [String] { rowIDs.map { $0.text } }

  var rowIDs: [RowID<Comment.ID>] {
    host.root.elementIDs.compactMap { $0.base as? RowID<Comment.ID> }
  }

  /// The node of a comment's row.
  func row(_ id: Comment.ID) throws -> ViewNode {
    try #require(host.root.element(RowID.comment(id)), "There is no row \(id).")
  }

  /// The words in a comment's row, one text after the other.
  func words(_ id: Comment.ID) throws -> [String] {
    try row(id).content.filter { $0.kind == "Text" }.compactMap { $0["text"]?.text }
  }

  /// Acts on a button as a finger would, by its words.
  func tap(_ title: String) throws {
    let found = host.root.content.first { $0.kind == "Button" && $0.text == title }
    let button = try #require(found, "There is no button \(title).")
    let action = try #require(button.actions["tap"])
    action()
    host.settle()
  }

  /// The buttons of a row, by their words.
  func buttons(_ id: Comment.ID) throws -> [String] {
    try row(id).content.filter { $0.kind == "Button" }.map { $0.text }
  }
}

extension RowID<Comment.ID> {
  var text: String {
    switch self {
    case .comment(let id): id.description
    case .more(let id): "more:" + (id?.description ?? "")
    }
  }
}
