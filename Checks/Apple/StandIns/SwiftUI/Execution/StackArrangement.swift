/// How a stack shares out its length: the least flexible views first, by their priority.
struct StackArrangement {
  let axis: Axis
  let spacing: CGFloat
  var horizontal = HorizontalAlignment.center
  var vertical = VerticalAlignment.center

  private func along(_ size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  private func proposal(_ length: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: across)
      : ProposedViewSize(width: across, height: length)
  }

  /// The sizes of all views, when the stack is proposed a size.
  private func sizes(_ proposed: ProposedViewSize, _ subviews: LayoutSubviews) -> [CGSize] {
    let across = axis == .horizontal ? proposed.height : proposed.width
    guard let length = axis == .horizontal ? proposed.width : proposed.height else {
      return subviews.map { $0.sizeThatFits(proposal(nil, across)) }
    }
    var rest = length - spacing * CGFloat(max(0, subviews.count - 1))
    var sizes = [CGSize](repeating: .zero, count: subviews.count)
    let least = subviews.map { along($0.sizeThatFits(proposal(0, across))) }
    let most = subviews.map { along($0.sizeThatFits(proposal(.infinity, across))) }
    for priority in Set(subviews.map(\.priority)).sorted(by: >) {
      let group = subviews.indices.filter { subviews[$0].priority == priority }
        .sorted { most[$0] - least[$0] < most[$1] - least[$1] }
      let later = subviews.indices.filter { subviews[$0].priority < priority }
      rest -= later.reduce(0) { $0 + least[$1] }
      for (done, index) in group.enumerated() {
        let share = max(0, rest / CGFloat(group.count - done))
        sizes[index] = subviews[index].sizeThatFits(proposal(share, across))
        rest -= along(sizes[index])
      }
      rest += later.reduce(0) { $0 + least[$1] }
    }
    return sizes
  }

  func size(_ proposed: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let sizes = sizes(proposed, subviews)
    let gaps = spacing * CGFloat(max(0, sizes.count - 1))
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    return axis == .horizontal
      ? CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
      : CGSize(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
  }

  func place(in bounds: CGRect, _ proposed: ProposedViewSize, _ subviews: LayoutSubviews) {
    let sizes = sizes(proposed, subviews)
    let whole = ViewDimensions(width: bounds.width, height: bounds.height)
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    for (subview, size) in zip(subviews, sizes) {
      let own = ViewDimensions(width: size.width, height: size.height)
      let point =
        axis == .horizontal
        ? CGPoint(x: position, y: bounds.minY + whole[vertical] - own[vertical])
        : CGPoint(x: bounds.minX + whole[horizontal] - own[horizontal], y: position)
      subview.place(at: point, proposal: ProposedViewSize(size))
      position += along(size) + spacing
    }
  }
}
