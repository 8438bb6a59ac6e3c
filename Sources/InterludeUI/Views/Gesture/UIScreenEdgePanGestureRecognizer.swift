/// A pan that starts at an edge of the screen and goes inwards.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the pan may start.
  open var edges: UIRectEdge = []

  /// How near the edge a finger must come down, in points. Ours: a little more than a finger's own reach, since a mouse
  /// pointer cannot start beyond the edge.
  static let regionSize: CGFloat = 20

  private var startEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Further fingers are none of its business.
    if !startEdges.isEmpty { return touches.forEach { ignore($0, for: event) } }
    super.touchesBegan(touches, with: event)
    guard let window = touches.first?.window else { return }
    startEdges = startEdges(in: window.bounds)
    if startEdges.isEmpty { state = .failed }
  }

  /// The edges of the window at which a finger starts that has come down where this gesture is.
  func startEdges(in bounds: CGRect) -> UIRectEdge {
    edges.intersection(Self.edges(near: locationInWindow, of: bounds))
  }

  override func attempt(for displacement: CGVector) -> Attempt {
    let (dx, dy) = (displacement.dx, displacement.dy)
    let inwards =
      if abs(dx) >= abs(dy) {
        startEdges.contains(dx > 0 ? .left : .right)
      } else {
        startEdges.contains(dy > 0 ? .top : .bottom)
      }
    return inwards ? .begin : .fail
  }

  open override func reset() {
    super.reset()
    startEdges = []
  }

  private static func edges(near point: CGPoint, of bounds: CGRect) -> UIRectEdge {
    var edges: UIRectEdge = []
    if point.x - bounds.minX <= regionSize { edges.insert(.left) }
    if bounds.maxX - point.x <= regionSize { edges.insert(.right) }
    if point.y - bounds.minY <= regionSize { edges.insert(.top) }
    if bounds.maxY - point.y <= regionSize { edges.insert(.bottom) }
    return edges
  }
}

/// The edges of a rectangle.
public nonisolated struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge where y is least.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The edge where x is least.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The edge where y is greatest.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The edge where x is greatest.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
