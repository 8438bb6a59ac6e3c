import Foundation

extension Path {
  /// The outline of a line drawn along the path, to be filled by the non-zero winding rule.
  ///
  /// A line without ends has one contour on each side, any other one contour around it.
  public func stroked(_ style: StrokeStyle) -> Path {
    guard style.width > 0, style.width.isFinite, isFinite else { return Path() }
    var pen = StrokePen(style)
    let contours = Polyline.contours(of: self)
    for line in style.trimmed(contours).flatMap(style.dashed) { pen.draw(line) }
    return pen.outline
  }
}

extension StrokeStyle {
  /// The part of all contours, laid end to end, between ``start`` and ``end``.
  fileprivate func trimmed(_ contours: [Polyline]) -> [Polyline] {
    let (low, high) = (min(max(start, 0), 1), min(max(end, 0), 1))
    guard low > 0 || high < 1 else { return contours }
    let total = contours.reduce(0) { $0 + $1.length }
    var passed: CGFloat = 0
    return contours.compactMap { contour in
      let length = contour.length
      defer { passed += length }
      let (from, to) = (low * total - passed, high * total - passed)
      return from <= 0 && to >= length ? contour : contour.part(from: from, to: to)
    }
  }

  /// The dashes of a line; the line itself when the pattern is none or of no length.
  fileprivate func dashed(_ line: Polyline) -> [Polyline] {
    let pattern = dashes.count % 2 == 0 ? dashes : dashes + dashes
    let period = pattern.reduce(0, +)
    let length = line.length
    guard period > 0, pattern.allSatisfy({ $0 >= 0 }), length / period < Self.mostPeriods, dashPhase.isFinite else {
      return [line]
    }
    var dashes: [(low: CGFloat, high: CGFloat)] = []
    // Exact, where a difference of large numbers would be anywhere.
    let phase = dashPhase.truncatingRemainder(dividingBy: period)
    var position = phase < 0 ? -phase - period : -phase
    while position < length {
      for (index, dash) in pattern.enumerated() {
        if index % 2 == 0 { dashes.append((position, position + dash)) }
        position += dash
      }
    }
    return line.parts(dashes)
  }

  /// A line with more repetitions of its pattern than this is drawn without gaps: they are too fine to be seen.
  private static let mostPeriods: CGFloat = 10_000
}
