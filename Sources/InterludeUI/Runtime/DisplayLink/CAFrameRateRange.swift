/// How often something would like to be drawn, in frames per second.
public nonisolated struct CAFrameRateRange: Hashable, Sendable {
  /// As few as will do; 0 for whatever there is.
  public var minimum: Float
  /// As many as are of use; 0 for whatever there is.
  public var maximum: Float
  /// As many as would be best; nil for as many as there are.
  public var preferred: Float?

  /// - Parameters:
  ///   - minimum: In frames per second, from 0 to `maximum`.
  ///   - maximum: In frames per second.
  ///   - preferred: In frames per second, between the other two; nil for as many as there are.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// No wish: all of them 0.
  public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

  /// No wish: the rate is the system's to choose.
  public static let `default` = CAFrameRateRange()

  /// Of the rates that there are, the nearest to what is preferred within the range or, where none is in it, the nearest of all.
  func choice(of rates: [Int]) -> Int? {
    let inRange = rates.filter { Float($0) >= minimum && (maximum == 0 || Float($0) <= maximum) }
    let wish = preferred.flatMap { $0 > 0 ? $0 : nil } ?? (maximum > 0 ? maximum : .greatestFiniteMagnitude)
    // Of two that are as near the greater one, which comes first.
    return (inRange.isEmpty ? rates : inRange).min { abs(Float($0) - wish) < abs(Float($1) - wish) }
  }
}
