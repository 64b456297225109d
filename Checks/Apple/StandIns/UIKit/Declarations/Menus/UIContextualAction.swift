@MainActor open class UIContextualAction: NSObject {
  public typealias Handler =
    @MainActor (
      UIContextualAction, UIView, @escaping (Bool) -> Void
    ) -> Void
  public enum Style: Int, Sendable { case normal, destructive }
  public let style: UIContextualAction.Style
  public let handler: UIContextualAction.Handler
  open var title: String?
  open var backgroundColor: UIColor!
  open var image: UIImage?
  init(standInStyle: Style, title: String?, handler: @escaping Handler) {
    (style, self.title, self.handler) = (standInStyle, title, handler)
  }
  public convenience init(
    style: UIContextualAction.Style,
    title: String?,
    handler: @escaping UIContextualAction.Handler
  ) {
    self.init(standInStyle: style, title: title, handler: handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

@MainActor open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true
  init(standInActions: [UIContextualAction]) { actions = standInActions }
  public convenience init(actions: [UIContextualAction]) { self.init(standInActions: actions) }
}
