/// A picture on a button: strokes in a square of sixteen, in the colour of the words.
struct ControlIcon {
  /// The strokes, as the path of an SVG element.
  let path: StaticString
  /// Whether it points along the line, and so the other way where lines run from right to left.
  var follows = false

  func write(to writer: inout PageWriter) {
    writer.literal(follows ? "<svg class=\"icon along\"" : "<svg class=\"icon\"")
    writer.literal(" viewBox=\"0 0 16 16\" aria-hidden=\"true\"><path d=\"")
    writer.literal(path)
    writer.literal("\"></path></svg>")
  }
}

extension ControlIcon {
  static let find = ControlIcon(
    path: "M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0ZM10.5 10.5 14 14"
  )
  static let foldAll = ControlIcon(path: "M4 2l4 4 4-4M4 14l4-4 4 4")
  static let unfoldAll = ControlIcon(path: "M4 6l4-4 4 4M4 10l4 4 4-4")
  static let nextNew = ControlIcon(path: "M8 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM4 9.5l4 4 4-4")
  static let undo = ControlIcon(
    path: "M6 3 2.5 6.5 6 10M3 6.5h7a3.5 3.5 0 0 1 0 7H6",
    follows: true
  )
  static let settings = ControlIcon(
    path:
      "M2 5h6m4 0h2M2 11h2m4 0h6M10 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM6 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z"
  )
  static let help = ControlIcon(path: "M5 5.2a3 3 0 1 1 4.6 2.5C8.5 8.4 8 9 8 10.2m0 3.3v.01")
  static let up = ControlIcon(path: "M4 10l4-4 4 4")
  static let down = ControlIcon(path: "M4 6l4 4 4-4")
  static let close = ControlIcon(path: "M4 4l8 8m0-8-8 8")
  static let jump = ControlIcon(path: "M4 3.5l4 4 4-4m-8 5 4 4 4-4")
  static let resort = ControlIcon(
    path: "M5 13V3M2.5 5.5 5 3l2.5 2.5M11 3v10m-2.5-2.5L11 13l2.5-2.5"
  )
  static let parent = ControlIcon(path: "M13 13.5H6.5v-11M3 6l3.5-3.5L10 6", follows: true)
  static let peek = ControlIcon(
    path: "M1.5 8C4 3.5 12 3.5 14.5 8 12 12.5 4 12.5 1.5 8ZM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z"
  )
  static let foldParent = ControlIcon(path: "M3 3h10M4 11l4-4 4 4")
  static let foldThread = ControlIcon(path: "M3 2.5h10M4 9.5l4-4 4 4m-8 4 4-4 4 4")
  static let link = ControlIcon(
    path:
      "M6.5 9.5a2.8 2.8 0 0 0 4 0l2.3-2.3a2.8 2.8 0 0 0-4-4l-1 1m1.7 2.3a2.8 2.8 0 0 0-4 0L3.2 8.8a2.8 2.8 0 0 0 4 4l1-1"
  )
  static let copy = ControlIcon(path: "M5.5 5.5h8v8h-8zM10.5 3v-.5h-8v8H3")
  static let share = ControlIcon(path: "M5 6.5H3.5V14h9V6.5H11M8 10V2M5.5 4.5 8 2l2.5 2.5")
  static let retry = ControlIcon(path: "M13.5 8a5.5 5.5 0 1 1-1.6-3.9M12.5 1.5v3h-3")
}
