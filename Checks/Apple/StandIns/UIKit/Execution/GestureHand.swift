extension UIGestureRecognizer {
  /// Not Apple's: a hand that makes this gesture.
  public var standIn: GestureHand { GestureHand(gesture: self) }

  /// Drives a recogniser through its states and calls its targets.
  @MainActor public struct GestureHand {
    let gesture: UIGestureRecognizer

    /// Whether the gesture may begin: it is enabled, and neither its view nor its delegate objects.
    public var mayBegin: Bool {
      guard gesture.isEnabled else { return false }
      guard gesture.view?.gestureRecognizerShouldBegin(gesture) != false else { return false }
      return gesture.delegate?.gestureRecognizerShouldBegin(gesture) != false
    }

    /// Goes to a state and tells the targets, as the system does.
    public func go(
      to state: UIGestureRecognizer.State,
      at point: CGPoint? = nil,
      translation: CGPoint? = nil,
      velocity: CGPoint? = nil
    ) {
      if let point { gesture.point = point }
      if let pan = gesture as? UIPanGestureRecognizer {
        if let translation { pan.moved = translation }
        if let velocity { pan.speed = velocity }
      }
      gesture.state = state
      guard state != .possible, state != .failed else { return }
      for target in gesture.targets {
        guard let object = target.object else { continue }
        ActionDispatch.perform(target.action, on: object, sender: gesture)
      }
    }

    /// Makes a gesture of one moment, as a tap is; returns whether it was allowed to begin.
    @discardableResult
    public func recognize(at point: CGPoint = .zero) -> Bool {
      gesture.point = point
      guard mayBegin else { return false }
      go(to: .ended, at: point)
      gesture.state = .possible
      return true
    }

    /// Pans along some translations and lifts; returns whether the pan was allowed to begin.
    @discardableResult
    public func pan(
      from point: CGPoint = .zero,
      through translations: [CGPoint],
      velocity: CGPoint = .zero,
      ending state: UIGestureRecognizer.State = .ended
    ) -> Bool {
      (gesture as? UIPanGestureRecognizer)?.speed = velocity
      (gesture as? UIPanGestureRecognizer)?.moved = translations.first ?? .zero
      gesture.point = point
      guard mayBegin else { return false }
      go(to: .began, at: point, translation: translations.first ?? .zero, velocity: velocity)
      for step in translations.dropFirst() { go(to: .changed, translation: step) }
      go(to: state, velocity: velocity)
      gesture.state = .possible
      return true
    }
  }
}
