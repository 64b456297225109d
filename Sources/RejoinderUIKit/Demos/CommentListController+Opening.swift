#if canImport(UIKit)
public import RejoinderCore
import UIKit

// How comments come in: everything that takes long is done away from the main thread.
extension CommentListController {
  /// Shows comments as soon as they are in order and the words of the first screen are set.
  ///
  /// A spinner shows until then. Comments that are there already stay meanwhile; their folds are kept.
  ///
  /// - Parameters:
  ///   - comments: The comments, in any order.
  ///   - order: How siblings are to stand.
  public func load(_ comments: [Comment], order: CommentOrder = .source) {
    scene.opening?.cancel()
    (scene.opening, scene.pending) = (nil, (comments, order))
    beginOpening()
  }

  func beginOpening() {
    guard isViewLoaded, scene.opening == nil, let (comments, order) = scene.pending else { return }
    showSpinner()
    followSetting()
    let (maker, setting) = (scene.bodies.maker, scene.bodies.setting)
    let fold = startsFullyExpanded ? RejoinderCore.Outline.InitialFold.none : style.folding.initialFold
    let plan = ThreadPlan(order: order, fold: fold, now: clock())
    scene.opening = Task { [weak self] in
      let opened = await maker.open(comments, plan, setting)
      guard !Task.isCancelled else { return }
      self?.finishOpening(opened, setting)
    }
  }

  private func finishOpening(_ opened: OpenedThread, _ setting: BodySetting) {
    (scene.opening, scene.pending) = (nil, nil)
    (scene.avatarColors, scene.presenter) = (opened.avatarColors, nil)
    let requests = opened.contents.keys.compactMap { id in
      opened.tree[id].flatMap { bodyRequest(of: $0.base) }
    }
    scene.bodies.keep(opened.contents, of: requests, setting)
    takeWhatValuesKnow()
    show(opened.tree)
    hideSpinner()
  }

  /// Puts a spinner up, unless the app has one of its own.
  private func showSpinner() {
    let spinner = refreshControl ?? UIRefreshControl()
    if refreshControl == nil {
      refreshControl = spinner
      scene.spinner = spinner
    }
    spinner.tintColor = UIColor(style.colors.pageDim)
    spinner.beginRefreshing()
  }

  private func hideSpinner() {
    refreshControl?.endRefreshing()
    if let spinner = scene.spinner, refreshControl === spinner { refreshControl = nil }
  }

  // MARK: Bodies

  func prepareBodies() {
    scene.bodies.current = { [weak self] id in
      self?.outline.tree[id].flatMap { self?.bodyRequest(of: $0.base) }
    }
    scene.bodies.onMade = { [weak self] in self?.bodiesCame($0) }
  }

  /// Has bodies set as the look and the reader's text size are at this moment.
  func followSetting() {
    scene.bodies.setting = BodySetting(
      style,
      textScale: traitCollection.textScale,
      baseURL: baseURL
    )
  }

  func bodyRequest(of comment: Comment) -> BodyRequest? {
    BodyRequest(shown: comment, isRevealed: revealedIDs.contains(comment.id))
  }

  private func bodiesCame(_ ids: [Comment.ID]) {
    for id in ids { state.heights[.comment(id)] = nil }
    reconfigure(ids.compactMap { indexPath(of: $0) })
  }

  func reconfigureVisibleRows() {
    guard isViewLoaded else { return }
    reconfigure(tableView.indexPathsForVisibleRows ?? [])
  }

  private func reconfigure(_ paths: [IndexPath]) {
    if !paths.isEmpty { tableView.reconfigureRows(at: paths) }
  }
}
#endif
