package import RejoinderCore

/// What is wrong with a markup, checked run by run without trust in its maker; empty where it is as
/// its documentation says.
package func faults(in markup: Markup) -> [String] {
  var check = InvariantCheck(markup: markup)
  for index in markup.runs.indices { check.visit(index) }
  check.finish()
  return check.faults
}

private struct InvariantCheck {
  let markup: Markup
  var faults: [String] = []
  private var open: [Int] = []
  private var covered = 0

  init(markup: Markup) { self.markup = markup }

  mutating func visit(_ index: Int) {
    let run = markup.runs[index]
    var containers = open.count { markup.runs[$0].kind.isContainer }
    // The end of a container stands where its opener does.
    if let opener = run.opener, markup.runs[opener].kind.isContainer { containers -= 1 }
    expect(Int(run.level) == containers, "run \(index) is at level \(run.level)")
    expect(run.range.upperBound <= markup.utf8.count, "run \(index) leaves the text")
    let parent = open.last.map { markup.runs[$0].kind }
    if run.kind.isInline {
      visitInline(run, index, parent)
    } else if run.kind == .end {
      visitEnd(run, index)
    } else {
      visitBlock(run, index, parent)
    }
  }

  private mutating func visitInline(_ run: Markup.Run, _ index: Int, _ parent: Markup.Kind?) {
    expect(parent?.isLeaf == true, "words outside of a block at \(index)")
    expect(!run.range.isEmpty, "an empty run at \(index)")
    expect(run.range.lowerBound >= covered, "runs overlap at \(index)")
    let gap = markup.utf8[covered..<max(covered, run.range.lowerBound)]
    expect(gap.allSatisfy { $0 == 0x0A || $0 == 0x09 }, "words without a run before \(index)")
    covered = run.range.upperBound
    let bytes = markup.utf8[run.range]
    expect(String(validating: bytes, as: UTF8.self) != nil, "run \(index) cuts a character")
    if parent != .code { visitLine(run, index, Array(bytes)) }
    let previous = markup.runs[index - 1]
    if previous.kind == .text, run.kind == .text {
      let isSame = previous.style == run.style && markup.link(of: previous) == markup.link(of: run)
      let isOne = isSame && markup.title(of: previous) == markup.title(of: run)
      expect(
        !isOne || markup.link(of: run) != nil || markup.title(of: run) != nil,
        "runs \(index - 1) and \(index) could be one"
      )
    }
  }

  private mutating func visitLine(_ run: Markup.Run, _ index: Int, _ bytes: [UInt8]) {
    if run.kind == .lineBreak { return expect(bytes == [0x0A], "a break that is none") }
    expect(bytes.allSatisfy { $0 >= 0x20 }, "a control character in run \(index)")
    let before = markup.runs[index - 1].kind
    let after = markup.runs[index + 1].kind
    let isAfterSpace = before == .text && markup.utf8[run.range.lowerBound - 1] == 0x20
    if before != .text || isAfterSpace { expect(bytes.first != 0x20, "a space begins \(index)") }
    if after != .text { expect(bytes.last != 0x20, "a space ends run \(index)") }
    expect(!zip(bytes, bytes.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 }, "two spaces")
  }

  private mutating func visitEnd(_ run: Markup.Run, _ index: Int) {
    expect(run.opener == open.last, "end \(index) closes another block")
    guard let opener = open.popLast() else { return }
    let block = markup.runs[opener]
    expect(block.range.upperBound == run.range.lowerBound, "block \(opener) ends elsewhere")
    let isEmpty = index == opener + 1
    let mayBeEmpty: [Markup.Kind] = [.item, .cell, .headerCell, .code]
    expect(!isEmpty || mayBeEmpty.contains(block.kind), "block \(opener) is empty")
    let last = markup.runs[index - 1].kind
    expect(last != .lineBreak, "a break ends block \(opener)")
  }

  private mutating func visitBlock(_ run: Markup.Run, _ index: Int, _ parent: Markup.Kind?) {
    expect(parent?.isLeaf != true, "block \(index) stands among words")
    let isRow = parent == .row
    expect((run.kind == .cell || run.kind == .headerCell) == isRow, "a cell out of place")
    expect((run.kind == .row) == (parent == .table), "a row out of place at \(index)")
    let isInList = parent == .list || parent == .orderedList
    expect((run.kind == .item) == isInList, "an item out of place at \(index)")
    let isFirst = index > 0 && markup.runs[index - 1].kind == .spoiler
    expect(run.kind != .summary || (parent == .spoiler && isFirst), "a summary out of place")
    expect(open.count <= MarkupBuilder.maximumDepth, "block \(index) is too deep")
    if run.kind != .rule { open.append(index) }
  }

  mutating func finish() {
    expect(open.isEmpty, "\(open.count) blocks are not closed")
    let rest = markup.utf8[covered...]
    expect(rest.allSatisfy { $0 == 0x09 || $0 == 0x0A }, "words behind the last run")
  }

  private mutating func expect(_ isRight: Bool, _ fault: String) {
    if !isRight { faults.append(fault) }
  }
}
