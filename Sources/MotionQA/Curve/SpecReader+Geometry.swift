import InterludeUI

/// Values that are made of two numbers.
nonisolated extension SpecReader {
  /// The velocity behind a label, in whole distances per second; 0 when it is not there. Of a vector it is the component that
  /// is not 0, or both where they are the same.
  mutating func velocity(_ label: String) throws(CurveSpecError) -> Double {
    guard let argument = value(label) else { return 0 }
    let range = -1e6...1e6
    guard let (dx, dy) = try pair(argument, of: "CGVector", ("dx", "dy"), in: range) else {
      return try number(argument.words[0], called: label, in: range)
    }
    guard dx == dy || dx == 0 || dy == 0 else {
      throw error(
        at: argument.offset,
        "the components of the velocity differ, and a curve is of one; look at initialVelocity: \(dx.shortest) and at "
          + "initialVelocity: \(dy.shortest)")
    }
    return dx == 0 ? dy : dx
  }

  /// The point behind a label, which may not be missing, in the unit square.
  mutating func point(_ label: String) throws(CurveSpecError) -> (x: Double, y: Double) {
    guard let argument = value(label) else { throw error(at: call.end, "\"\(label):\" is missing") }
    guard let (x, y) = try pair(argument, of: "CGPoint", ("x", "y"), in: 0...1) else {
      throw error(at: argument.words[0].offset, "\"\(argument.words[0].text)\" is not a point")
    }
    return (x, y)
  }

  /// Two numbers of a type: `CGPoint(x: 0, y: 1)`, `.init(x: 0, y: 1)`, `.zero`; nil for what is none.
  private func pair(
    _ argument: SpecCall.Argument, of type: String, _ labels: (String, String), in range: ClosedRange<Double>
  ) throws(CurveSpecError) -> (Double, Double)? {
    let name = argument.words[0].text
    if [".zero", "\(type).zero"].contains(name) { return (0, 0) }
    guard let call = argument.call, [type, ".init", "\(type).init"].contains(name) else { return nil }
    var reader = try SpecReader(
      call, labels: [labels.0, labels.1], usage: "\(type)(\(labels.0): 0.5, \(labels.1): 0)")
    let pair = (try reader.required(labels.0, in: range), try reader.required(labels.1, in: range))
    try reader.finish()
    return pair
  }
}
