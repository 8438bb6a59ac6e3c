import InterludeUI
import Testing

/// What is filled behind, under and through text. A font of 20 points has an underline 2 points below the baseline and a line through
/// text 6 points above it, each a point thick; there are two pixels a point.
@Suite final class TextFillTests {
  lazy var bench = LabelBench()
  private let font = UIFont.systemFont(ofSize: 20)
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF
  /// What the system's colours are is told elsewhere.
  private let redColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blueColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// The rectangles for `ab`, in red from 10 points on, in a box that leaves 3 points above and below the line.
  private func fills(_ attributes: [NSAttributedString.Key: Any]) throws -> [PixelRect] {
    let red: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: redColor]
    let label = bench.label(
      bench.text(("x", [.font: font]), ("ab", red.merging(attributes) { $1 })),
      CGRect(x: 0, y: 0, width: 60, height: 30))
    return try bench.fills(of: label)
  }

  @Test func aBackgroundIsAsHighAsTheLine() throws {
    #expect(
      try fills([.backgroundColor: blueColor]) == [PixelRect(x: 20, y: 6, width: 40, height: 48, pixel: blue)])
  }

  @Test func anUnderlineIsWhereTheFontSaysInTheTextsColour() throws {
    // The baseline is 3 + 20 points down, the line 2 more.
    #expect(
      try fills([.underlineStyle: NSUnderlineStyle.single.rawValue])
        == [PixelRect(x: 20, y: 50, width: 40, height: 2, pixel: red)])
  }

  @Test func aThickLineIsTwiceAsThick() throws {
    #expect(
      try fills([.underlineStyle: NSUnderlineStyle.thick.rawValue, .underlineColor: blueColor])
        == [PixelRect(x: 20, y: 50, width: 40, height: 4, pixel: blue)])
  }

  @Test func aDoubleLineIsTwoLinesWithAGap() throws {
    let style = NSUnderlineStyle.double.rawValue
    #expect(
      try fills([.underlineStyle: style]) == [
        PixelRect(x: 20, y: 50, width: 40, height: 2, pixel: red),
        PixelRect(x: 20, y: 54, width: 40, height: 2, pixel: red),
      ])
    #expect(
      try fills([.strikethroughStyle: style]) == [
        PixelRect(x: 20, y: 32, width: 40, height: 2, pixel: red),
        PixelRect(x: 20, y: 36, width: 40, height: 2, pixel: red),
      ])
  }

  @Test func aLineThroughTheTextGoesUpWithIt() throws {
    let style = NSUnderlineStyle.single.rawValue
    #expect(
      try fills([.strikethroughStyle: style]) == [PixelRect(x: 20, y: 34, width: 40, height: 2, pixel: red)])
    // The line is 28 points high: the baseline is 1 + 24 points down, what is through the text 4 + 6 points above that.
    #expect(
      try fills([.strikethroughStyle: style, .baselineOffset: 4, .strikethroughColor: blueColor])
        == [PixelRect(x: 20, y: 30, width: 40, height: 2, pixel: blue)])
  }

  @Test func noStyleIsNoLine() throws {
    let label = bench.label(bench.text(("ab", [.underlineStyle: 0])), CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(try bench.fills(of: label).isEmpty)
  }

  /// The whole picture of the letters, pixel for pixel, between the lines under and through them.
  @Test func lettersAreBetweenTheLines() throws {
    let label = bench.label(
      bench.text(("ab", [.font: font, .underlineStyle: 1, .strikethroughStyle: 1])),
      CGRect(x: 0, y: 0, width: 60, height: 30))
    _ = try bench.fills(of: label)
    let commands = try #require((label.layer.contents as? CGImage)?.drawing?.commands)

    guard commands.count == 3, case .fill = commands[0], case .fill = commands[2],
      case .image(let image, let source, let destination, .identity, _) = commands[1]
    else {
      Issue.record("\(commands)")
      return
    }
    #expect(source == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(destination == CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(image.width == 120 && image.height == 60)
  }

  @Test func aLineIsInFrontOfTheGround() throws {
    let half = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let rects = try fills([
      .backgroundColor: blueColor, .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: half,
    ])
    #expect(rects.map(\.pixel) == [blue, 0x8080_0000])
  }
}
