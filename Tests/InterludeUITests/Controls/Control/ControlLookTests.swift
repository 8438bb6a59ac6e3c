import InterludeUI
import InterludeUITestSupport
import LayerTree
import Testing

/// What of a control is the app's: its opacity, its background and, of most, its size.
@Suite final class ControlLookTests {
  lazy var world = World()
  lazy var screen = world.showEmpty()

  private func show<Control: UIView>(_ control: Control, _ frame: CGRect? = nil) -> Control {
    if let frame { control.frame = frame }
    screen.view.addSubview(control)
    world.layOut()
    return control
  }

  // MARK: Opacity

  @Test func theOpacityOfASwitchIsTheApps() {
    let toggle = show(UISwitch())
    toggle.alpha = 0
    toggle.isOn = true
    toggle.onTintColor = .red
    toggle.isEnabled = false
    #expect(toggle.alpha == 0)
    #expect(toggle.subviews.first?.alpha == 0.5)
  }

  @Test func theOpacityOfASliderIsTheApps() {
    let slider = show(UISlider(), CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.alpha = 0.3
    slider.isHighlighted = true
    slider.isEnabled = false
    #expect(slider.alpha.isNear(0.3, within: 1e-6))
    #expect(slider.subviews.first?.alpha == 0.5)
  }

  // MARK: Size

  private enum Kind: CaseIterable {
    case toggle, stepper

    var size: CGSize { self == .toggle ? CGSize(width: 51, height: 31) : CGSize(width: 94, height: 32) }

    func make(_ frame: CGRect = .zero) -> UIView { self == .toggle ? UISwitch(frame: frame) : UIStepper(frame: frame) }
  }

  @Test(arguments: Kind.allCases) private func aSwitchAndAStepperKeepTheirSizeWhereverTheyArePut(kind: Kind) {
    let (size, inStack) = (kind.size, kind.make())
    let stack = UIStackView(arrangedSubviews: [inStack])
    stack.axis = .vertical
    _ = show(stack, CGRect(x: 0, y: 0, width: 300, height: 60))
    #expect(inStack.frame == CGRect(origin: .zero, size: size))

    let placed = show(kind.make(CGRect(x: 5, y: 6, width: 1, height: 1)))
    #expect(placed.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: size))
    placed.frame = CGRect(x: 20, y: 30, width: 200, height: 100)
    #expect(placed.frame == CGRect(origin: CGPoint(x: 20, y: 30), size: size))
    placed.bounds.size = .zero
    #expect(placed.bounds.size == size)
    placed.transform = CGAffineTransform(scaleX: 2, y: 2)
    placed.frame = CGRect(x: 20, y: 30, width: 10, height: 10)
    #expect(placed.frame == CGRect(x: 20, y: 30, width: 2 * size.width, height: 2 * size.height))

    let constrained = kind.make()
    constrained.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(constrained)
    NSLayoutConstraint.activate([
      constrained.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 10),
      constrained.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor, constant: -10),
      constrained.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 200),
    ])
    world.layOut()
    #expect(constrained.frame == CGRect(origin: CGPoint(x: 10, y: 200), size: size))
    #expect(world.diagnostics.isEmpty)
  }

  // MARK: Background

  @Test func backgroundsAreTheApps() {
    for control in [UISwitch(), UIStepper(), UISegmentedControl(items: ["A", "B"])] {
      #expect(control.backgroundColor == nil, "\(type(of: control))")
    }
    let toggle = UISwitch()
    toggle.backgroundColor = .red
    toggle.setOn(true, animated: false)
    toggle.setOn(false, animated: false)
    #expect(toggle.backgroundColor == .red)
  }

  // MARK: Motion

  @Test func progressMovesWithTheLayoutThatAnAppAnimates() throws {
    let bar = show(UIProgressView(frame: .zero), CGRect(x: 0, y: 0, width: 100, height: 4))
    bar.progress = 1
    UIView.animate(withDuration: 4) { bar.layoutIfNeeded() }
    world.stage.advance(to: 2)
    let fill = try #require(bar.subviews.first?.layer.presentation())
    #expect(fill.frame.width.isNear(50, within: 1e-6))
  }

  @Test func anAnimatedProgressBeginsAtWhatWasSetBefore() throws {
    let bar = show(UIProgressView(frame: .zero), CGRect(x: 0, y: 0, width: 100, height: 4))
    bar.progress = 0.5
    bar.setProgress(1, animated: true)
    #expect(try #require(bar.subviews.first?.layer.presentation()).frame.width == 50)
  }

  @Test func aSliderTakesTheDurationOfTheAppsBlock() throws {
    let slider = show(UISlider(), CGRect(x: 0, y: 0, width: 228, height: 34))
    UIView.animate(withDuration: 2) { slider.setValue(1, animated: true) }
    world.stage.advance(to: 1)
    let views = slider.subviews.flatMap { [$0] + $0.subviews }
    let thumb = try #require(views.last?.layer.presentation())
    #expect(thumb.frame.midX.isNear(114, within: 1e-6))
  }
}
