import InterludeUI

/// A polyline that stays within a tolerance of a curve over its duration, with few points.
///
/// From each point the line goes as far as there is one slope that keeps it within the tolerance all the way: the cone of
/// such slopes narrows with every sample. Points therefore lie beside the curve where that makes the lines longer; the
/// first and the last lie on it.
public nonisolated struct LinearApproximation: Sendable {
  /// A point of the polyline.
  public struct Point: Sendable, Hashable {
    /// Of the duration, 0…1, in ten-thousandths.
    public var input: Double
    /// The value there, in distances.
    public var output: Double
  }

  /// The points, from the first to the last.
  public let points: [Point]

  /// - Parameters:
  ///   - curve: What is approximated.
  ///   - duration: How much of it, in seconds.
  ///   - tolerance: The largest distance from the curve, as a fraction of the way, from 0.00001 to 0.1.
  public init(of curve: any MotionCurve, duration: Double, tolerance: Double) {
    let tolerance = min(max(tolerance, 1e-5), 0.1)
    // Room for rounding the outputs, and for what the curve does between two samples.
    let digits = Int((-log10(tolerance)).rounded(.up)) + 2
    let room = tolerance * 0.97 - pow(10, -Double(digits)) / 2
    func rounded(_ value: Double) -> Double {
      let unit = pow(10, Double(digits))
      return (value * unit).rounded() / unit
    }
    let samples = (0...Self.sampleCount).map { curve.value(at: duration * Double($0) / Double(Self.sampleCount)) }
    var walk = ConeWalk(samples: samples, room: room, stride: Self.sampleCount / Self.inputSteps)
    var points = [Point(input: 0, output: rounded(samples[0]))]
    while let step = walk.next(from: points[points.count - 1].output, rounded: rounded) {
      points.append(Point(input: Double(step.index) / Double(Self.sampleCount), output: step.output))
    }
    self.points = points
  }

  /// Inputs are printed as percentages with two digits after the point; the curve is looked at four times as often.
  private static let inputSteps = 10_000
  private static let sampleCount = 40_000
}

private nonisolated struct ConeWalk {
  let samples: [Double]
  let room: Double
  /// How many samples apart points may be at least.
  let stride: Int
  private var index = 0

  init(samples: [Double], room: Double, stride: Int) {
    (self.samples, self.room, self.stride) = (samples, room, stride)
  }

  /// The next point after one at the current sample; nil at the end.
  mutating func next(from output: Double, rounded: (Double) -> Double) -> (index: Int, output: Double)? {
    let last = samples.count - 1
    guard index < last else { return nil }
    var (low, high) = (-Double.infinity, Double.infinity)
    var best = (index: index + stride, output: rounded(samples[index + stride]))
    var reachesEnd = false
    for sample in index + 1...last {
      let width = Double(sample - index)
      let (least, most) = ((samples[sample] - room - output) / width, (samples[sample] + room - output) / width)
      (low, high) = (max(low, least), min(high, most))
      guard low <= high else { break }
      guard (sample - index).isMultiple(of: stride) else { continue }
      let slope = (low + high) / 2
      if sample == last {
        let exact = (samples[last] - output) / width
        reachesEnd = low <= exact && exact <= high
        // A cone that reaches the end without hitting it: half way there it is hit from the next point.
        if !reachesEnd { break }
        best = (last, rounded(samples[last]))
      } else {
        best = (sample, rounded(output + slope * width))
      }
    }
    if best.index >= last - stride, !reachesEnd, last - index > 2 * stride {
      let half = (last - index) / 2 / stride * stride
      best = (index + half, rounded(samples[index + half]))
    }
    index = best.index
    return best
  }
}
