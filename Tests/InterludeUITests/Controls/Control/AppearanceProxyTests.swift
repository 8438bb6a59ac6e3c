import InterludeUI
import InterludeUITestSupport
import Testing

/// By UIKit's documentation of `UIAppearance`.
@Suite final class AppearanceProxyTests {
  private lazy var world = World()
  private lazy var screen = world.showEmpty().view

  private final class Badge: UILabel {}
  private final class Card: UIView {}

  private func shown<View: UIView>(_ view: View, in parent: UIView? = nil) -> View {
    (parent ?? screen).addSubview(view)
    return view
  }

  // MARK: When

  @Test func whatAProxySaysIsAppliedWhenAViewEntersAWindow() {
    let there = shown(UILabel())
    UILabel.appearance().textColor = .red
    #expect(there.textColor == .label)
    there.removeFromSuperview()
    #expect(there.textColor == .label)
    screen.addSubview(there)
    #expect(there.textColor == .red)
    let card = Card()
    let inside = UILabel()
    card.addSubview(inside)
    #expect(inside.textColor == .label)
    screen.addSubview(card)
    #expect(inside.textColor == .red)
  }

  @Test func aViewHasItWhenItIsToldOfItsWindow() {
    final class Witness: UILabel {
      var seen: UIColor?
      override func didMoveToWindow() { seen = textColor }
    }
    _ = screen
    UILabel.appearance().textColor = .red
    #expect(shown(Witness()).seen == .red)
  }

  @Test func whatAProxySaysLaterHoldsForViewsThatEnterAgain() {
    _ = screen
    UILabel.appearance().textColor = .red
    let label = shown(UILabel())
    UILabel.appearance().textColor = .blue
    #expect(label.textColor == .red)
    label.removeFromSuperview()
    #expect(shown(label).textColor == .blue)
  }

  @Test func itIsNotAnimated() {
    _ = screen
    UILabel.appearance().backgroundColor = .red
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    UIView.animate(withDuration: 1) { self.screen.addSubview(label) }
    #expect(label.layer.animationKeys() == nil)
  }

  @Test func aWindowHasItWhenItIsShown() {
    _ = screen
    UIWindow.appearance().tintColor = .red
    let window = UIWindow(frame: world.window.bounds)
    #expect(window.tintColor == .systemBlue)
    window.isHidden = false
    #expect(window.tintColor == .red)
  }

  // MARK: What was set on the view

  @Test func whatWasSetOnAViewStays() {
    _ = screen
    let (before, plain, bare) = (UILabel(), UILabel(), UILabel())
    before.textColor = .green
    plain.textColor = .label
    bare.backgroundColor = nil
    UILabel.appearance().textColor = .red
    UILabel.appearance().backgroundColor = .red
    let after = UILabel()
    after.textColor = .green
    #expect(shown(before).textColor == .green && shown(after).textColor == .green)
    #expect(shown(plain).textColor == .label)
    #expect(shown(bare).backgroundColor == nil && bare.textColor == .red)
  }

  @Test func whatIsSetOnAViewThatHasItStays() {
    _ = screen
    UILabel.appearance().textColor = .red
    let label = shown(UILabel())
    label.textColor = .green
    label.removeFromSuperview()
    #expect(shown(label).textColor == .green)
  }

