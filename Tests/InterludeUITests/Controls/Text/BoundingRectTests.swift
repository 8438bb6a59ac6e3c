import InterludeUI
import InterludeUITestSupport
import Testing

/// The room that a text takes, as code that lays out by hand asks for it. A character is half as wide as the font is large.
@Suite final class BoundingRectTests {
  lazy var world: World = {
    let world = World()
    world.stage.textRenderer = FixedWidthRenderer()
    return world
  }()
  private let font = UIFont.systemFont(ofSize: 20)
  private let (lineHeight, ascender): (CGFloat, CGFloat) = (24, 20)
  private var attributes: [NSAttributedString.Key: Any] { [.font: font] }

  private func rect(
    _ text: String, _ width: CGFloat, _ options: NSStringDrawingOptions, height: CGFloat = .greatestFiniteMagnitude,
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    world.stage.asCurrent {
      text.boundingRect(
        with: CGSize(width: width, height: height), options: options, attributes: attributes, context: context)
    }
  }

  @Test func linesWrapToTheWidthFromTheTop() {
    let line = lineHeight
    #expect(rect("ab cd ef", 60, .usesLineFragmentOrigin) == CGRect(x: 0, y: 0, width: 50, height: 2 * line))
    #expect(rect("ab cd ef", 25, [.usesLineFragmentOrigin, .usesFontLeading]).height == 3 * line)
    #expect(rect("ab cd ef", 0, .usesLineFragmentOrigin) == CGRect(x: 0, y: 0, width: 80, height: line))
    #expect(rect("", 60, .usesLineFragmentOrigin) == .zero)
  }

  @Test func withoutLinesThereIsOneOnItsBaseline() {
    let rect = rect("ab cd ef", 25, [])
    #expect(rect == CGRect(x: 0, y: -ascender, width: 80, height: lineHeight))
  }

  @Test func theKindsOfStringsAgree() {
    let size = CGSize(width: 60, height: 1000)
    world.stage.asCurrent {
      let expected = "ab cd ef".boundingRect(
        with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
      let string = NSString(string: "ab cd ef")
      #expect(
        string.boundingRect(with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
          == expected)
      let attributed = NSAttributedString(string: "ab cd ef", attributes: attributes)
      #expect(attributed.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil) == expected)
    }
  }

  @Test func linesThatDoNotFitAreLeftOut() {
    #expect(rect("ab cd ef", 25, .usesLineFragmentOrigin, height: 2.5 * lineHeight).height == 2 * lineHeight)
  }

  /// “ab cd e…” takes the room of eight characters, “ab cd” of five.
  @Test func theLastLineMayEndInAnEllipsis() {
    let height = lineHeight
    #expect(rect("ab cd efghi", 80, .usesLineFragmentOrigin, height: height).width == 50)
    #expect(
      rect("ab cd efghi", 80, [.usesLineFragmentOrigin, .truncatesLastVisibleLine], height: height).width == 80)
  }

  @Test func aLineMayBeSetSmallerAndTheContextTellsHowMuch() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.4
    let fitted = rect("ab cd ef", 40, [], context: context)
    #expect(abs(fitted.width - 40) < 1e-6 && abs(context.actualScaleFactor - 0.5) < 1e-6)
    #expect(context.totalBounds == fitted)
    #expect(rect("ab", 40, [], context: context).width == 20 && context.actualScaleFactor == 1)
    #expect(abs(rect("ab cd ef", 10, [], context: context).width - 32) < 1e-6)
  }

  @Test func aTextIsDrawnWhereItIsMeasured() throws {
    world.stage.renderer = nil
    let context = NSStringDrawingContext()
    _ = world.stage.asCurrent {
      UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in
        "ab cd ef".draw(
          with: CGRect(x: 10, y: 20, width: 60, height: 80), options: .usesLineFragmentOrigin, attributes: attributes,
          context: context)
      }
    }
    #expect(context.totalBounds == CGRect(x: 10, y: 20, width: 50, height: 2 * lineHeight))
  }
}
