import InterludeUI

/// Curves as numbers: their values and velocities at some times.
public nonisolated struct CurveTable: Sendable {
  /// The curves, a column each.
  public let specs: [CurveSpec]
  /// In seconds, ascending.
  public let times: [Double]

  /// The curves at some times, in seconds.
  public init(_ specs: [CurveSpec], times: [Double]) {
    self.specs = specs
    self.times = times
  }

  /// A block for each curve, for reading.
  public var text: String {
    let digits = timeDigits
    let format = "%\(digits + 4).\(digits)f  %12.6f  %14.6f"
    let heading = String(repeating: " ", count: digits - 2) + "time/s         value      velocity/s"
    return specs.map { spec in
      let curve = spec.curve
      let rows = times.map { String(format: format, $0, curve.value(at: $0), curve.velocity(at: $0)) }
      return ([spec.description, CurveLandmarks(of: spec).description, heading] + rows).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// How many digits after the point tell each time from the next: four or more.
  private var timeDigits: Int {
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }
    guard let least = steps.min() else { return Self.fewestDigits }
    // A ten-thousandth may be a little less for its rounding.
    return min(max(Self.fewestDigits, Int((-log10(least) - 1e-6).rounded(.up))), Self.mostDigits)
  }

  private static let (fewestDigits, mostDigits) = (4, 12)

  /// A row for each curve and time, numbers with all their digits.
  public var csv: String {
    let rows = specs.flatMap { spec in
      let curve = spec.curve
      return times.map {
        "\"\(spec)\",\($0.shortest),\(curve.value(at: $0).shortest),\(curve.velocity(at: $0).shortest)"
      }
    }
    return (["curve,time,value,velocity"] + rows).joined(separator: "\n")
  }

  /// Sorted keys, numbers with all their digits; an infinite velocity is left out.
  public var json: String {
    struct Row: Encodable {
      var time: Double
      var value: Double
      var velocity: Double?
    }
    struct Entry: Encodable {
      var curve: String
      var landmarks: CurveLandmarks
      var samples: [Row]
    }
    let entries = specs.map { spec in
      let curve = spec.curve
      let rows = times.map { time in
        let velocity = curve.velocity(at: time)
        return Row(time: time, value: curve.value(at: time), velocity: velocity.isFinite ? velocity : nil)
      }
      return Entry(curve: spec.description, landmarks: CurveLandmarks(of: spec), samples: rows)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Every number in it is finite, the only thing that the encoder would refuse.
    return (try? encoder.encode(entries)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }
}
