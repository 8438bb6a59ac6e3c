import Foundation
import FoundationXML
import InterludeUI
import Rasterizer
import Testing

@testable import MotionQA

/// A plot.
@Suite struct PlotTests {
  @Test(
    arguments: [
      (0.0...1.0, 10, ["0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1.0"]),
      (-0.1...1.3, 6, ["0", "0.2", "0.4", "0.6", "0.8", "1.0", "1.2"]),
      (-3.0...9.0, 4, ["−2", "0", "2", "4", "6", "8"]),
      (0...0.004, 4, ["0", "0.001", "0.002", "0.003", "0.004"]),
      (0...25_000, 5, ["0", "5000", "10000", "15000", "20000", "25000"]),
    ])
  func ticksAreRound(range: ClosedRange<Double>, count: Int, labels: [String]) {
    let scale = PlotScale(range, tickCount: count)

    #expect(scale.ticks.map(scale.label) == labels)
  }

  /// One mark alone tells no distance.
  @Test func anAxisHasTwoMarksAtLeast() {
    for length in [1.0, 1.9, 3.4, 6.2, 9.9, 70] {
      for start in [-7.3, -1.4, 0.2] {
        #expect(PlotScale(start...start + length, tickCount: 2).ticks.count >= 2, "\(length) from \(start)")
      }
    }
  }

  @Test func svgIsWellFormedAndHasBothSchemes() throws {
    let specs = try ["bezier(1, 0, 0, 1)", "spring(dampingRatio: 0.4, duration: 1)"].map { try CurveSpec($0) }
    let svg = Plot(specs, duration: 1).picture.svg

    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.contains("@media (prefers-color-scheme: dark)"))
    #expect(svg.components(separatedBy: "<path ").count == 1 + 4)
    #expect(!svg.contains("inf") && !svg.contains("nan"))
    #expect(svg.contains("spring(dampingRatio: 0.4, duration: 1)"))
  }

  /// Nothing that is written leaves the picture, or lies on the panels, in Inter and in a wide font, in which a letter takes 0.58 of
  /// the size on an average.
  @Test func whatIsWrittenHasRoom() throws {
    let points = (0...40).map { "\(Double($0) / 40)" }.joined(separator: ", ")
    let specs = try [
      "spring(dampingRatio: 0.4, duration: 1)", "easeInOut", "linear(\(points))",
      "spring(dampingRatio: 0.35, duration: 1.25, initialVelocity: 2.5)",
    ].map { try CurveSpec($0) }
    let picture = Plot(specs, duration: 1).picture
    let legend = picture.marks.compactMap { mark -> (String, CGPoint, CGFloat)? in
      if case .text(let text, let place, let size, _, _, .start) = mark { (text, place, size) } else { nil }
    }

    for (text, place, size) in legend {
      #expect(place.x + CGFloat(text.count) * 0.58 * size <= picture.size.width, "\(text)")
    }
    let rows = legend.map(\.1.y).sorted()
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $1 - $0 >= 16 }, "\(rows)")
    // The landmarks are all there: those of the first curve in two lines.
    let details = legend.map(\.0).filter { $0.contains(" · ") }
    #expect(details.joined(separator: " · ").contains(CurveLandmarks(of: specs[0]).description))
    #expect(details.count > specs.count)
  }

  @Test func pixelsShowTheCurveInItsColour() throws {
    let picture = Plot([try CurveSpec("linear")], duration: 1).picture
    let image = picture.image(textRenderer: WordlessText(), renderer: Rasterizer(), scale: 1)

    #expect(image.width == 880 && CGFloat(image.height) == picture.size.height)
    // Half way through the value panel the straight line crosses its middle.
    guard
      case .fill(let panel, _, .panel)? = picture.marks.first(where: {
        if case .fill(_, _, .panel) = $0 { true } else { false }
      })
    else {
      Issue.record("no panel")
      return
    }
    let pixel = image.pixels[Int(panel.midY) * image.width + Int(panel.midX)]
    let expected = PlotTheme.light.code(of: .series(0))
    for shift in [0, 8, 16] as [UInt32] {
      // The line is a little over two pixels wide, so that none is quite covered.
      let (got, wanted) = (Int(pixel >> shift & 0xFF), Int(expected >> shift & 0xFF))
      #expect(abs(got - wanted) < 16, "\(String(pixel, radix: 16))")
    }
  }

  /// Draws each text as a block of the size that is asked for.
  private final class BlockText: TextRenderer {
    private let wordless = WordlessText()

    func metrics(of font: FontDescriptor) -> FontMetrics { wordless.metrics(of: font) }

    func width(of string: String, font: FontDescriptor) -> CGFloat { wordless.width(of: string, font: font) }

    func image(of lines: [TextLine], font: FontDescriptor, color: CGColor, size: CGSize, scale: CGFloat) -> CGImage? {
      let (width, height) = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
      return CGImage(width: width, height: height, pixels: Array(repeating: .max, count: width * height))
    }
  }

  @Test(arguments: [1.0, 1.5, 2, 3]) func textsAreWhereTheyBelongOnWholePixelsAtAnyScale(scale: Double) throws {
    let picture = Plot([try CurveSpec("linear")], duration: 1).picture
    let places = picture.marks.compactMap { mark -> CGPoint? in
      if case .text(_, let place, _, _, _, .start) = mark { place } else { nil }
    }

    let list = picture.displayList(theme: .light, textRenderer: BlockText(), scale: scale)

    let corners = list.commands.compactMap { command -> CGPoint? in
      if case .image(_, _, let destination, _, _) = command { destination.origin } else { nil }
    }
    try #require(corners.count > places.count && !places.isEmpty)
    for corner in corners {
      let (x, y) = (corner.x * scale, corner.y * scale)
      #expect(abs(x - x.rounded()) < 1e-9 && abs(y - y.rounded()) < 1e-9, "\(corner)")
    }
    for place in places {
      #expect(corners.contains { abs($0.x - place.x) <= 0.5 / scale && place.y - $0.y > 0 && place.y - $0.y < 16 })
    }
  }

  @Test(arguments: [
    [CGPoint(x: 10, y: 10), CGPoint(x: 90, y: 70)],
    [CGPoint(x: 10, y: 50), CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 90)],
  ])
  func aStrokeCoversItsLengthTimesItsWidth(points: [CGPoint]) {
    let (width, length) = (
      4.0, zip(points, points.dropFirst()).reduce(0.0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    )
    let path = Path(stroking: points, width: width)
    let sheet = RoundedRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    let list = DisplayList(
      size: sheet.rect.size,
      commands: [.fill(.roundedRect(sheet), .white, .identity), .fill(.path(path), .black, .identity)])
    let covered = Rasterizer().render(list, scale: 1).pixels.reduce(0.0) { $0 + Double(255 - ($1 & 0xFF)) / 255 }

    // The ends reach half a width farther each; a right-angled mitre adds as much as it takes away.
    #expect(abs(covered - (length + width) * width) < 2, "\(covered)")
  }

  @Test func aSpikeIsCutOffAndNotDrawnForEver() throws {
    let spike = Plot.Series(
      points: [CGPoint(x: 0, y: 0), CGPoint(x: 0.5, y: 1e300), CGPoint(x: 1, y: 0)], colorIndex: 0)
    let flat = Plot.Series(points: (0...99).map { CGPoint(x: Double($0) / 99, y: 1) }, colorIndex: 1)
    let scale = PlotScale(panel: Plot.Panel(title: "", height: 100, series: [spike, flat]))

    #expect(scale.range.upperBound < 10)
  }
}
