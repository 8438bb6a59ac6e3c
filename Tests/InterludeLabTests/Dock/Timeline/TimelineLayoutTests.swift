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

  /// However long the view's name is.
  @Test func rowsThatAreCutAreToldApartByTheirProperties() {
    let rows = ["position", "opacity"].enumerated().map { id, property in
      TimelineModel.Row(
        id: id, title: "NavigationEdgeShadowViewController.view · \(property)",
        bars: [TimelineModel.Bar(id: id, start: 0, end: 1, text: "", source: "", role: .motion)])
    }
    let text = LineKeepingText()
    let bench = TimelineBench(
      TimelineModel(
        groups: [TimelineModel.Group(id: 1, title: "present", start: 0, end: 1, rows: rows)], extent: 0...1),
      text: text)

    _ = bench.bench.stage.displayList()

    let cut = text.lines.filter { $0.contains("…") }
    #expect(Set(cut).count == 2 && cut.allSatisfy { $0.hasPrefix("Navigation") }, "\(text.lines)")
    #expect(["position", "opacity"].allSatisfy { property in cut.contains { $0.hasSuffix(property) } })
  }

  /// Wherever it is scrolled to, by the wheel or by hand.
  @Test(arguments: sizes) func noLineIsCut(size: CGSize) {
    let bench = TimelineBench(.large, size: size)
    for distance in stride(from: 0, through: 6200, by: 137) {
      bench.view.scroller.contentOffset.y = min(
        CGFloat(distance), bench.view.scroller.contentSize.height - bench.view.scroller.bounds.height)
      bench.bench.stage.commit()
      for name in bench.view.names.nameViews {
        #expect(bench.view.names.bounds.contains(name.frame), "\(distance): \(name.frame)")
      }
    }
    #expect(bench.view.names.nameViews.contains { $0.frame.maxY == bench.view.lines.height }, "the last can be reached")
  }

  @Test(arguments: sizes) func arrowsToFurtherLinesLeaveTheRulerFree(size: CGSize) {
    let view = TimelineBench(.large, size: size).view
    view.scroller.contentOffset.y = 400
    view.layoutIfNeeded()
    let arrows = view.scroller.descendants(ScrollEdge.self).filter(\.isOnShow).map { $0.convert($0.bounds, to: view) }
    #expect(arrows.count == 2)
    for arrow in arrows { #expect(view.lanes.frame.contains(arrow), "\(arrow)") }
  }

  @Test(arguments: sizes) func noTimeOfTheRulerIsCut(size: CGSize) {
    let bench = TimelineBench(.large, size: size)
    bench.view.zoom(by: 40, around: bench.view.namesWidth + 100)
    for x in stride(from: CGFloat(0), through: 700, by: 7) {
      bench.view.scroll(toX: x)
      bench.bench.stage.commit()
      let labels = bench.view.ruler.labelViews
      #expect(!labels.isEmpty)
      for label in labels {
        #expect(bench.view.ruler.bounds.contains(label.frame), "\(x): \(label.text ?? "") \(label.frame)")
        #expect(label.sizeThatFits(.zero).width <= label.frame.width + 1e-6)
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

/// Blocks of text, whose lines are kept as they were broken and cut.
private final class LineKeepingText: TextRenderer {
  private let blocks = BlockText()
  private(set) var lines: [String] = []

  func metrics(of font: FontDescriptor) -> FontMetrics { blocks.metrics(of: font) }

  func width(of string: String, font: FontDescriptor) -> CGFloat { blocks.width(of: string, font: font) }

  func image(of lines: [TextLine], font: FontDescriptor, color: CGColor, size: CGSize, scale: CGFloat) -> CGImage? {
    self.lines += lines.map(\.string)
    return nil
  }
}
