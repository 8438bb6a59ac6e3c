/// One finger, or one pressed mouse button, from the moment it goes down until it is lifted.
@preconcurrency @MainActor public final class UITouch: NSObject {
  /// Where a touch stands. The raw values are UIKit's.
  public enum Phase: Int, Sendable {
    /// It has come down.
    case began
    /// It is somewhere else than before.
    case moved
    /// It is where it was at the event before.
    case stationary
    /// It was lifted.
    case ended
    /// It was taken away: by a gesture, by the system, or because its view left the window.
    case cancelled
  }

  /// What can touch. The raw values are UIKit's.
  public enum TouchType: Int, Sendable {
    /// A finger, as which the mouse counts here.
    case direct = 0
    /// A remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A mouse or a trackpad.
    case indirectPointer = 3

    /// The name that `pencil` had before iOS 9.1's pencils.
    public static let stylus = pencil
  }

  /// Where the touch stands at this event.
  public internal(set) var phase: Phase = .began
  /// When the touch last changed, in seconds on the stage's clock.
  public internal(set) var timestamp: TimeInterval
  /// What touches.
  public var type: TouchType { .direct }
  /// How hard it is: 0, as on all iPhones since the iPhone 11, which do not feel that.
  public var force: CGFloat { 0 }
  /// The largest possible `force`: 0 where that is not felt.
  public var maximumPossibleForce: CGFloat { 0 }
  /// How many times the same place was tapped in quick succession, this tap included.
  public internal(set) var tapCount = 1
  /// The view that was hit when the touch began.
  public internal(set) weak var view: UIView?
  /// The window in which the touch began.
  public internal(set) weak var window: UIWindow?

  /// Where the touch began, in window coordinates.
  let startInWindow: CGPoint
  var locationInWindow: CGPoint
  var previousLocationInWindow: CGPoint
  /// Whether the finger is still on the screen; a touch may be cancelled for its view long before it is lifted.
  var isDown = true
  /// Whether the touch was not lifted, but taken away.
  var isCancelled = false
  /// Whether the view has lost the touch: to a recognised gesture, or because it has left its window.
  var isTakenFromView = false

  init(at point: CGPoint, in window: UIWindow, view: UIView?, time: TimeInterval) {
    self.startInWindow = point
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

  /// Where the touch began, in a view's coordinates: a view that it was withheld from hears of it later than that.
  func start(in view: UIView) -> CGPoint { view.convert(startInWindow, from: nil) }

  /// Where the touch was at the event before, in a view's coordinates; in the window's when there is no view.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
  }

  /// The gesture recognisers that receive this touch. It does not keep them alive: they keep the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? {
    get { receivers?.compactMap(\.recognizer) }
    set { receivers = newValue?.map { Receiver(recognizer: $0) } }
  }

  private struct Receiver {
    weak var recognizer: UIGestureRecognizer?
  }

  private var receivers: [Receiver]?

  /// Whether a point of the screen is another than where the touch is.
  func isDisplaced(by point: CGPoint) -> Bool { inWindow(point) != locationInWindow }

  /// Moves the touch to a point of the screen.
  func move(to point: CGPoint, time: TimeInterval) {
    previousLocationInWindow = locationInWindow
    locationInWindow = inWindow(point)
    phase = .moved
    timestamp = time
  }

  private func inWindow(_ point: CGPoint) -> CGPoint {
    let origin = window?.frame.origin ?? .zero
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// Ends the touch where it is.
  func lift(as phase: Phase, time: TimeInterval) {
    self.phase = phase
    timestamp = time
    isDown = false
    isCancelled = phase == .cancelled
  }
}

/// The touches that belong together at one moment.
@preconcurrency @MainActor public final class UIEvent: NSObject {
  /// When it happened, in seconds on the stage's clock.
  public let timestamp: TimeInterval
  /// Every touch that is down, and those that have just left.
  public let allTouches: Set<UITouch>?

  init(timestamp: TimeInterval, touches: Set<UITouch>) {
    self.timestamp = timestamp
    self.allTouches = touches
  }

  /// The touches that began in a view; nil when there are none, as with the others.
  public func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// The touches that began in a window; nil when there are none.
  public func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// The touches that a gesture recogniser receives.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains(gesture) ?? false }
  }

  private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let matching = (allTouches ?? []).filter(isMeant)
    return matching.isEmpty ? nil : matching
  }
}
