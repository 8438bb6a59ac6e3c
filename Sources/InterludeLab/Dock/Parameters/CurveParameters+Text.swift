import InterludeUI
import MotionQA

nonisolated extension CurveParameters {
  /// UIKit source with the delay; nil for a curve that UIKit has no animation for.
  var swift: String? {
    guard let plain = spec.swift else { return nil }
    guard delay > 0 else { return plain }
    let seconds = SliderScale(0...10, stepsPerUnit: 100).text(delay)
    if plain.contains("delay: 0,") { return plain.replacingOccurrences(of: "delay: 0,", with: "delay: \(seconds),") }
    if plain.contains("springDuration:") {
      return plain.replacingOccurrences(of: ") {", with: ", delay: \(seconds)) {")
    }
    if plain.contains("let animator") { return plain + "\nanimator.startAnimation(afterDelay: \(seconds))" }
    return plain + "\nanimation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + \(seconds)"
  }

  /// CSS declarations with the delay.
  var css: String {
    let seconds = SliderScale(0...10, stepsPerUnit: 100).text(delay)
    return spec.css() + (delay > 0 ? "\nanimation-delay: \(seconds)s;" : "")
  }

  /// The same motion by other numbers, a line each; nil for what is no spring.
  var otherForms: String? {
    let own = CurveKind(of: spec)
    let others = spec.equivalentForms?.filter { $0 != spec && (CurveKind(of: $0) != own || own == .spring) }
    return others?.map { Self.brief("\($0)") }.joined(separator: "\n")
  }

  /// With numbers of four digits after the point at most: what is read, not pasted.
  private static func brief(_ text: String) -> String {
    text.replacing(/-?\d+\.\d{5,}(e-?\d+)?/) { match in
      guard let number = Double(match.output.0) else { return String(match.output.0) }
      var short = String(format: "%.4f", number)
      while short.hasSuffix("0") { short.removeLast() }
      return short.hasSuffix(".") ? String(short.dropLast()) : short
    }
  }
}
