import InterludeUI

/// Finds the curve that best explains samples of one property.
///
/// Families are tried from the simplest: constant speed, the named cubic curves, a spring from rest, a spring with velocity,
/// any cubic curve. The first that is as close as the samples are rounded is taken, else the first within the tolerance, else
/// the one whose closeness is worth its parameters (Akaike's criterion). Of the cubic curves that are as close as the samples are
/// rounded, it is the one whose control points have the fewest digits. The search is deterministic: least squares from
/// fixed starting points.
public nonisolated struct CurveFitter: Sendable {
  /// To what step the samples are rounded, in the property's own unit; 0 for exact ones.
  public var resolution: Double
  /// How far off a curve may be at most to count as the one that made the samples, as a fraction of the distance.
  public var tolerance: Double

  /// A fitter for samples that are rounded to a step, in the property's own unit.
  public init(resolution: Double = 1e-6, tolerance: Double = 1e-4) {
    self.resolution = resolution
    self.tolerance = tolerance
  }

  /// - Parameter samples: In any order. They must begin at or before the start of the motion; the end may be missing if
  ///   it is a spring's. A velocity away from the target shows only where a sample catches the motion on that side.
  public func fit(_ samples: [MotionSample]) throws(CurveFitError) -> CurveFit {
    let window = try FitWindow(samples, resolution: resolution)
    let rounding = 2 * resolution / abs(window.span) + Self.arithmetic
    let enough = max(tolerance, rounding)
    var candidates: [FitCandidate] = []
    for family in CurveFamily.simplestFirst where family.parameterCount <= window.movingCount {
      let candidate = family.candidate(in: window)
      candidates.append(candidate)
      if candidate.residual.maximum <= rounding { break }
    }
    for limit in [rounding, enough] {
      guard let close = candidates.first(where: { $0.residual.maximum <= limit }) else { continue }
      return result(close.withFewestDigits(in: window, asNearAs: rounding), window, enough: enough)
    }
    let count = Double(window.times.count)
    func merit(_ candidate: FitCandidate) -> Double {
      2 * count * log(max(candidate.residual.rms, enough)) + 2 * Double(candidate.parameterCount)
    }
    guard let best = candidates.min(by: { merit($0) < merit($1) }) else {
      throw CurveFitError(
        "Only \(window.movingCount) samples move, too few to tell a curve: record more frames a second.")
    }
    return result(best, window, enough: enough)
  }

  private func result(_ candidate: FitCandidate, _ window: FitWindow, enough: Double) -> CurveFit {
    let start = window.origin + window.length * candidate.start
    let (curve, duration): (CurveFit.Curve, Double) =
      switch candidate.shape {
      case .easing(let bezier): (.easing(bezier), candidate.easingDuration * window.length)
      case .spring(let unit): fitted(unit.stretched(by: window.length), window, start: start)
      }
    let confidence =
      if candidate.residual.maximum <= enough { 1.0 } else {
        max(0, log(Self.hopeless / candidate.residual.maximum) / log(Self.hopeless / enough))
      }
    return CurveFit(
      curve: curve, start: start, duration: duration, isEndSeen: window.restIndex != nil, from: window.from,
      to: window.from + window.span * candidate.distance, residual: candidate.residual, confidence: confidence)
  }

  /// A spring with the time at which it was taken away.
  private func fitted(_ found: Spring, _ window: FitWindow, start: Double) -> (CurveFit.Curve, Double) {
    // On either side of critical damping a duration goes by another formula: what is as good as critical is meant to be.
    let spring =
      abs(found.dampingRatio - 1) > Self.critical
      ? found : Spring(dampingRatio: 1, response: found.response, initialVelocity: found.initialVelocity)
    guard let rest = window.restRange else { return (.spring(spring), spring.settlingTime) }
    // A hundredth of a frame for the error of the fit itself.
    let slack = (rest.upperBound - rest.lowerBound) / 100
    let seen = (rest.lowerBound - start - slack)...(rest.upperBound - start + slack)
    let known = [spring.animationDuration, spring.settlingTime].compactMap { $0 }.first(where: seen.contains)
    return (.spring(spring), known ?? rest.upperBound - start)
  }

  /// How near to 1 a damping ratio is 1: it moves no value by more than a fraction of that.
  private static let critical = 5e-5
  /// What is left of an exact fit, as a fraction of the distance.
  private static let arithmetic = 1e-8
  /// A residual that explains nothing, as a fraction of the distance.
  private static let hopeless = 0.1
}

nonisolated extension Spring {
  /// The same motion over times `factor` as long.
  fileprivate func stretched(by factor: Double) -> Spring {
    Spring(
      dampingRatio: dampingRatio, response: response * factor, initialVelocity: initialVelocity / factor)
  }
}
