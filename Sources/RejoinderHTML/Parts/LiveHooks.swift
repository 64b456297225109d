/// What a live page carries for its script: where its parts are, and the words.
struct LiveHooks {
  let scene: PageScene

  /// Writes the attributes of the section with the comments.
  func writeAttributes(to writer: inout PageWriter) {
    writer.literal(" data-skeleton=\"")
    scene.addresses.part("skeleton", page: scene.page, to: &writer)
    writer.literal("\" data-first=\"")
    writer.number(scene.window.lowerBound)
    writer.literal("\"")
  }

  /// Writes what stands at the end of that section.
  func writeElements(to writer: inout PageWriter) {
    writer.literal("<script type=\"application/json\" id=\"rejoinder-words\">")
    LiveWordsWriter(wording: scene.wording).write(to: &writer)
    writer.literal("</script>\n")
    PageControls(scene: scene).write(to: &writer)
  }
}
