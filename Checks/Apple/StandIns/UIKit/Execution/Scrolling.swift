extension UIScrollView {
  var lowestOffset: CGPoint {
    CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
  }

  var highestOffset: CGPoint {
    let insets = adjustedContentInset
    return CGPoint(
      x: max(lowestOffset.x, contentSize.width + insets.right - bounds.width),
      y: max(lowestOffset.y, contentSize.height + insets.bottom - bounds.height)
    )
  }

  func scroll(to offset: CGPoint, animated: Bool) {
    guard animated, UIView.areAnimationsEnabled, offset != contentOffset else {
      contentOffset = offset
      return
    }
    contentOffset = offset
    scrollEnds.append { [weak self] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  func reveal(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    var offset = contentOffset
    let (top, bottom) = (offset.y + insets.top, offset.y + bounds.height - insets.bottom)
    if rect.minY < top {
      offset.y = rect.minY - insets.top
    } else if rect.maxY > bottom {
      offset.y = rect.maxY - bounds.height + insets.bottom
    }
    offset.y = min(max(offset.y, lowestOffset.y), highestOffset.y)
    scroll(to: offset, animated: animated)
  }
}

extension UIScrollView {
  /// Not Apple's: what a finger does to the scroll view, and when its own scrolling ends.
  public var standInScroll: ScrollHand { ScrollHand(view: self) }

  /// A finger on a scroll view.
  @MainActor public struct ScrollHand {
    let view: UIScrollView

    /// Puts the finger down and begins to drag.
    public func beginDragging() {
      (view.isTracking, view.isDragging) = (true, true)
      view.scrollDelegate?.scrollViewWillBeginDragging(view)
    }

    /// Drags to an offset.
    public func drag(to offset: CGPoint) {
      StandIn.check(view.isDragging, "Nothing drags this scroll view.")
      view.contentOffset = offset
      view.layoutIfNeeded()
    }

    /// Lifts the finger, with or without a run afterwards; returns where the delegate wants to end.
    @discardableResult
    public func endDragging(
      velocity: CGPoint = .zero,
      target: CGPoint? = nil,
      decelerates: Bool = false
    ) -> CGPoint {
      var end = target ?? view.contentOffset
      view.scrollDelegate?.scrollViewWillEndDragging(
        view,
        withVelocity: velocity,
        targetContentOffset: &end
      )
      (view.isTracking, view.isDragging) = (false, false)
      view.isDecelerating = decelerates
      view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: decelerates)
      if decelerates { view.scrollDelegate?.scrollViewWillBeginDecelerating(view) }
      return end
    }

    /// Comes to rest.
    public func endDecelerating(at offset: CGPoint? = nil) {
      if let offset { view.contentOffset = offset }
      view.isDecelerating = false
      view.layoutIfNeeded()
      view.scrollDelegate?.scrollViewDidEndDecelerating(view)
    }

    /// Scrolls as a finger does: begins, drags, lifts.
    public func drag(by delta: CGFloat) {
      beginDragging()
      drag(to: CGPoint(x: view.contentOffset.x, y: view.contentOffset.y + delta))
      endDragging()
    }

    /// Ends the scrolls that were begun animated.
    public func endAnimations() {
      let ending = view.scrollEnds
      view.scrollEnds = []
      for end in ending { end() }
    }
  }
}

extension UITextView {
  func measured(forWidth width: CGFloat) -> CGSize {
    let insets = textContainerInset
    let sides = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    let text = TextMeasure.size(
      of: content,
      font: font ?? .systemFont(ofSize: 12),
      width: max(0, width - sides),
      lines: textContainer.maximumNumberOfLines
    )
    return CGSize(width: text.width + sides, height: text.height + insets.top + insets.bottom)
  }

  func type(_ text: String) {
    let range = selectedRange
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) != false else {
      return
    }
    let changed = NSMutableAttributedString(attributedString: content)
    changed.replaceCharacters(in: range, with: text)
    content = changed
    selectedRange = NSRange(location: range.location + (text as NSString).length, length: 0)
    delegate?.textViewDidChange(self)
  }

  func erase() {
    guard selectedRange.location > 0 || selectedRange.length > 0 else { return }
    if selectedRange.length == 0 {
      selectedRange = NSRange(location: selectedRange.location - 1, length: 1)
    }
    type("")
  }

  /// Not Apple's: taps the link at a place of the text; returns whether there is one.
  @discardableResult
  public func standInTapLink(at location: Int) -> Bool {
    var range = NSRange(location: 0, length: 0)
    guard location < content.length,
      let value = content.attribute(.link, at: location, effectiveRange: &range),
      let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) })
    else { return false }
    let item = UITextItem(content: .link(url), range: range)
    let standard = UIAction { _ in UIApplication.shared.open(url) }
    let action =
      delegate.map {
        $0.textView(self, primaryActionFor: item, defaultAction: standard)
      } ?? standard
    action?.run(from: self)
    return true
  }
}
