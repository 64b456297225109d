import RejoinderUIKit
import UIKit

/// The one window: a list of the demos, and below them one of the app's own.
final class DemosScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let list = CommentDemoListController(showing: SampleDiscussion.comments)
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Your own",
      primaryAction: UIAction(title: "Your own") { [weak list] _ in
        list?.show(TalkController(style: .plain), sender: nil)
      }
    )
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    self.window = window
  }
}
