/// How a view goes on that follows time without an animation.
public enum FollowedCourse {
  /// It stands, or animations move it.
  case rests
  /// A finger moves these of its properties, by the key paths of its layer. A scroll view names none.
  case isHeld([String])
  /// These of its properties go by themselves. A scroll view names none.
  case goes([FollowedWay])
}

/// How a property goes that follows time without an animation. It may be told more than once, by the same start.
public struct FollowedWay {
  /// The property, as a key path of the view's layer, such as `position`.
  public let keyPath: String
  /// From 0 to 1 by seconds since the start; nil where no one curve says it.
  public let curve: (any MotionCurve)?
  /// Whether the property goes along the curve from its start to its end. Otherwise it goes evenly through a part of what goes
  /// along the curve: a dimming that begins at a sheet's detent does.
  public let isWhole: Bool
  /// When it sets off, in seconds on the stage's clock.
  public let start: Double
  /// How long it goes, unless something comes between, in seconds.
  public let length: Double
}
