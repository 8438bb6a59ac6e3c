/// Decides which of the gestures that share touches are recognised.
///
/// One gesture is recognised at a time unless a delegate allows more, and the first to ask wins. Recognisers are heard
/// from the innermost view outwards, on one view in the order in which they were added; so a subview's gesture beats its
/// superview's when both ask at the same event.
final class GestureArbiter {
  /// The recognisers with a gesture in progress, in the order of delivery.
  private(set) var engaged: [UIGestureRecognizer] = []
  private var unhandled: [UIGestureRecognizer] = []
  private weak var handling: UIGestureRecognizer?
  private var isResolving = false

  /// Lets a recogniser take part with a touch; false when it is past taking one.
  func engage(_ recognizer: UIGestureRecognizer, with touch: UITouch) -> Bool {
    guard !recognizer.isFinished, recognizer.pendingRequest?.ends != true else { return false }
    recognizer.sequence.append(touch)
    if !engaged.contains(recognizer) { engaged.append(recognizer) }
    return true
  }

  /// Has the handlers called when everyone has seen the event. Changes made by a handler itself are not news to it.
  func enqueueHandlers(of recognizer: UIGestureRecognizer) {
    if recognizer === handling, recognizer.grantedState == .changed { return }
    if !unhandled.contains(recognizer) { unhandled.append(recognizer) }
  }

  /// Decides what can be decided, tells the handlers, and resets those that are done; false when that is under way already.
  func resolve() -> Bool {
    guard !isResolving else { return false }
    isResolving = true
    defer { isResolving = false }
    while handleNextChange() || decideNext() {}
    for recognizer in engaged where recognizer.isThrough {
      engaged.removeAll { $0 === recognizer }
      recognizer.finishSequence()
    }
    return true
  }

  private func handleNextChange() -> Bool {
    guard !unhandled.isEmpty else { return false }
    callHandlers(of: unhandled.removeFirst())
    return true
  }

  private func callHandlers(of recognizer: UIGestureRecognizer) {
    handling = recognizer
    defer { handling = nil }
    recognizer.callHandlers()
  }

  // MARK: Decisions

  private enum Verdict {
    case wait, grant, fail
  }

  /// Takes one decision; false when none is left that asks and need not wait.
  private func decideNext() -> Bool {
    let asking = engaged.filter { $0.pendingRequest != nil }
    for recognizer in asking {
      switch verdict(on: recognizer) {
      case .fail:
        recognizer.settle(as: .failed)
        return true
      case .grant:
        grant(recognizer)
        return true
      case .wait:
        recognizer.provisionalState = .possible
      }
    }
    return breakDeadlock(among: asking)
  }

  private func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    if isExcluded(recognizer) || !mayBegin(recognizer) { return .fail }
    let required = requirements(of: recognizer)
    if required.contains(where: { $0.isActive || $0.grantedState == .ended }) { return .fail }
    return required.contains { $0.grantedState == .possible } ? .wait : .grant
  }

  /// Gestures that wait for nothing but each other would wait for ever: the first of them fails.
  private func breakDeadlock(among asking: [UIGestureRecognizer]) -> Bool {
    let waitsForOthers = asking.contains { recognizer in
      requirements(of: recognizer).contains { $0.grantedState == .possible && $0.pendingRequest == nil }
    }
    guard !waitsForOthers, let first = asking.first else { return false }
    first.settle(as: .failed)
    return true
  }

  private func grant(_ recognizer: UIGestureRecognizer) {
    guard let request = recognizer.pendingRequest else { return }
    for other in engaged where other !== recognizer && other.grantedState == .possible {
      if shareTouches(other, recognizer), prevents(recognizer, other) { other.settle(as: .failed) }
    }
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.sequence where !recognizer.ignoredTouches.contains(touch) {
        touch.isTakenFromView = true
      }
    }
    recognizer.settle(as: request.begins ? .began : .ended)
    callHandlers(of: recognizer)
    if request.begins, request.ends { recognizer.state = .ended }
  }

  // MARK: Relations

  private func isExcluded(_ recognizer: UIGestureRecognizer) -> Bool {
    engaged.contains { other in
      other !== recognizer && (other.isActive || other.grantedState == .ended)
        && shareTouches(other, recognizer) && prevents(other, recognizer)
    }
  }

  private func prevents(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    guard a.canPrevent(b), b.canBePrevented(by: a) else { return false }
    let together = a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false
    return !together && !(b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) ?? false)
  }

  private func shareTouches(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    a.sequence.contains(where: b.sequence.contains)
  }

  /// Those that must fail first, among those that try to make a gesture of the same touches.
  private func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    engaged.filter { other in
      guard other !== recognizer, shareTouches(other, recognizer) else { return false }
      if recognizer.failureRequirements.contains(where: { $0.recognizer === other }) { return true }
      let known = recognizer.dynamicRequirements[ObjectIdentifier(other)]
      let answer = known ?? asksToWait(recognizer, for: other)
      recognizer.dynamicRequirements[ObjectIdentifier(other)] = answer
      return answer
    }
  }

  private func asksToWait(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
  }

  /// Asks the delegate, then every view from the one touched up to the recogniser's own.
  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if let known = recognizer.beginPermission { return known }
    recognizer.provisionalState = .possible
    let answer =
      recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true && viewsAllow(recognizer)
    recognizer.beginPermission = answer
    return answer
  }

  private func viewsAllow(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let own = recognizer.view else { return true }
    let touched = recognizer.sequence.last?.view ?? own
    for view in sequence(first: touched, next: \.superview) {
      if !view.gestureRecognizerShouldBegin(recognizer) { return false }
      if view === own { return true }
    }
    return own.gestureRecognizerShouldBegin(recognizer)
  }
}
