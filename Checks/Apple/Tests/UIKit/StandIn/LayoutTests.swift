import Testing
import UIKit

/// The frames that constraints give.
@MainActor struct LayoutTests {
  private func pair() -> (root: UIView, first: UIView, second: UIView) {
    let (root, first, second) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView(), UIView()
    )
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    return (root, first, second)
  }

  @Test func placesEdgesAndSizes() {
    let (root, first, second) = pair()
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      first.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      first.widthAnchor.constraint(equalToConstant: 34),
      first.heightAnchor.constraint(equalTo: first.widthAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
      second.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.2),
    ])
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 10, y: 5, width: 34, height: 34))
    #expect(second.frame == CGRect(x: 52, y: 12, width: 138, height: 20))
  }

  @Test func mirrorsLeadingEdges() {
    let (root, first, _) = pair()
    root.traitOverrides.layoutDirection = .rightToLeft
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      first.widthAnchor.constraint(equalToConstant: 30),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      first.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 160, y: 0, width: 30, height: 10))
  }

  @Test func givesWayByPriority() {
    let (root, first, _) = pair()
    let wide = first.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wide,
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
      first.heightAnchor.constraint(greaterThanOrEqualToConstant: 12),
      first.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 180, height: 12))
  }

  @Test func fitsTextInItsWidth() {
    let (root, _, _) = pair()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "a", count: 100)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -4),
    ])
    func height(_ width: CGFloat) -> CGFloat {
      root.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height(100) > height(200))
    #expect(height(200) > height(2000))
  }

  @Test func stacksWhatIsNotHidden() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stack.spacing = 5
    stack.distribution = .fillEqually
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 47.5, height: 40))
    #expect(views[2].frame == CGRect(x: 52.5, y: 0, width: 47.5, height: 40))
  }

  @Test func stacksTextsDown() {
    let labels = ["one", "two words"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.alignment = .leading
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.frame = CGRect(origin: .zero, size: size)
    stack.layoutIfNeeded()
    #expect(labels[1].frame.minY == labels[0].frame.maxY)
    #expect(labels[0].frame.width < labels[1].frame.width)
    #expect(size.width == labels[1].frame.width)
  }

  @Test func followsMarginsAndSafeAreas() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.standInSafeArea = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let (safe, margins) = (window.safeAreaLayoutGuide, window.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: safe.topAnchor),
      view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 40, width: 84, height: 140))
  }

  @Test func namesWhatCannotBeHad() {
    StandIn.shared.reset()
    let (root, first, _) = pair()
    NSLayoutConstraint.activate([
      first.widthAnchor.constraint(equalToConstant: 10),
      first.widthAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(StandIn.shared.unsatisfied.count == 1)
  }
}
