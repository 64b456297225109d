#if canImport(UIKit)
public import RejoinderCore
public import UIKit

/// A list of the seven demos, each of which it shows.
///
/// ```swift
/// let list = CommentDemoListController(showing: comments)
/// window.rootViewController = UINavigationController(rootViewController: list)
/// ```
public final class CommentDemoListController: UITableViewController {
  /// The comments that every demo shows.
  public var comments: [Comment] = []
  /// The words.
  public var wording = Wording.english { didSet { takeWords() } }

  private static let cellName = "CommentDemo"

  /// Makes the list.
  ///
  /// - Parameters:
  ///   - comments: The comments that every demo shows.
  ///   - wording: The words.
  public convenience init(showing comments: [Comment], wording: Wording = .english) {
    self.init(style: .plain)
    (self.comments, self.wording) = (comments, wording)
    takeWords()
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellName)
    takeWords()
  }

  public override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int { CommentDemo.allCases.count }

  public override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellName, for: indexPath)
    cell.textLabel?.text = CommentDemo.allCases[indexPath.row].title(wording)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let demo = CommentDemo.allCases[indexPath.row]
    show(demo.controller(showing: comments, wording: wording), sender: self)
  }

  private func takeWords() {
    title = wording.choices.look
    if isViewLoaded { tableView.reloadData() }
  }
}
#endif
