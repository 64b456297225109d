import Testing
import UIKit

/// Traits, gestures, animations, controls and accessibility.
@MainActor struct WorldTests {
  init() { StandIn.shared.reset() }

  @Test func tellsOfChangedTraits() {
    let controller = UIViewController()
    let window = controller.standInShow()
    var told: [UIContentSizeCategory] = []
    controller.view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: UIView, before: UITraitCollection) in
      told += [
        before.preferredContentSizeCategory, view.traitCollection.preferredContentSizeCategory,
      ]
    }
    window.traitOverrides.userInterfaceStyle = .dark
    #expect(told.isEmpty)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(told == [.large, .accessibilityLarge])
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func resolvesColoursByTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.withAlphaComponent(0.5).components(in: dark).alpha == 0.5)
    #expect(UIColor.label.components(in: .current).red == 0)
  }

  @Test func scalesFontsByTheSizeCategory() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 34, compatibleWith: large) > 60)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 33)
  }

  final class Hand: NSObject, StandInActions, UIGestureRecognizerDelegate {
    var seen: [CGPoint] = []
    var begins = true

    func pan(_ gesture: UIPanGestureRecognizer) { seen.append(gesture.translation(in: nil)) }

    func standInPerform(_ action: Selector, sender: Any?) -> Bool {
      guard action == "pan:", let gesture = sender as? UIPanGestureRecognizer else { return false }
      pan(gesture)
      return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  }

  @Test func drivesGestures() {
    let (hand, view) = (Hand(), UIView())
    let pan = UIPanGestureRecognizer(target: hand, action: "pan:")
    pan.delegate = hand
    view.addGestureRecognizer(pan)
    let steps = [CGPoint(x: 1, y: 0), CGPoint(x: 9, y: 0)]
    #expect(pan.standIn.pan(through: steps))
    #expect(hand.seen == [steps[0], steps[1], steps[1]])
    hand.begins = false
    #expect(!pan.standIn.pan(through: steps))
  }

  @Test func performsSelectorsThatATestDescribes() {
    var taps = 0
    Selector("tap").standIn { (_: UIView, _: UIGestureRecognizer) in taps += 1 }
    let view = UIView()
    view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: "tap"))
    view.gestureRecognizers?.first?.standIn.recognize()
    #expect(taps == 1)
  }

  @Test func holdsTheEndsOfAnimations() {
    StandIn.shared.reset()
    let view = UIView()
    var ended = false
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0
    } completion: {
      ended = $0
    }
    #expect(view.alpha == 0)
    #expect(!ended)
    StandIn.shared.endAnimations()
    #expect(ended)
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 0.3) {
      } completion: { _ in
        ended = false
      }
    }
    #expect(!ended)
    #expect(StandIn.shared.durations == [0.3])
  }

  @Test func recordsWhatIsAnnounced() {
    StandIn.shared.reset()
    UIAccessibility.post(notification: .announcement, argument: "Folded")
    let view = UIView()
    UIAccessibility.post(notification: .layoutChanged, argument: view)
    #expect(StandIn.shared.announcements == ["Folded"])
    #expect(view.accessibilityElementIsFocused())
  }

  @Test func runsTheActionsOfControls() {
    var runs = 0
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Reply") { _ in runs += 1 }
    )
    #expect(button.configuration?.title == "Reply")
    #expect(button.accessibilityLabel == "Reply")
    button.sendActions(for: .primaryActionTriggered)
    #expect(button.accessibilityActivate())
    #expect(runs == 2)
    button.isEnabled = false
    #expect(button.accessibilityTraits.contains(.notEnabled))
  }

  @Test func answersKeysFromTheFirstResponderUp() {
    final class Keys: UIViewController, StandInActions {
      var pressed = 0
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "Fold", action: "fold", input: "f")]
      }
      func standInPerform(_ action: Selector, sender: Any?) -> Bool {
        pressed += 1
        return true
      }
    }
    let keys = Keys()
    let window = keys.standInShow()
    #expect(keys.standInPress("f"))
    #expect(!keys.standInPress("f", .command))
    #expect(keys.pressed == 1)
    #expect(window.subviews == [keys.view])
  }

  @Test func opensLinksOfTexts() {
    let text = UITextView()
    text.attributedText = NSAttributedString(
      string: "here",
      attributes: [.link: "https://example.org/a"]
    )
    #expect(text.standInTapLink(at: 1))
    #expect(StandIn.shared.openedAddresses.map(\.path) == ["/a"])
  }

  @Test func callsTheStepsOfAppearing() {
    final class Steps: UIViewController {
      var steps: [String] = []
      override func viewDidLoad() { steps.append("load") }
      override func viewWillAppear(_ animated: Bool) { steps.append("will") }
      override func viewIsAppearing(_ animated: Bool) { steps.append("is") }
      override func viewDidLayoutSubviews() { steps.append("layout") }
      override func viewDidAppear(_ animated: Bool) { steps.append("did") }
    }
    let steps = Steps()
    let navigation = UINavigationController(rootViewController: steps)
    #expect(steps.steps.isEmpty)
    let window = navigation.standInShow()
    #expect(steps.steps.first == "load")
    #expect(steps.steps.filter { $0 != "layout" } == ["load", "will", "is", "did"])
    #expect(steps.view.window === window)
    #expect(steps.navigationController === navigation)
  }
}
