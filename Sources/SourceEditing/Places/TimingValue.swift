import FileSystem

/// A value to write in the place of a literal.
package enum TimingValue: Hashable, Sendable {
  case number(Double)
  /// A velocity, in distances per second.
  case vector(dx: Double, dy: Double)
  case point(x: Double, y: Double)
  case curve(TimingCurve)

  /// The value in the manner of what it replaces: a float stays one, a `CGVector` too. Core Animation has names of its own
  /// for curves.
  func text(replacing old: String, isOfLayer: Bool, at place: String) throws(UserFacingError) -> String {
    switch self {
    case .number(let value) where Self.isNumber(old):
      return try Self.text(value, isFloat: old.contains("."))
    case .vector(let dx, let dy) where old.hasPrefix("CGVector") || old.hasPrefix("."):
      return "CGVector(dx: \(try Self.text(dx)), dy: \(try Self.text(dy)))"
    case .point(let x, let y) where old.hasPrefix("CGPoint") || old.hasPrefix("."):
      return "CGPoint(x: \(try Self.text(x)), y: \(try Self.text(y)))"
    case .point(let x, let y) where old.contains(","):
      return "\(try Self.text(x)), \(try Self.text(y))"
    case .curve(let curve) where old.contains("."): return Self.text(curve, replacing: old, isOfLayer: isOfLayer)
    default:
      throw UserFacingError("`\(old)` in \(place) is of another type than the new value: write it there yourself.")
    }
  }

  /// The shortest decimals that give the same number; `isFloat` keeps a whole number from being read as an `Int`.
  static func text(_ value: Double, isFloat: Bool = false) throws(UserFacingError) -> String {
    guard value.isFinite else {
      throw UserFacingError("\(value) cannot be written as a number in Swift: choose another.")
    }
    guard let whole = Int(exactly: value), abs(whole) < 1_000_000_000 else { return value.description }
    return isFloat ? "\(whole).0" : "\(whole)"
  }

  private static func isNumber(_ text: String) -> Bool {
    text.first.map { $0.isNumber || $0 == "-" || $0 == "+" } == true && !text.contains(",")
  }

  private static func text(_ curve: TimingCurve, replacing old: String, isOfLayer: Bool) -> String {
    let dot = old.lastIndex(of: ".") ?? old.startIndex
    if isOfLayer { return old[...dot] + curve.functionName }
    return old[...dot] + (old[dot...].hasPrefix(".curve") ? curve.optionName : curve.curveName)
  }
}
