extension UITableViewCell {
  func showConfiguration() {
    contentView.subviews.forEach { $0.removeFromSuperview() }
    guard let contentConfiguration else { return }
    let view = contentConfiguration.makeContentView()
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }
}
