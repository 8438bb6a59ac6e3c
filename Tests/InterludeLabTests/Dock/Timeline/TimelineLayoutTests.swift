import InterludeUI
import Testing

@testable import InterludeLab

struct TimelineLayoutTests {
  nonisolated private static let sizes: [CGSize] = [380, 512, 700, 1000, 1280, 1900].flatMap { width in
    [120, 200, 320].map { CGSize(width: width, height: $0) }
  }

  @Test(arguments: sizes)
  func partsFillTheViewWithoutOverlap(size: CGSize) {
    let view = TimelineBench(.sample, size: size).view
    let parts = [view.names, view.lanes, view.ruler]
    expectApart(parts, in: view.bounds)
    expectApart([view.corner, view.names, view.lanes, view.ruler], in: view.bounds)
    let area = parts.reduce(0) { $0 + $1.frame.width * $1.frame.height }
    #expect(area == size.width * size.height - view.names.frame.width * 28)
    #expect(view.names.frame.width == min(236, (size.width / 3).rounded()))
  }

  @Test(arguments: sizes)
  func barsOfARowAndTheirTextsAreApart(size: CGSize) {
    let view = TimelineBench(.sample, size: size).view
    let contents = view.lanes.barViews.compactMap(\.content)
    #expect(contents.count >= 2)
    for (index, content) in contents.enumerated() {
      for other in contents.dropFirst(index + 1) {
        #expect(!content.frame.overlaps(other.frame))
        if let text = content.textFrame { #expect(!text.overlaps(other.frame)) }
        if let text = other.textFrame { #expect(!text.overlaps(content.frame)) }
        if let text = content.textFrame, let second = other.textFrame { #expect(!text.overlaps(second)) }
      }
    }
  }

  @Test(arguments: sizes)
  func hintStaysInside(size: CGSize) {
    let bench = TimelineBench(.sample, size: size)
    for x in stride(from: bench.view.namesWidth, to: size.width, by: 40) {
      for y in stride(from: 28, to: size.height, by: 10) {
        bench.view.hover(at: CGPoint(x: x, y: y))
        guard !bench.view.hint.isHidden else { continue }
        #expect(bench.view.bounds.contains(bench.view.hint.frame))
      }
    }
  }
}

/// Expects views to lie inside an area and beside each other.
func expectApart(_ views: [UIView], in area: CGRect) {
  for (index, view) in views.enumerated() {
    #expect(area.contains(view.frame), "\(view.frame) in \(area)")
    for other in views.dropFirst(index + 1) {
      #expect(!view.frame.overlaps(other.frame), "\(view.frame) \(other.frame)")
    }
  }
}

extension CGRect {
  /// Whether both have more than an edge in common: Foundation counts edges as well.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
