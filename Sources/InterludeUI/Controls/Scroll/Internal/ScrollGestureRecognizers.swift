/// The pan that moves a scroll view's content.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    addHandler { $0.stateChanged() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingerCameDown()
  }

  override func reset() {
    super.reset()
    scrollView?.fingerLeft()
  }

  /// Only a drag along an axis that scrolls and is not for a scroll view around this one; and only if the content lets its touch go.
  override func attempt(for displacement: CGVector) -> Attempt {
    guard let scrollView, scrollView.isScrollEnabled else { return .fail }
    let axis = abs(displacement.dx) > abs(displacement.dy) ? UIScrollView.Axis.horizontal : .vertical
    guard scrollView.canScroll(axis), !scrollView.handsOver(displacement, along: axis) else { return .fail }
    return contentLetsGo(scrollView) ? .begin : .fail
  }

  private func contentLetsGo(_ scrollView: UIScrollView) -> Bool {
    sequence.allSatisfy { touch in
      guard let view = touch.view, view !== scrollView, stage.touches.hasReachedView(touch) else { return true }
      return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
    }
  }

  private func stateChanged() {
    switch state {
    case .began: scrollView?.beginDrag()
    case .changed: scrollView?.continueDrag()
    case .ended, .cancelled: scrollView?.endDrag()
    case .possible, .failed: break
    }
  }
}

/// The pinch that zooms a scroll view's content, beside the pan that moves it.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    addHandler { $0.stateChanged() }
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { other !== scrollView?.pan }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { other !== scrollView?.pan }

  /// A single finger zooms nothing, and moves the content if it drags; a second one takes the zoom up again.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if isActive, numberOfTouches == 2, scrollView?.isZooming == false { scrollView?.beginZoom() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if isActive, numberOfTouches == 1 { scrollView?.endZoom() }
  }

  private func stateChanged() {
    switch state {
    case .began: scrollView?.beginZoom()
    case .changed: scrollView?.continueZoom()
    case .ended, .cancelled: scrollView?.endZoom()
    case .possible, .failed: break
    }
  }
}

/// Keeps a touch from the content for a moment, for it may become a drag. It never recognises anything.
final class TouchDelayGestureRecognizer: UIGestureRecognizer {
  /// In seconds: UIKit's 150 ms.
  static let delay = 0.15

  private weak var scrollView: UIScrollView?
  private var deadline: ScheduledEvent?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled,
      scrollView.canScroll(.horizontal) || scrollView.canScroll(.vertical)
    else {
      state = .failed
      return
    }
    guard deadline == nil else { return }
    let clock = stage.clock
    deadline = clock.schedule(at: clock.time + Self.delay) { [weak self] in self?.state = .failed }
  }

  /// What is touched has kept the finger: it is no drag.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if scrollView?.pan.beginPermission == false { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() {
    super.reset()
    deadline?.cancel()
    deadline = nil
  }
}
