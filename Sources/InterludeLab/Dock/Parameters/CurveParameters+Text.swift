import InterludeUI
import MotionQA

nonisolated extension CurveParameters {
  /// UIKit source with the delay; nil for a curve that UIKit has no animation for.
  ///
  /// - Parameter keyPath: What is animated, such as `opacity`; nil where that is not known.
  func swift(animating keyPath: String? = nil) -> String? {
    guard let plain = spec.swift(animating: keyPath) else { return nil }
    guard delay > 0 else { return plain }
    let seconds = String(format: "%.4g", delay)
    if plain.contains("delay: 0,") { return plain.replacingOccurrences(of: "delay: 0,", with: "delay: \(seconds),") }
    if plain.contains("springDuration:") {
      return plain.replacingOccurrences(of: ") {", with: ", delay: \(seconds)) {")
    }
    if plain.contains("let animator") { return plain + "\nanimator.startAnimation(afterDelay: \(seconds))" }
    return plain + "\nanimation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + \(seconds)"
  }

  /// CSS declarations with the delay.
  var css: String {
    let seconds = String(format: "%.4g", delay)
    return spec.css() + (delay > 0 ? "\nanimation-delay: \(seconds)s;" : "")
  }

  /// The same motion in other numbers, one line each; nil if it is no spring.
  var otherForms: String? {
    let own = CurveKind(of: spec)
    let others = spec.equivalentForms?.filter { $0 != spec && (CurveKind(of: $0) != own || own == .spring) }
    return others?.map { "\($0.shortened)" }.joined(separator: "\n")
  }
}
