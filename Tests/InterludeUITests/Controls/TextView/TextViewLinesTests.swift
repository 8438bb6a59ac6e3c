import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// A text view breaks its text into lines when the text, the look or the width changes, and not while it scrolls.
@Suite final class TextViewLinesTests {
  /// Counts how often it is asked how wide a text is.
  private final class CountingRenderer: TextRenderer {
    private let renderer = FixedWidthRenderer()
    var measurements = 0

    func metrics(of font: FontDescriptor) -> FontMetrics { renderer.metrics(of: font) }
    func names(of font: FontDescriptor) -> FontNames? { renderer.names(of: font) }
    func rules(of font: FontDescriptor) -> FontRules { renderer.rules(of: font) }
    func width(of string: String, font: FontDescriptor) -> CGFloat {
      measurements += 1
      return renderer.width(of: string, font: font)
    }
    func image(of lines: [TextLine], font: FontDescriptor, color: CGColor, size: CGSize, scale: CGFloat) -> CGImage? {
      renderer.image(of: lines, font: font, color: color, size: size, scale: scale)
    }
  }

  private lazy var world = World()
  private let renderer = CountingRenderer()

  @Test func scrollingMeasuresNoText() {
    let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 88))
    world.stage.textRenderer = renderer
    world.showEmpty().view.addSubview(textView)
    textView.font = .systemFont(ofSize: 20)
    textView.text = String(repeating: "some words and others ", count: 100)
    world.layOut()
    textView.contentOffset.y = 10
    world.layOut()
    let measured = renderer.measurements
    for offset in 2..<20 {
      textView.contentOffset.y = CGFloat(offset) * 10
      world.layOut()
    }
    #expect(renderer.measurements - measured < 100)
    #expect(measured > 100)
  }

  /// Ten letters of 10 points are in a line of 24 points.
  @Test func whatTheLinesDependOnBreaksThemAnew() {
    world.stage.textRenderer = renderer
    let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 88))
    world.showEmpty().view.addSubview(textView)
    textView.font = .systemFont(ofSize: 20)
    func height() -> CGFloat {
      world.layOut()
      return textView.contentSize.height - 16
    }
    textView.text = "one two three"
    #expect(height() == 48)
    textView.frame.size.width = 210
    #expect(height() == 24)
    textView.font = .systemFont(ofSize: 40)
    #expect(height() == 96)
    textView.textContainer.lineFragmentPadding = 0
    textView.font = .systemFont(ofSize: 20)
    textView.textContainerInset.left = 120
    #expect(height() == 48)
    textView.insertText("\n")
    #expect(height() == 72)
    textView.attributedText = NSAttributedString(string: "a")
    #expect(height() < 72)
  }
}
