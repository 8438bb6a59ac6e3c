/// One finger, or one pressed mouse button, from the moment it goes down until it is lifted.
@preconcurrency @MainActor public final class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  public internal(set) var phase: Phase = .began
  /// When the touch last changed, in seconds on the stage's clock.
  public internal(set) var timestamp: TimeInterval
  /// How many times the same place was tapped in quick succession, this tap included.
  public internal(set) var tapCount = 1
  /// The view that was hit when the touch began.
  public internal(set) weak var view: UIView?
  public internal(set) weak var window: UIWindow?

  var locationInWindow: CGPoint
  var previousLocationInWindow: CGPoint
  /// Whether the finger is still on the screen; a touch may be cancelled for its view long before it is lifted.
  var isDown = true
  /// Whether a recognised gesture has taken the touch from its view.
  var isTakenByGesture = false

  init(at point: CGPoint, in window: UIWindow, view: UIView?, time: TimeInterval) {
    self.locationInWindow = point
    self.previousLocationInWindow = point
    self.window = window
    self.view = view
    self.timestamp = time
  }

  /// Where the touch is, in a view's coordinates; in the window's when there is no view.
  public func location(in view: UIView?) -> CGPoint {
    view?.convert(locationInWindow, from: nil) ?? locationInWindow
  }

  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
  }

  /// The gesture recognisers that receive this touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  func move(to point: CGPoint, phase: Phase, time: TimeInterval) {
    previousLocationInWindow = locationInWindow
    locationInWindow = point
    self.phase = phase
    timestamp = time
  }
}

/// The touches that belong together at one moment.
@preconcurrency @MainActor public final class UIEvent: NSObject {
  public let timestamp: TimeInterval
  public let allTouches: Set<UITouch>?

  init(timestamp: TimeInterval, touches: Set<UITouch>) {
    self.timestamp = timestamp
    self.allTouches = touches
  }

  public func touches(for view: UIView) -> Set<UITouch>? {
    let matching = (allTouches ?? []).filter { $0.view === view }
    return matching.isEmpty ? nil : matching
  }
}
