internal import CMD4C
internal import RejoinderCore

extension MarkdownEvents {
  /// Does what the beginning of a block means.
  mutating func enterBlock(_ type: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) {
    endRedditStyles()
    // A task's mark stands in the first paragraph, or else in one of its own.
    if type != MD_BLOCK_P { writeTaskMark() }
    isAtQuote = type == MD_BLOCK_QUOTE || (isAtQuote && type == MD_BLOCK_P)
    switch type {
    case MD_BLOCK_P: builder.open(.paragraph)
    case MD_BLOCK_QUOTE:
      builder.open(.quote)
      reddit.quotes.append(false)
    case MD_BLOCK_UL: builder.open(.list)
    case MD_BLOCK_OL:
      let first = detail?.load(as: MD_BLOCK_OL_DETAIL.self).start ?? 1
      builder.open(.orderedList(first: Int(first)))
    case MD_BLOCK_LI: openItem(detail)
    case MD_BLOCK_HR: builder.rule()
    case MD_BLOCK_H:
      let level = detail?.load(as: MD_BLOCK_H_DETAIL.self).level ?? 1
      builder.open(.heading(level: Int(level)))
    case MD_BLOCK_CODE: openCode(detail)
    case MD_BLOCK_TABLE: builder.open(.table)
    case MD_BLOCK_TR: builder.open(.row)
    case MD_BLOCK_TH, MD_BLOCK_TD: openCell(isHeader: type == MD_BLOCK_TH, detail)
    default: break
    }
  }

  /// Does what the end of a block means.
  mutating func leaveBlock(_ type: MD_BLOCKTYPE) {
    endRedditStyles()
    isAtQuote = false
    switch type {
    case MD_BLOCK_P: builder.close(.paragraph)
    case MD_BLOCK_QUOTE:
      builder.closeQuote()
      reddit.leaveQuote()
    case MD_BLOCK_UL, MD_BLOCK_OL: builder.close(.list)
    case MD_BLOCK_LI:
      writeTaskMark()
      builder.close(.item)
    case MD_BLOCK_H: builder.close(.heading)
    case MD_BLOCK_CODE:
      beginCode(isEmpty: true)
      builder.close(.code)
    case MD_BLOCK_TABLE: builder.close(.table)
    case MD_BLOCK_TR: builder.close(.row)
    case MD_BLOCK_TH, MD_BLOCK_TD:
      isInCell = false
      builder.close(.cell)
    default: break
    }
  }

  private mutating func openItem(_ detail: UnsafeMutableRawPointer?) {
    builder.open(.item)
    guard let task = detail?.load(as: MD_BLOCK_LI_DETAIL.self), task.is_task != 0 else { return }
    taskMark = task.task_mark == 0x20 ? "☐ " : "☑ "
  }

  private mutating func openCell(isHeader: Bool, _ detail: UnsafeMutableRawPointer?) {
    growthLeft -= Self.growthLimit
    isInCell = true
    let alignment: Markup.Alignment =
      switch detail?.load(as: MD_BLOCK_TD_DETAIL.self).align {
      case MD_ALIGN_LEFT: .left
      case MD_ALIGN_CENTER: .center
      case MD_ALIGN_RIGHT: .right
      default: .natural
      }
    builder.open(.cell(isHeader: isHeader, alignment: alignment))
  }

  /// Writes the mark of a task that waits.
  mutating func writeTaskMark() {
    guard let taskMark else { return }
    self.taskMark = nil
    write(taskMark)
  }
}