  @Test func whatViewsLookLikeByThemselvesIsNotSetOnThem() {
    _ = screen
    UITableView.appearance().backgroundColor = .red
    UITableViewCell.appearance().backgroundColor = .blue
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor = .green
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).font = .systemFont(ofSize: 30)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = "Title"
    #expect(shown(UITableView()).backgroundColor == .red && shown(UITableViewCell()).backgroundColor == .blue)
    let label = shown(header).textLabel
    world.layOut()
    #expect(label?.textColor == .green && label?.font.pointSize == 30)
    #expect(shown(UILabel()).textColor == .label)
  }

  @Test func eachStateIsASettingOfItsOwn() {
    _ = screen
    UIButton.appearance().setTitleColor(.red, for: .normal)
    UIButton.appearance().setTitleColor(.blue, for: .disabled)
    let button = UIButton(type: .custom)
    button.setTitleColor(.green, for: .normal)
    _ = shown(button)
    #expect(button.titleColor(for: .normal) == .green && button.titleColor(for: .disabled) == .blue)
  }

  @Test func everySettingByStateIsAppliedAndKept() {
    _ = screen
    let (image, own) = (UIImage(), UIImage())
    let (large, small) = (UIImage.SymbolConfiguration(scale: .large), UIImage.SymbolConfiguration(scale: .small))
    UIButton.appearance().setBackgroundImage(image, for: .normal)
    UIButton.appearance().setPreferredSymbolConfiguration(large, forImageIn: .normal)
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    #expect(UIButton.appearance().backgroundImage(for: .normal) === image)
    #expect(UISegmentedControl.appearance().titleTextAttributes(for: .normal) == nil)
    let (plain, kept) = (UIButton(type: .custom), UIButton(type: .custom))
    kept.setBackgroundImage(own, for: .normal)
    kept.setPreferredSymbolConfiguration(small, forImageIn: .normal)
    let (segments, keptSegments) = (UISegmentedControl(), UISegmentedControl())
    keptSegments.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    for control in [plain, kept, segments, keptSegments] { _ = shown(control) }
    #expect(plain.backgroundImage(for: .normal) === image && kept.backgroundImage(for: .normal) === own)
    #expect(plain.preferredSymbolConfigurationForImage(in: .normal) == large)
    #expect(kept.preferredSymbolConfigurationForImage(in: .normal) == small)
    func color(_ control: UISegmentedControl) -> UIColor? {
      control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor
    }
    #expect(color(segments) == .red && color(keptSegments) == .blue)
  }

  // MARK: Which proxy

  @Test(arguments: [false, true]) func theMoreSpecificClassGoesBefore(isToldLast: Bool) {
    _ = screen
    if isToldLast { UIView.appearance().backgroundColor = .red }
    Badge.appearance().backgroundColor = .blue
    if !isToldLast { UIView.appearance().backgroundColor = .red }
    UILabel.appearance(whenContainedInInstancesOf: [UIView.self]).backgroundColor = .green
    #expect(shown(Badge()).backgroundColor == .blue)
    #expect(shown(UILabel()).backgroundColor == .green)
    #expect(shown(UIView()).backgroundColor == .red)
  }

  @Test(arguments: [false, true]) func containersGoBeforeNoneAndMoreOfThemBeforeFewer(isReversed: Bool) {
    _ = screen
    let rules: [() -> Void] = [
      { UILabel.appearance().textColor = .red },
      { UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .green },
      { UILabel.appearance(whenContainedInInstancesOf: [Card.self, UIStackView.self]).textColor = .blue },
    ]
    for rule in isReversed ? rules.reversed() : rules { rule() }
    let (card, stack) = (Card(), UIStackView())
    let inStack = UILabel()
    stack.addArrangedSubview(card)
    stack.addArrangedSubview(inStack)
    let inBoth = shown(UILabel(), in: card)
    _ = shown(stack)
    #expect(inBoth.textColor == .blue && inStack.textColor == .green)
    #expect(shown(UILabel(), in: shown(Card())).textColor == .red)
    #expect(shown(UILabel()).textColor == .red)
  }

  @Test func theOutermostContainerGoesBefore() {
    _ = screen
    UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .blue
    let (card, stack) = (Card(), UIStackView())
    stack.addArrangedSubview(card)
    _ = shown(stack)
    #expect(shown(UILabel(), in: card).textColor == .red)
    let (outer, inner) = (Card(), UIStackView())
    outer.addSubview(inner)
    _ = shown(outer)
    #expect(shown(UILabel(), in: inner).textColor == .blue)
  }

  @Test func controllersContainViews() {
    final class Settings: UIViewController {}
    #expect(shown(UILabel()).textColor == .label)
    UILabel.appearance(whenContainedInInstancesOf: [Settings.self]).textColor = .red
    #expect(shown(UILabel()).textColor == .label)
    let settings = Settings()
    let label = UILabel()
    settings.view.addSubview(label)
    world.show(settings)
    #expect(label.textColor == .red)
  }

  @Test func traitsAreThoseOfTheViewOnItsWayIn() {
    _ = screen
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    UILabel.appearance(for: dark).textColor = .red
    UILabel.appearance(for: dark, whenContainedInInstancesOf: [Card.self]).textColor = .blue
    UILabel.appearance().textColor = .green
    let night = Card()
    night.overrideUserInterfaceStyle = .dark
    #expect(shown(UILabel()).textColor == .green)
    #expect(shown(UILabel(), in: shown(Card())).textColor == .green)
    #expect(shown(UILabel(), in: shown(night)).textColor == .blue)
    let view = UIView()
    view.overrideUserInterfaceStyle = .dark
    #expect(shown(UILabel(), in: shown(view)).textColor == .red)
  }

  // MARK: Proxies

  @Test func aProxyTellsWhatItWasGiven() {
    _ = screen
    #expect(UISwitch.appearance().onTintColor == nil)
    UISwitch.appearance().onTintColor = .red
    UIButton.appearance().setTitleColor(.blue, for: .selected)
    #expect(UISwitch.appearance().onTintColor == .red)
    #expect(UISwitch.appearance(whenContainedInInstancesOf: [Card.self]).onTintColor == nil)
    #expect(UIButton.appearance().titleColor(for: .selected) == .blue)
    #expect(UIButton.appearance().titleColor(for: .normal) == nil)
    UISwitch.appearance().onTintColor = nil
    #expect(UISwitch.appearance().onTintColor == nil)
  }

  @Test func eachStageHasProxiesOfItsOwn() {
    _ = screen
    let other = World()
    let theirs = other.showEmpty().view
    UILabel.appearance().textColor = .blue
    world.stage.asCurrent { UILabel.appearance().textColor = .red }
    #expect(shown(UILabel()).textColor == .red)
    #expect(shown(UILabel(), in: theirs).textColor == .blue)
    #expect(UILabel.appearance().textColor == .blue)
  }

  /// Everything that a class lists can be set by its proxy, and stays where it was set on a view.
  @Test func everySettingOfEveryControlIsAppliedAndKept() {
    _ = screen
    func check<View: UIView, Value: Equatable>(
      _ make: () -> View, _ path: ReferenceWritableKeyPath<View, Value>, _ value: Value, _ own: Value,
      _ set: (Value) -> Void
    ) {
      set(value)
      let (plain, kept) = (make(), make())
      kept[keyPath: path] = own
      #expect(shown(plain)[keyPath: path] == value && shown(kept)[keyPath: path] == own, "\(path)")
    }
    let (red, blue) = (UIColor.red as UIColor?, UIColor.blue as UIColor?)
    check(UILabel.init, \.font, .systemFont(ofSize: 8), .systemFont(ofSize: 9)) { UILabel.appearance().font = $0 }
    check(UILabel.init, \.textColor, red, blue) { UILabel.appearance().textColor = $0 }
    check(UILabel.init, \.highlightedTextColor, red, blue) { UILabel.appearance().highlightedTextColor = $0 }
    check(UILabel.init, \.shadowColor, red, blue) { UILabel.appearance().shadowColor = $0 }
    check(UILabel.init, \.shadowOffset, .zero, CGSize(width: 1, height: 1)) { UILabel.appearance().shadowOffset = $0 }
    check(UISwitch.init, \.onTintColor, red, blue) { UISwitch.appearance().onTintColor = $0 }
    check(UISwitch.init, \.thumbTintColor, red, blue) { UISwitch.appearance().thumbTintColor = $0 }
    check(UISlider.init, \.minimumTrackTintColor, red, blue) { UISlider.appearance().minimumTrackTintColor = $0 }
    check(UISlider.init, \.maximumTrackTintColor, red, blue) { UISlider.appearance().maximumTrackTintColor = $0 }
    check(UISlider.init, \.thumbTintColor, red, blue) { UISlider.appearance().thumbTintColor = $0 }
    check(UIProgressView.init, \.progressTintColor, red, blue) { UIProgressView.appearance().progressTintColor = $0 }
    check(UIProgressView.init, \.trackTintColor, red, blue) { UIProgressView.appearance().trackTintColor = $0 }
    check(UIPageControl.init, \.pageIndicatorTintColor, red, blue) {
      UIPageControl.appearance().pageIndicatorTintColor = $0
    }
    check(UIPageControl.init, \.currentPageIndicatorTintColor, red, blue) {
      UIPageControl.appearance().currentPageIndicatorTintColor = $0
    }
    check(UISegmentedControl.init, \.selectedSegmentTintColor, red, blue) {
      UISegmentedControl.appearance().selectedSegmentTintColor = $0
    }
    check({ UIActivityIndicatorView(style: .medium) }, \.color, red, blue) {
      UIActivityIndicatorView.appearance().color = $0
    }
    let (insets, others) = (UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), UIEdgeInsets.zero)
    check({ UIButton(type: .custom) }, \.contentEdgeInsets, insets, others) {
      UIButton.appearance().contentEdgeInsets = $0
    }
    check({ UITableView() }, \.separatorInset, insets, others) { UITableView.appearance().separatorInset = $0 }
    check({ UITableView() }, \.separatorColor, red, blue) { UITableView.appearance().separatorColor = $0 }
    check({ UITableView() }, \.sectionHeaderTopPadding, 3, 4) { UITableView.appearance().sectionHeaderTopPadding = $0 }
    check({ UITableViewCell() }, \.separatorInset, insets, others) { UITableViewCell.appearance().separatorInset = $0 }
    check(UIView.init, \.tintColor, red, blue) { UIView.appearance().tintColor = $0 }
  }

  @Test func whatWasSetForAStateIsToldAgain() {
    _ = screen
    let (low, high, thumb) = (UIImage(), UIImage(), UIImage())
    let sliders = UISlider.appearance()
    #expect(sliders.minimumTrackImage(for: .normal) == nil)
    sliders.setMinimumTrackImage(low, for: .normal)
    sliders.setMaximumTrackImage(high, for: .normal)
    sliders.setThumbImage(thumb, for: .highlighted)
    #expect(sliders.minimumTrackImage(for: .normal) === low && sliders.maximumTrackImage(for: .normal) === high)
    #expect(sliders.thumbImage(for: .highlighted) === thumb && sliders.minimumTrackImage(for: .disabled) == nil)
    let slider = shown(UISlider())
    #expect(slider.minimumTrackImage(for: .normal) === low && slider.thumbImage(for: .highlighted) === thumb)
    UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    let attributes = UIBarButtonItem.appearance().titleTextAttributes(for: .selected)
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    #expect(UIBarButtonItem.appearance().titleTextAttributes(for: .normal) == nil)
  }
}
