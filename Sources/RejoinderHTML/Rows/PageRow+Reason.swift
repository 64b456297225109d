internal import RejoinderCore

extension PageRow {
  /// Why the comment that a page leads to stands where it does: its numbers, and what sets it apart
  /// from the one above.
  func writeReason(_ scene: PageScene, _ writer: inout PageWriter) {
    guard isTarget, let comment = row.comment, let whole = scene.ranking else { return }
    guard let explanation = whole.tree.explanation(for: comment.id) else { return }
    writer.literal("<details class=\"why\"><summary>")
    writer.text(scene.wording.navigation.whyHere)
    writer.literal("</summary><p>")
    writer.text(explanation.text(scene.wording))
    writer.literal("</p>")
    let tree = whole.tree
    let above = tree.topology.previousSibling(of: tree.slot(of: comment.id))
    if above > 0, let other = tree.comment(at: above),
      let others = tree.explanation(for: other.id)
    {
      writer.literal("<p>")
      let name = scene.wording.name(of: other)
      writer.text(
        explanation.comparison(with: others, named: name, isAbove: false, scene.wording)
      )
      writer.literal("</p>")
    }
    writer.literal("</details>")
  }
}
