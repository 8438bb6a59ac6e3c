import InterludeUI
import InterludeUITestSupport
import Testing

/// What a button makes of its configuration, and when it asks for another.
@Suite final class ButtonConfigurationTests {
  lazy var world = World()

  /// The colours of a button with a configuration: of the text, and of what is behind it.
  private func colors(_ configuration: UIButton.Configuration) -> [UIColor?] {
    let button = UIButton(configuration: configuration)
    button.tintColor = .red
    return [button.titleLabel?.textColor, button.subviews.first?.backgroundColor]
  }

  /// UIKit's documentation: those with a border are the styles of the platform, which on a phone are those without.
  @Test func everyStyleHasItsColours() {
    typealias Configuration = UIButton.Configuration
    let light = UIColor.red.withAlphaComponent(0.18)
    let styles: [(Configuration, Configuration, [UIColor?])] = [
      (.plain(), .borderless(), [.red, nil]), (.gray(), .bordered(), [.red, .secondarySystemFill]),
      (.tinted(), .borderedTinted(), [.red, light]), (.filled(), .borderedProminent(), [.white, .red]),
    ]
    for (style, platform, expected) in styles {
      #expect(colors(style) == expected && colors(platform) == expected)
      var (own, back) = (style, style)
      own.baseForegroundColor = .green
      own.baseBackgroundColor = .blue
      #expect(colors(own)[0] == .green && colors(own)[1]?.withAlphaComponent(1) == .blue)
      back.contentInsets = .zero
      back.setDefaultContentInsets()
      #expect(back == style && back.contentInsets == style.contentInsets && own != style)
    }
  }

  private final class Counted: UIButton {
    var calls: [String] = []
    override func updateConfiguration() { calls.append(isSelected ? "selected" : "plain") }
  }

  /// “If you call this method multiple times before the system calls updateConfiguration(), the system calls it once.”
  @Test func aConfigurationIsUpdatedOnceBeforeTheLayout() {
    let button = Counted(configuration: .plain())
    world.showEmpty().view.addSubview(button)
    world.layOut()
    button.calls = []
    button.configurationUpdateHandler = { [unowned button] _ in button.calls.append("handler") }
    for _ in 0..<3 { button.setNeedsUpdateConfiguration() }
    button.isSelected = true
    #expect(button.calls.isEmpty)
    world.layOut()
    #expect(button.calls == ["selected", "handler"])
    world.layOut()
    #expect(button.calls.count == 2)
    button.isSelected = false
    world.layOut()
    #expect(button.calls.suffix(2) == ["plain", "handler"])
  }

  @Test func aHandlersConfigurationIsThereWhenTheButtonIsMeasured() {
    world.stage.textRenderer = FixedWidthRenderer()
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "abcd" : "ab" }
    let width = button.intrinsicContentSize.width
    #expect(button.titleLabel?.text == "ab")
    button.isSelected = true
    // Two letters of 8.5 points.
    #expect(button.intrinsicContentSize.width == width + 17)
  }
}
