import CoreGraphics

/// A finger's hold on a motion: it takes hold of it, moves it, and lets go of it.
///
/// The motion has one line, and a place on it is one number, in any unit: the points of a sheet's top edge, the progress of a
/// transition. Where a finger may take hold, and where the motion goes when it lets go, is for the owner of the motion to say.
public struct DragSession: Equatable, Sendable {
  /// Where the motion was when the finger took hold of it.
  public let start: CGFloat

  /// The place that the finger asks for. Beyond the ends of the line it goes on as far as the finger does, even if the motion
  /// gives way less, or not at all.
  public private(set) var asked: CGFloat

  /// Whether the finger moves what it holds. Until then it only presses: it has stopped a motion, and not moved since.
  public private(set) var isDragging: Bool

  /// The velocity of what the finger has stopped, per second.
  private let stoppedVelocity: CGFloat

  /// When it stopped it, in seconds.
  private let stopTime: Double

  /// Stops a motion in flight.
  ///
  /// - Parameters:
  ///   - place: where it is.
  ///   - asked: the place that the finger asks for there, if the motion gives way where it is.
  ///   - velocity: how fast it was, per second.
  ///   - time: now, in seconds of any clock, which is that of `release(from:velocity:at:)`, too.
  public init(catching place: CGFloat, asked: CGFloat? = nil, velocity: CGFloat = 0, at time: Double = 0) {
    (start, self.asked, isDragging) = (place, asked ?? place, false)
    (stoppedVelocity, stopTime) = (velocity, time)
  }

  /// Pulls something out of its rest.
  public init(pulling place: CGFloat) {
    (start, asked, isDragging) = (place, place, true)
    (stoppedVelocity, stopTime) = (0, 0)
  }

  // MARK: Moving

  /// Follows a finger that drags the motion along a way in the plane.
  ///
  /// - Parameters:
  ///   - translation: of the finger since it took hold, in points.
  ///   - travel: how far a finger goes to bring the motion one further, in points; what it goes across that does not count.
  public mutating func drag(by translation: CGPoint, along travel: CGVector) {
    drag(to: start + translation.share(of: travel), after: hypot(translation.x, translation.y))
  }

  /// Asks for a place.
  ///
  /// - Parameters:
  ///   - place: on the motion's line, in its unit.
  ///   - distance: of the finger from where it took hold, in points: within a ``waver`` it only presses.
  public mutating func drag(to place: CGFloat, after distance: CGFloat = .infinity) {
    isDragging = isDragging || distance > Self.waver
    asked = place
  }

  /// From now on all that the finger does is a drag.
  public mutating func begin() { isDragging = true }

  /// How far a finger wavers that only presses, in points. Ours.
  public static let waver: CGFloat = 3

  // MARK: Letting go

  /// Lets go of a motion that gives way beyond the ends of its line, at the place where it shows.
  ///
  /// - Parameters:
  ///   - place: where the motion is.
  ///   - velocity: that of the motion in the finger, per second.
  ///   - time: now, in seconds.
  public func release(from place: CGFloat, velocity: CGFloat, at time: Double = 0) -> DragRelease {
    guard !isDragging else { return DragRelease(place: place, velocity: velocity, isPress: false) }
    let left = max(0, 1 - (time - stopTime) / Self.velocityWindow)
    return DragRelease(place: place, velocity: stoppedVelocity * left, isPress: true)
  }

  /// Lets go of a motion that stands still at the ends of its line, however fast the finger is beyond them.
  ///
  /// - Parameters:
  ///   - limits: the ends.
  ///   - velocity: that of the motion in the finger, per second.
  ///   - time: now, in seconds.
  public func release(within limits: ClosedRange<CGFloat>, velocity: CGFloat, at time: Double = 0) -> DragRelease {
    let place = min(max(asked, limits.lowerBound), limits.upperBound)
    return release(from: place, velocity: place == asked ? velocity : 0, at: time)
  }

  /// For how long a movement counts as a finger's velocity, in seconds. So long the velocity of a motion that was stopped takes
  /// to fade: let go at once it goes on as though nothing had happened, and later from rest. Ours.
  public static let velocityWindow = 0.1
}

extension CGPoint {
  /// How much of a way this is, measured along it; 0 of no way.
  public func share(of travel: CGVector) -> CGFloat {
    let square = travel.dx * travel.dx + travel.dy * travel.dy
    return square > 0 ? (x * travel.dx + y * travel.dy) / square : 0
  }
}
