import FileSystem
import InterludeUI
import MotionQA

nonisolated extension CurveParameters {
  /// The curve as a person would write it: a Bézier by its name or its four numbers, since its duration has a row of its own.
  var spelling: String {
    let short = spec.shortened
    if case .spring(let spring, .perceptual(let duration, let bounce)) = short, bounce >= 0 {
      // An underdamped spring is described without the branch for more damping.
      let plain = Spring(duration: duration, bounce: bounce, initialVelocity: spring.initialVelocity)
      return CurveSpec.spring(plain, .perceptual(duration: duration, bounce: bounce)).description
    }
    guard case .bezier(let curve) = short else { return short.description }
    let bezier = curve.function
    return bezier.name.map { $0 == "easeInEaseOut" ? "easeInOut" : $0 }
      ?? CurveSpec.numbers(bezier.x1, bezier.y1, bezier.x2, bezier.y2)
  }

  /// The parameters with a curve in any notation that the command `curve` reads. A curve without a duration keeps the present one. Throws
  /// a message.
  func reading(_ text: String) throws(UserFacingError) -> CurveParameters {
    let duration = spec.statedDuration ?? (spec.duration * 100).rounded() / 100
    var changed = self
    do {
      changed.spec = try CurveSpec(text, usualDuration: min(max(duration, 0.01), 60))
    } catch {
      throw UserFacingError(error.sentence)
    }
    // UIKit has no call that takes a response: its springs by bounce are the same.
    if case .spring(_, .response) = changed.spec { changed.spec = changed.spec.converted(to: .bounce) }
    guard changed.spec.timing != nil, CurveKind(of: changed.spec) != nil else {
      throw UserFacingError("A view animation cannot have the curve \(text): give a spring or a Bézier.")
    }
    return changed
  }
}

nonisolated extension CurveSpec {
  fileprivate static func numbers(_ numbers: Double...) -> String {
    numbers.map { String(format: "%.6g", $0 == 0 ? 0 : $0) }.joined(separator: ", ")
  }
}
