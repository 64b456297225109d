#if canImport(UIKit)
import RejoinderCore
import UIKit

// How the table is set up, and what it is asked when its surroundings change.
extension CommentsViewController {
  func prepareTable() {
    tableView.separatorStyle = .none
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedSectionHeaderHeight = 0
    tableView.estimatedSectionFooterHeight = 0
    tableView.prefetchDataSource = self
    tableView.backgroundColor = UIColor(style.colors.page)
    tableView.accessibilityCustomRotors = rotors
    state.swipe.actions = { [weak self] path in
      self?.row(at: path.row).flatMap { self?.swipeActions(for: $0) } ?? []
    }
    state.swipe.appearance = { [weak self] in
      self?.swipeActionAppearance ?? SwipeActionAppearance()
    }
    state.swipe.runsWhenFar = { [weak self] in self?.style.swipe?.runsWhenSwipedFar ?? true }
    state.swipe.install(in: tableView)
    measure()
    registerForTraitChanges(
      [UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self]
    ) { (self: Self, _: UITraitCollection) in self.restyle() }
  }

  /// The width of rows decides how many columns fit.
  func followWidth() {
    if tableView.bounds.width != state.width { restyle() }
  }

  /// Draws every row anew for another look, other words, another width or another text size.
  func restyle() {
    guard isViewLoaded else { return }
    measure()
    tableView.backgroundColor = UIColor(style.colors.page)
    state.heights.removeAll()
    state.swipe.close(animated: false)
    guard state.rowCount > 0 else { return }
    let held = placeBefore(.reading)
    tableView.reloadData()
    guard let held, let index = state.items.index(of: held.id) else { return }
    held.hold(index, in: tableView, of: state.rowCount)
  }

  private func measure() {
    state.width = tableView.bounds.width
    state.metrics = style.metrics(
      inWidth: Double(state.width),
      textScale: traitCollection.textScale
    )
  }

  // MARK: Heights

  /// How high a row is likely to be: what it was, or else what rows are on average.
  func estimatedHeight(at row: Int) -> CGFloat {
    guard state.items.items.indices.contains(row) else { return UITableView.automaticDimension }
    return state.heights[state.items.items[row].id] ?? state.heights.mean ?? plainHeight
  }

  /// A heading, two lines of words and a bar.
  private var plainHeight: CGFloat {
    let (metrics, fonts) = (state.metrics, style.fonts)
    let words = (fonts.name.lineHeight + 2 * fonts.body.lineHeight) * traitCollection.textScale
    let gaps = metrics.lineSpacing + metrics.controlSpacing + metrics.controlHeight
    return CGFloat(words + gaps + metrics.padding.top + metrics.padding.bottom)
  }

  // MARK: Folds

  /// Lets a row take on a colour for a moment after it was folded or unfolded.
  func flashFold(of id: Value.ID) {
    let share = style.folding.flashShare
    guard share > 0, movesRows, let path = indexPath(of: id),
      let cell = tableView.cellForRow(at: path) as? CommentCell
    else { return }
    let (card, tint) = (style.colors.card, style.colors.tint)
    let color = AdaptiveColor(
      card.light.mixed(with: tint.light, share: share).value,
      dark: card.dark.mixed(with: tint.dark, share: share).value
    )
    cell.parts.flash(UIColor(color), duration: FoldStyle.flashDuration)
  }
}
#endif
