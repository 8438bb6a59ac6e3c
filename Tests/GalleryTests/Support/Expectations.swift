import InterludeUI
import Testing

/// A value between two, as far along as a curve is. Springs go beyond.
func between(_ start: CGFloat, _ end: CGFloat, _ progress: Double) -> CGFloat { start + (end - start) * progress }

func between(_ start: CGRect, _ end: CGRect, _ progress: Double) -> CGRect {
  CGRect(
    x: between(start.minX, end.minX, progress), y: between(start.minY, end.minY, progress),
    width: between(start.width, end.width, progress), height: between(start.height, end.height, progress))
}

func expect(
  _ value: CGFloat, _ expected: CGFloat, tolerance: CGFloat = 1e-9, _ what: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    abs(value - expected) <= tolerance, "\(what) is \(value), expected \(expected)", sourceLocation: sourceLocation)
}

func expect(
  _ frame: CGRect, _ expected: CGRect, tolerance: CGFloat = 1e-9, sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(frame.midX, expected.midX, tolerance: tolerance, "midX", sourceLocation: sourceLocation)
  expect(frame.midY, expected.midY, tolerance: tolerance, "midY", sourceLocation: sourceLocation)
  expect(frame.width, expected.width, tolerance: tolerance, "width", sourceLocation: sourceLocation)
  expect(frame.height, expected.height, tolerance: tolerance, "height", sourceLocation: sourceLocation)
}
