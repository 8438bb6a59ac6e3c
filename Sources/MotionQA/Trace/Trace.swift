import InterludeUI

/// What moved in a recording, in numbers: for each frame and view, where it was and how it looked, as displayed.
///
/// Places are those of the superview, as `UIView.center` is, so that a view is still while what holds it moves.
public nonisolated struct Trace: Hashable, Sendable {
  /// The name of the scene.
  public var scene: String
  /// The window's size in points.
  public var size: CGSize
  /// Frame i is at exactly i / `framesPerSecond` seconds from the script's zero.
  public var framesPerSecond: Int
  /// How many frames there are, the one at time 0 included.
  public var frameCount: Int
  /// What the script did, a line each: `0.000 tap 195 422`.
  public var steps: [String]
  /// When fingers were on the screen for some time, in order, in seconds from the script's zero.
  public let touches: [ClosedRange<Double>]
  /// The transitions in the order in which they began; nil where they are not on record, as in files of version 2.
  public var transitions: [TransitionTrace]?
  /// In the order in which they came on screen, from the back to the front.
  public var views: [ViewTrace]

  /// A trace of views, frame by frame, in seconds from the script's zero; without touches those that the steps tell of.
  public init(
    scene: String, size: CGSize, framesPerSecond: Int, frameCount: Int, steps: [String],
    touches: [ClosedRange<Double>]? = nil, transitions: [TransitionTrace]? = nil, views: [ViewTrace]
  ) {
    self.scene = scene
    self.size = size
    self.framesPerSecond = framesPerSecond
    self.frameCount = frameCount
    self.steps = steps
    self.touches = touches ?? Self.touches(of: steps)
    self.transitions = transitions
    self.views = Self.withTurns(views, transitions ?? [], self.touches)
  }

  /// A frame's time in seconds from the script's zero.
  public func time(ofFrame frame: Int) -> Double { Double(frame) / Double(framesPerSecond) }

  /// The view of a name; nil when none had it.
  public subscript(view: String) -> ViewTrace? { views.first { $0.name == view } }

  /// The name of the window that a view was in first.
  public func window(of view: ViewTrace) -> String {
    var view = view
    // More steps than views are a circle, which only a file that was tampered with has.
    for _ in views {
      guard let holder = view.superviews.first.flatMap({ self[$0.name] }) else { break }
      view = holder
    }
    return view.name
  }

  /// A property of the view of a name, still or not; nil when no view had the name.
  public subscript(view: String, property: TraceProperty) -> PropertyTrace? {
    self[view].map { $0.track(of: property, frameCount: frameCount, framesPerSecond: framesPerSecond) }
  }
}

/// A view in a trace.
public nonisolated struct ViewTrace: Hashable, Sendable {
  /// Its `accessibilityIdentifier`, or its place in the tree: `HerbDetailViewController.view/UIImageView[0]`.
  public var name: String
  /// The frames in which it is in a window, in order, none empty and none adjacent.
  public var presence: [Range<Int>]
  /// What it is in, from which frame on, in order; empty for a window.
  public var superviews: [Superview]
  /// What never changes, as far as it differs from ``TraceProperty/restValue``.
  public var still: [TraceProperty: Double]
  /// What changes, in the order of `TraceProperty.allCases`.
  public var moving: [PropertyTrace]
  /// Where animations of what changes begin, end or take another way; empty for what code moves.
  public var turns: [TraceProperty: [MotionTurn]]

  /// The view that holds another from some frame on.
  public struct Superview: Hashable, Sendable {
    /// The superview's name in the trace.
    public var name: String
    /// The frame from which on the view is in it.
    public var firstFrame: Int

    /// A superview from a frame on.
    public init(_ name: String, from firstFrame: Int) {
      self.name = name
      self.firstFrame = firstFrame
    }
  }

  /// A view, with the properties that stand still and those that move.
  public init(
    name: String, presence: [Range<Int>], superviews: [Superview] = [], still: [TraceProperty: Double],
    moving: [PropertyTrace], turns: [TraceProperty: [MotionTurn]] = [:]
  ) {
    self.name = name
    self.presence = presence
    self.superviews = superviews
    self.still = still
    self.moving = moving
    self.turns = turns
  }

  /// A property's numbers over all frames.
  public func track(of property: TraceProperty, frameCount: Int, framesPerSecond: Int) -> PropertyTrace {
    if let track = moving.first(where: { $0.property == property }) { return track }
    return PropertyTrace(
      property: property, framesPerSecond: framesPerSecond, presence: presence,
      values: Array(repeating: still[property] ?? property.restValue, count: frameCount),
      velocities: Array(repeating: 0, count: frameCount))
  }

  /// A property's number in a frame.
  public func value(of property: TraceProperty, at frame: Int) -> Double {
    moving.first { $0.property == property }?.values[frame] ?? still[property] ?? property.restValue
  }

  /// The name of the view that holds it in a frame; nil for a window.
  public func superview(at frame: Int) -> String? {
    superviews.last { $0.firstFrame <= frame }?.name
  }
}
