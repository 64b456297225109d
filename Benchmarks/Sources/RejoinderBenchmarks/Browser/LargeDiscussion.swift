import Foundation

/// A discussion whose first thread has three fifths of all comments, in rows of 5 to 120 words.
struct LargeDiscussion {
  private struct Row {
    var parent: Int?
    var depth: Int
    var words: String
  }

  /// A word that few comments have.
  static let rareWord = "zyzzyva"

  private static let names = ["Ana", "Bo", "Cleo", "Dev", "Eli", "Fay", "Gus", "Hana"]
  private static let vocabulary = """
    the of a to and harbour lantern quietly seven people would rather keep their boats where nobody \
    measured anything before breakfast although slow steady wins when evening comes around again we \
    listened carefully to what the engineers had written down
    """.split(separator: " ")

  private var rows: [Row] = []
  private var random = Random(state: 20_261_130)

  /// Makes a discussion of so many comments.
  init(_ count: Int) {
    let large = count * 3 / 5
    for index in 0..<count {
      let parent = parent(of: index, large: large)
      let depth = parent.map { rows[$0].depth + 1 } ?? 0
      rows.append(Row(parent: parent, depth: depth, words: words(index)))
    }
  }

  private mutating func parent(of index: Int, large: Int) -> Int? {
    guard index > 0, index != large else { return nil }
    let first = index < large ? 0 : large
    let choice = random.next(below: 20)
    if choice == 0 && first > 0 { return nil }
    if choice < 12 { return index - 1 - random.next(below: min(index - first, 30)) }
    return first + random.next(below: index - first)
  }

  private mutating func words(_ index: Int) -> String {
    // Short ones are more common than long ones.
    let count = 5 + min(random.next(below: 116), random.next(below: 116))
    var words = (0..<count).map { _ in Self.vocabulary[random.next(below: Self.vocabulary.count)] }
    if index % 997 == 996 { words.append(Substring(Self.rareWord)) }
    return words.joined(separator: " ")
  }

  private func name(_ index: Int) -> String { Self.names[index * 7 % Self.names.count] }

  /// The discussion in the own format.
  var lines: String {
    var lines = #"{"rejoinder":1,"discussion":{"id":"large","title":"Large"}}"# + "\n"
    for (index, row) in rows.enumerated() {
      let parent = row.parent.map { #""parent":"c\#($0)","# } ?? ""
      let date = (1_700_000_000 + index * 7) * 1_000_000
      lines += #"{"id":"c\#(index)",\#(parent)"author":"\#(name(index))","created":\#(date),"#
      lines += #""text":"\#(row.words)"}"# + "\n"
    }
    return lines
  }

  /// The same rows in pre-order as one table, whose script hides the rows below one as Hacker News
  /// does: each following row of greater depth gets a class, until one comes that is no deeper.
  var plainPage: String {
    var page = """
      <!doctype html><meta charset=utf-8><title>Large</title>
      <style>body{font:15px/1.4 sans-serif;max-width:52rem;margin:auto}.away{display:none}</style>
      <table>
      """
    for index in preorder {
      let row = rows[index]
      page += "<tr class=row data-depth=\(row.depth)><td width=\(min(row.depth, 20) * 16)><td><b>"
      page += "\(name(index))</b> <a class=toggle>[–]</a><p>\(row.words)</p>\n"
    }
    return page + "</table><script>\(Self.plainScript)</script>"
  }

  private static let plainScript = """
    document.addEventListener("click", (event) => {
      const toggle = event.target.closest(".toggle");
      if (!toggle) return;
      const top = toggle.closest("tr");
      const isFolded = top.classList.toggle("folded");
      const depth = Number(top.dataset.depth);
      for (let row = top.nextElementSibling; row; row = row.nextElementSibling) {
        if (Number(row.dataset.depth) <= depth) break;
        row.classList.toggle("away", isFolded);
      }
    });
    document.body.getBoundingClientRect();
    window.shown = performance.now();
    """

  private var preorder: [Int] {
    var replies = [[Int]](repeating: [], count: rows.count)
    var stack: [Int] = []
    for (index, row) in rows.enumerated().reversed() {
      if let parent = row.parent { replies[parent].append(index) } else { stack.append(index) }
    }
    var order: [Int] = []
    while let index = stack.popLast() {
      order.append(index)
      stack += replies[index]
    }
    return order
  }
}
