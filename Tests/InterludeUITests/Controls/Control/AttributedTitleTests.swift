import InterludeUI
import InterludeUITestSupport
import Testing

/// Buttons whose titles have styles of their own.
@Suite final class AttributedTitleTests {
  lazy var world = World()
  private let renderer = FixedWidthRenderer()
  private lazy var button: UIButton = {
    world.stage.textRenderer = renderer
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    world.showEmpty().view.addSubview(button)
    return button
  }()

  private func title(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    NSAttributedString(string: string, attributes: attributes)
  }

  /// What is drawn last.
  private var drawn: FixedWidthRenderer.Drawing? {
    world.stage.commit()
    return renderer.drawn.last
  }

  @Test func itShowsInPlaceOfAPlainTitle() {
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(title("styled", [.font: UIFont.systemFont(ofSize: 30)]), for: .normal)

    #expect(drawn?.lines.map(\.string) == ["styled"] && drawn?.font.pointSize == 30)
    #expect(button.currentAttributedTitle?.string == "styled" && button.currentTitle == "plain")
    #expect(button.intrinsicContentSize == CGSize(width: 6 * 15, height: 36 + 12))
    button.setAttributedTitle(nil, for: .normal)
    #expect(drawn?.lines.map(\.string) == ["plain"] && drawn?.font.pointSize == UIFont.buttonFontSize)
  }

  @Test func whatItLeavesOpenIsAsTheButtonSays() {
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .highlighted)
    button.setAttributedTitle(title("a", [.kern: 2]), for: .normal)

    #expect(drawn?.color == UIColor.red.cgColor && drawn?.font.pointSize == UIFont.buttonFontSize)
    button.isHighlighted = true
    #expect(drawn?.color == UIColor.blue.cgColor)
  }

  @Test func aStateHasItsOwnOrThatOfTheNormalState() {
    button.setAttributedTitle(title("a", [.foregroundColor: UIColor.red]), for: .normal)
    button.setAttributedTitle(title("b", [.foregroundColor: UIColor.green]), for: .selected)

    #expect(button.attributedTitle(for: .highlighted)?.string == "a")
    button.isSelected = true
    #expect(button.currentAttributedTitle?.string == "b")
    #expect(drawn?.lines.map(\.string) == ["b"] && drawn?.color == UIColor.green.cgColor)
  }
}
