#if canImport(SwiftUI)
internal import RejoinderCore
internal import RejoinderText
internal import SwiftUI

/// A table in a body: a line for each row, its cells under each other by letters of one width.
///
/// It scrolls sideways where it is wide, and is read row by row.
@MainActor
struct BodyTableView: View {
  let rows: [[BodyBlock.Cell]]
  @Environment(\.discussionMetrics) private var metrics

  var body: some View {
    let widths = widths
    ScrollView(.horizontal) {
      VStack(alignment: .leading, spacing: metrics.lineSpacing) {
        ForEach(Array(rows.indices), id: \.self) { row in
          Text(line(rows[row], widths)).monospaced()
        }
      }
    }
    .modifier(InnerScroller())
  }

  /// How many letters the widest cell of each column has.
  private var widths: [Int] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.text.characters.count)
      }
    }
    return widths
  }

  private func line(_ row: [BodyBlock.Cell], _ widths: [Int]) -> AttributedString {
    var line = AttributedString()
    for (column, cell) in row.enumerated() {
      let space = widths[column] - cell.text.characters.count
      let before = cell.place.alignment == .right ? space : 0
      line += AttributedString(String(repeating: " ", count: before)) + cell.text
      guard column + 1 < row.count else { break }
      line += AttributedString(String(repeating: " ", count: space - before + Self.gap))
    }
    return line
  }

  /// How many spaces keep columns apart.
  private static var gap: Int { 2 }
}
#endif
