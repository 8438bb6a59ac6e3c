/// How what is drawn in a context goes together with what is there.
///
/// Only the modes that set and erase are here: those that mix colours (multiply, screen and the like) are not.
public enum CGBlendMode: Int32, Sendable {
  /// Laid over it.
  case normal = 0
  /// Erases it.
  case clear = 16
  /// Takes its place, transparency included.
  case copy = 17
  /// Shows only where something is there, and takes its place.
  case sourceIn = 18
  /// Shows only where nothing is there, and takes its place.
  case sourceOut = 19
  /// Goes behind it.
  case destinationOver = 21
  /// Leaves of it only what is drawn over.
  case destinationIn = 22
  /// Leaves of it only what is not drawn over.
  case destinationOut = 23
}
