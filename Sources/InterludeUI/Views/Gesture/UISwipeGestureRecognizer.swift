/// A quick, straight move of a finger.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Which ways a swipe may go. The raw values are UIKit's.
  public nonisolated struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Towards greater x.
    public static let right = Direction(rawValue: 1 << 0)
    /// Towards smaller x.
    public static let left = Direction(rawValue: 1 << 1)
    /// Towards smaller y.
    public static let up = Direction(rawValue: 1 << 2)
    /// Towards greater y.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that count.
  open var direction: Direction = .right
  /// How many fingers swipe together; 1 unless set.
  open var numberOfTouchesRequired = 1

  /// How far the finger goes along the direction at least, and across it at most, in points. UIKit's.
  static let (minimumDistance, maximumDrift): (CGFloat, CGFloat) = (50, 50)
  /// How long that may take, in seconds. UIKit's.
  static let maximumDuration = 0.5

  private var start: CGPoint?
  private var deadline: ScheduledEvent?

  /// A recogniser that calls a closure when it has recognised a swipe.
  public convenience init(handler: @escaping (UISwipeGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler(handler)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = locationInWindow
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
    guard deadline == nil else { return }
    let clock = stage.clock
    deadline = clock.schedule(at: clock.time + Self.maximumDuration) { [weak self] in self?.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start else { return }
    let way = locationInWindow - start
    let directions = [
      (Direction.right, way.dx, way.dy), (.left, -way.dx, way.dy), (.down, way.dy, way.dx), (.up, -way.dy, way.dx),
    ]
    let candidates = directions.filter { direction.contains($0.0) && abs($0.2) <= Self.maximumDrift }
    if numberOfTouches == numberOfTouchesRequired, candidates.contains(where: { $0.1 >= Self.minimumDistance }) {
      state = .ended
    } else if candidates.isEmpty {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == 0 { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    super.reset()
    deadline?.cancel()
    (start, deadline) = (nil, nil)
  }
}
