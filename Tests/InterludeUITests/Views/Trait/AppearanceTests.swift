import InterludeUI
import InterludeUITestSupport
import Testing

/// The light and the dark appearance: whose it is, and what colours come to in it.
@Suite final class AppearanceTests {
  lazy var world = World()
  private lazy var root: UIViewController = {
    let root = UIViewController()
    world.show(root)
    return root
  }()
  private let (light, dark) = (
    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
  )

  private func show<View: UIView>(_ view: View) -> View {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    root.view.addSubview(view)
    world.stage.advance(to: world.stage.time + 0.1)
    return view
  }

  // MARK: Colours

  /// Apple's Human Interface Guidelines, "Color", as of iOS 17.
  @Test(arguments: [
    (UIColor.systemBlue, 0x007AFF, 1, 0x0A84FF, 1), (.systemRed, 0xFF3B30, 1, 0xFF453A, 1),
    (.systemGray6, 0xF2F2F7, 1, 0x1C1C1E, 1), (.secondaryLabel, 0x3C3C43, 0.6, 0xEBEBF5, 0.6),
    (.separator, 0x3C3C43, 0.29, 0x545458, 0.6), (.systemBackground, 0xFFFFFF, 1, 0x000000, 1),
    (.secondarySystemGroupedBackground, 0xFFFFFF, 1, 0x1C1C1E, 1), (.label, 0x000000, 1, 0xFFFFFF, 1),
  ])
  func systemColorsAreThePublishedOnes(color: UIColor, rgb: Int, alpha: Double, darkRGB: Int, darkAlpha: Double) {
    func make(_ rgb: Int, _ alpha: Double) -> UIColor {
      UIColor(
        red: Double(rgb >> 16) / 255, green: Double(rgb >> 8 & 255) / 255, blue: Double(rgb & 255) / 255, alpha: alpha)
    }
    #expect(color.resolvedColor(with: light) == make(rgb, alpha))
    #expect(color.resolvedColor(with: dark) == make(darkRGB, darkAlpha))
    #expect(color.resolvedColor(with: UITraitCollection()) == make(rgb, alpha), "unspecified is light")
  }

  @Test func whatLiesOverSomethingIsLighterInTheDark() {
    let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
    #expect(UIColor.systemBackground.resolvedColor(with: elevated) == UIColor.systemGray6.resolvedColor(with: dark))
  }

  @Test func aProvidersColorIsResolvedToTheEnd() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .white }
    #expect(color.resolvedColor(with: light) == .white)
    #expect(color.resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
    #expect(color != UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .white }, "closures cannot be compared")
  }

  @Test func anotherAlphaLeavesItDynamic() {
    let faded = UIColor.label.withAlphaComponent(0.5)
    #expect(faded.resolvedColor(with: light) == UIColor(white: 0, alpha: 0.5))
    #expect(faded.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(faded == UIColor.label.withAlphaComponent(0.5) && faded != .label)
    let provided = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.withAlphaComponent(0.5)
    #expect(provided.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
  }

  // MARK: Views

  @Test func aBackgroundFollowsTheAppearance() {
    let view = show(UIView())
    view.backgroundColor = .systemBackground

    world.stage.userInterfaceStyle = .dark

    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    #expect(view.backgroundColor == .systemBackground, "it stays what was given")
    world.stage.userInterfaceStyle = .light
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
  }

  /// The trap of dark mode: a layer has a colour, not where it comes from.
  @Test func aLayersColorStaysAsItWas() {
    let view = show(UIView())
    view.layer.borderColor = UIColor.label.cgColor
    view.backgroundColor = .label
    view.layer.backgroundColor = UIColor.red.cgColor

    world.stage.userInterfaceStyle = .dark

    #expect(view.layer.borderColor == UIColor.black.cgColor)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor && view.backgroundColor == .red)
  }

  @Test func anOverrideHoldsForTheViewAndWhatIsInIt() {
    let (outer, inner) = (show(UIView()), UIView())
    outer.addSubview(inner)
    inner.backgroundColor = .systemBackground

    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark && inner.layer.backgroundColor == UIColor.black.cgColor)
    #expect(root.traitCollection.userInterfaceStyle == .light)

    inner.overrideUserInterfaceStyle = .light
    #expect(inner.layer.backgroundColor == UIColor.white.cgColor)

    (outer.overrideUserInterfaceStyle, inner.overrideUserInterfaceStyle) = (.unspecified, .unspecified)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aWindowsOverrideGoesBeforeTheDevice() {
    world.window.overrideUserInterfaceStyle = .dark
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    world.stage.send(InputEvent(time: 1, kind: .resize(CGSize(width: 500, height: 700), scale: 2)))
    #expect(root.view.traitCollection.userInterfaceStyle == .dark, "and stays when the window is resized")
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aControllersOverrideHoldsForItsChildrenButNotForWhatItPresents() {
    let (child, presented) = (UIViewController(), UIViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    root.overrideUserInterfaceStyle = .dark
    presented.modalPresentationStyle = .fullScreen

    root.present(presented, animated: false)

    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(presented.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aSheetLiesOverItsPresenter() {
    _ = root
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    world.stage.userInterfaceStyle = .dark
    sheet.view.backgroundColor = .systemBackground

    root.present(sheet, animated: false)

    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(sheet.view.layer.backgroundColor == UIColor.systemGray6.resolvedColor(with: dark).cgColor)
    #expect(root.traitCollection.userInterfaceLevel == .base)
  }

  @Test func viewsAreToldOnceWithWhatWas() {
    let view = show(Listener())
    view.heard = []

    world.stage.userInterfaceStyle = .dark

    #expect(view.heard == ["tint under dark", "light to dark under dark"])
  }

  // MARK: The current traits

  @Test func theCurrentTraitsAreThoseOfTheViewThatIsLaidOutOrDraws() {
    let view = show(Listener())
    view.overrideUserInterfaceStyle = .dark
    view.heard = []
    view.setNeedsLayout()
    view.setNeedsDisplay()

    world.stage.advance(to: world.stage.time + 0.1)

    #expect(view.heard.sorted() == ["draw under dark", "layout under dark"])
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func codeRunsUnderOtherTraitsAndThenUnderThoseBefore() {
    _ = world
    var seen: [CGColor] = []
    dark.performAsCurrent {
      light.performAsCurrent { seen.append(UIColor.label.cgColor) }
      seen.append(UIColor.label.cgColor)
    }
    seen.append(UIColor.label.cgColor)
    #expect(seen == [UIColor.black.cgColor, UIColor.white.cgColor, UIColor.black.cgColor])
  }

  @Test func theStatusBarIsLightInTheDark() {
    _ = root
    #expect(world.window.windowScene?.statusBarManager?.statusBarStyle == .default)
    root.overrideUserInterfaceStyle = .dark
    #expect(world.window.windowScene?.statusBarManager?.statusBarStyle == .lightContent)
  }
}

/// Writes down what it is told, and under which traits.
private final class Listener: UIView {
  var heard: [String] = []

  private func hear(_ text: String) { heard.append("\(text) under \(UITraitCollection.current.userInterfaceStyle)") }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    hear("\(previous?.userInterfaceStyle ?? .unspecified) to \(traitCollection.userInterfaceStyle)")
  }
  override func tintColorDidChange() { hear("tint") }
  override func layoutSubviews() { hear("layout") }
  override func draw(_ rect: CGRect) { hear("draw") }
}
