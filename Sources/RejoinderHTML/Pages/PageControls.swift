internal import RejoinderCore

/// Everything that the script of a page puts on it, in the words of the page: one `<template>`.
///
/// Without script nothing of it is there. The script takes the parts by their `data-part` and puts them
/// where they belong; what a button does, its `data-do` says:
///
/// - `find`, before the list, in sight while it is open.
/// - `jump`, `notice`, `pill` and `peek`, which float, and the dialogs `help` and `settings`: into the
///   body. The section is a container, within which nothing floats over the window.
/// - `changed`, at the end of the tools. These stand on the page from the beginning, unseen, so that
///   nothing moves when the script comes.
/// - `row-tools` and `swipe`, at the end of a row.
/// - `retry`, into the block whose rows did not come.
struct PageControls {
  let scene: PageScene

  var words: ControlWords { scene.wording.controls }

  /// Writes the template.
  func write(to writer: inout PageWriter) {
    writer.literal("<template id=\"rejoinder-controls\">\n")
    writeFind(&writer)
    writeFloating(&writer)
    writePeek(&writer)
    writeRowTools(&writer)
    writeRetry(&writer)
    KeyHelp(wording: scene.wording).write(to: &writer)
    PageSettings(wording: scene.wording, style: scene.style).write(to: &writer)
    writer.literal("</template>\n")
  }

  // MARK: Around the list

  /// Writes the tools, which the script lets be seen.
  func writeTools(to writer: inout PageWriter) {
    writer.attribute(
      "<div class=\"tools\" data-part=\"tools\" role=\"toolbar\" inert=\"\" aria-label=",
      words.tools
    )
    writer.literal(">")
    ControlButton("find", words.find, .find, keys: "/").write(to: &writer)
    ControlButton("fold-all", words.foldAll, .foldAll).write(to: &writer)
    ControlButton("unfold-all", words.unfoldAll, .unfoldAll).write(to: &writer)
    ControlButton("next-new", words.nextNew, .nextNew, keys: "u").write(to: &writer)
    var undo = ControlButton("undo", words.undo, .undo, keys: "Control+Z Meta+Z")
    (undo.showsName, undo.state) = (false, " disabled=\"\"")
    undo.write(to: &writer)
    for (action, name, icon, keys) in [
      ("settings", words.settings, ControlIcon.settings, ""), ("help", words.help, .help, "?"),
    ] as [(StaticString, String, ControlIcon, StaticString)] {
      var button = ControlButton(action, name, icon, keys: keys)
      (button.showsName, button.state) = (false, " aria-haspopup=\"dialog\"")
      button.write(to: &writer)
    }
    writer.literal("</div>\n")
  }

  private func writeFind(_ writer: inout PageWriter) {
    writer.literal("<form class=\"find\" data-part=\"find\" role=\"search\" hidden=\"\">")
    writer.literal("<input type=\"search\" name=\"find\" autocomplete=\"off\" spellcheck=\"false\"")
    writer.attribute(" enterkeyhint=\"search\" aria-label=", words.findInComments)
    writer.attribute(" placeholder=", words.findInComments)
    writer.literal("><output></output>")
    let previous = ControlButton("find-previous", words.findPrevious, .up, keys: "Shift+Enter")
    let next = ControlButton("find-next", words.findNext, .down, keys: "Enter")
    let close = ControlButton("find-close", words.findClose, .close, keys: "Escape")
    for var button in [previous, next, close] {
      button.showsName = false
      button.write(to: &writer)
    }
    writer.literal("</form>\n")
  }

  /// What floats over the page: where to go on, what came, what was just done.
  private func writeFloating(_ writer: inout PageWriter) {
    var jump = ControlButton("next-root", scene.wording.navigation.nextThread, .jump, keys: "n")
    (jump.showsName, jump.classes) = (false, "do jump end")
    jump.state = " data-part=\"jump\" hidden=\"\""
    jump.write(to: &writer)
    var pill = ControlButton("show-new", words.showNew, .up)
    (pill.classes, pill.state) = ("do pill", " data-part=\"pill\" hidden=\"\"")
    pill.write(to: &writer)
    var changed = ControlButton("resort", words.resort, .resort)
    (changed.classes, changed.state) = ("do chip", " data-part=\"changed\" hidden=\"\"")
    changed.write(to: &writer)
    writer.literal("<p class=\"toast\" data-part=\"notice\" role=\"status\"")
    writer.literal(" aria-live=\"polite\"></p>\n")
  }

  /// The place for a copy of the row that another one answers.
  private func writePeek(_ writer: inout PageWriter) {
    writer.literal("<section class=\"peek\" data-part=\"peek\" tabindex=\"-1\" hidden=\"\"")
    writer.literal(" aria-labelledby=\"rejoinder-peek\"><header><h2 id=\"rejoinder-peek\">")
    writer.text(words.answers)
    writer.literal("</h2>")
    ControlButton("parent", words.parent, .parent, keys: "p").write(to: &writer)
    writeClose(&writer)
    writer.literal("</header><div class=\"list\" role=\"list\"></div></section>\n")
  }

  private func writeClose(_ writer: inout PageWriter) {
    ControlButton.close(words.close).write(to: &writer)
  }

  // MARK: In the list

  private func writeRowTools(_ writer: inout PageWriter) {
    writer.literal("<div class=\"row-tools\" data-part=\"row-tools\" role=\"toolbar\"")
    writer.attribute(" aria-label=", words.thisComment)
    writer.literal(">")
    var share = ControlButton("share", words.share, .share)
    share.state = " hidden=\"\""
    for var button in [
      ControlButton("parent", words.parent, .parent, keys: "p"),
      ControlButton("peek", scene.wording.keys.peek, .peek, keys: "Shift+P"),
      ControlButton("fold-parent", words.foldParent, .foldParent),
      ControlButton("fold-thread", scene.wording.navigation.foldThread, .foldThread),
      ControlButton("copy-link", words.copyLink, .link, keys: "c"),
      ControlButton("copy-text", words.copyText, .copy), share,
    ] {
      button.showsName = false
      button.write(to: &writer)
    }
    writer.literal("</div>\n<span class=\"swipe\" data-part=\"swipe\" aria-hidden=\"true\"><span>")
    let own = scene.style.swipe?.text ?? ""
    writer.text(own.utf8.isEmpty ? scene.wording.navigation.collapse : own)
    writer.literal("</span></span>\n")
  }

  private func writeRetry(_ writer: inout PageWriter) {
    writer.literal("<div class=\"retry\" data-part=\"retry\"><span>")
    writer.text(scene.wording.announcements.notLoaded)
    writer.literal("</span>")
    ControlButton("retry", scene.wording.navigation.retry, .retry).write(to: &writer)
    writer.literal("</div>\n")
  }
}
