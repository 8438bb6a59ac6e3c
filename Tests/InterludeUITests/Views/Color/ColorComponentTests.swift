import InterludeUI
import Testing

@Suite struct ColorComponentTests {
  @Test func aColourLiteralIsThatColour() {
    let color: UIColor = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
  }

  @Test func aColourLiteralIsALayersColourToo() {
    let color: CGColor = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color == CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
  }

  @Test func aColourLiteralAloneIsAColourOfViews() {
    let color = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
  }

  @Test func aColourOfNothingShowsNothing() { #expect(UIColor() == .clear) }

  @Test func componentsAreWrittenWhereThereIsAPlace() {
    var (red, alpha, white): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    #expect(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&red, green: nil, blue: nil, alpha: &alpha))
    #expect(red == 0.1 && alpha == 0.4)
    #expect(!UIColor.red.getWhite(&white, alpha: nil) && white == 0)
    #expect(UIColor(white: 0.6, alpha: 1).getWhite(&white, alpha: nil) && white == 0.6)
  }

  /// P3 and sRGB share their white and greys; P3's primaries are beyond sRGB's. The mixed colours come from the
  /// chromaticities of both spaces' primaries, by way of XYZ.
  @Test func displayP3IsConverted() {
    func components(_ color: UIColor) -> [CGFloat] { [color.cgColor.red, color.cgColor.green, color.cgColor.blue] }
    func isClose(_ color: UIColor, _ expected: [CGFloat]) -> Bool {
      zip(components(color), expected).allSatisfy { abs($0 - $1) < 1e-4 }
    }
    #expect(isClose(UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1), [0.5, 0.5, 0.5]))
    #expect(isClose(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1), [1, 0, 0]))
    #expect(isClose(UIColor(displayP3Red: 0.5, green: 0.4, blue: 0.3, alpha: 1), [0.51926, 0.39509, 0.28447]))
    #expect(isClose(UIColor(displayP3Red: 0.2, green: 0.6, blue: 0.9, alpha: 1), [0, 0.61017, 0.92563]))
  }

  @Test(arguments: [0, 0.1, 0.25, 0.4, 0.55, 0.7, 0.9])
  func hueSaturationAndBrightnessComeBack(hue: CGFloat) {
    let color = UIColor(hue: hue, saturation: 0.5, brightness: 0.75, alpha: 0.25)
    var found: (h: CGFloat, s: CGFloat, b: CGFloat, a: CGFloat) = (-1, -1, -1, -1)
    #expect(color.getHue(&found.h, saturation: &found.s, brightness: &found.b, alpha: &found.a))
    #expect(abs(found.h - hue) < 1e-9 && abs(found.s - 0.5) < 1e-9)
    #expect(found.b == 0.75 && found.a == 0.25)
    #expect(UIColor.gray.getHue(&found.h, saturation: &found.s, brightness: nil, alpha: nil))
    #expect(found.h == 0 && found.s == 0)
  }

  /// UIKit's documentation of each.
  @Test func namedColoursHaveTheirComponents() {
    let third: CGFloat = 1.0 / 3
    let colors: [(UIColor, [CGFloat])] = [
      (.black, [0, 0, 0, 1]), (.darkGray, [third, third, third, 1]), (.gray, [0.5, 0.5, 0.5, 1]),
      (.lightGray, [2 * third, 2 * third, 2 * third, 1]), (.white, [1, 1, 1, 1]), (.clear, [0, 0, 0, 0]),
      (.lightText, [1, 1, 1, 0.6]), (.darkText, [0, 0, 0, 1]), (.red, [1, 0, 0, 1]), (.green, [0, 1, 0, 1]),
      (.blue, [0, 0, 1, 1]), (.cyan, [0, 1, 1, 1]), (.yellow, [1, 1, 0, 1]), (.magenta, [1, 0, 1, 1]),
      (.orange, [1, 0.5, 0, 1]), (.purple, [0.5, 0, 0.5, 1]), (.brown, [0.6, 0.4, 0.2, 1]),
    ]
    for (color, parts) in colors { #expect(color.cgColor.components == parts, "\(color)") }
  }
}
