import InterludeUI
import InterludeUITestSupport
import Testing

/// Controls: what they send, and when.
@Suite final class ControlTests {
  lazy var world = World()
  lazy var screen = world.showEmpty()
  var finger: Finger { screen.finger }

  private static let events: [(String, UIControl.Event)] = [
    ("down", .touchDown), ("repeat", .touchDownRepeat), ("dragInside", .touchDragInside),
    ("dragOutside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
    ("upInside", .touchUpInside), ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
    ("primary", .primaryActionTriggered),
  ]

  /// A control of 100 × 50 points at (100, 100) that writes down its events.
  private func control<Control: UIControl>(_ control: Control) -> Control {
    control.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    screen.view.addSubview(control)
    for (name, event) in Self.events {
      control.addAction(UIAction { [world] _ in world.journal.write(name) }, for: event)
    }
    return control
  }

  @Test func aTapSendsDownAndUpInside() {
    let control = control(UIControl())
    finger.down(150, 120, at: 1)
    #expect(control.isTracking && control.isHighlighted && control.state == .highlighted)
    finger.up(150, 120, at: 1.1)
    #expect(!control.isTracking && !control.isHighlighted)
    #expect(world.journal.entries == ["down", "upInside"])
  }

  @Test func aFingerIsInsideUpToSeventyPointsAway() {
    let control = control(UIControl())
    finger.down(150, 120, at: 1)
    finger.move(269, 120, at: 1.1)
    #expect(control.isTouchInside)
    finger.move(271, 120, at: 1.2)
    #expect(!control.isTouchInside && !control.isHighlighted)
    finger.move(280, 120, at: 1.3)
    finger.move(200, 120, at: 1.4)
    finger.move(280, 120, at: 1.5)
    finger.up(280, 120, at: 1.6)
    #expect(
      world.journal.entries == [
        "down", "dragInside", "dragOutside", "exit", "dragOutside", "dragInside", "enter", "dragOutside", "exit",
        "upOutside",
      ])
  }

  @Test func aGestureThatTakesTheTouchCancelsTheControl() {
    let control = control(UIControl())
    screen.view.addGestureRecognizer(UIPanGestureRecognizer())
    finger.drag(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 200, y: 120), at: 1, steps: 1)
    #expect(world.journal.entries == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test func aDisabledControlSendsNothingAndLetsNothingThrough() {
    let control = control(UIControl())
    control.isEnabled = false
    finger.tap(150, 120, at: 1)
    #expect(world.journal.entries.isEmpty)
    #expect(control.state == .disabled)
  }

  @Test func aSecondTapInARowIsARepeat() {
    _ = control(UIControl())
    finger.tap(150, 120, at: 1)
    finger.tap(150, 120, at: 1.2)
    #expect(world.journal.entries == ["down", "upInside", "down", "repeat", "upInside"])
  }

  @Test func anActionKnowsItsSenderAndCanBeTakenAway() {
    let control = control(UIControl())
    var senders: [UIControl?] = []
    let action = UIAction(title: "Go") { senders.append($0.sender as? UIControl) }
    control.addAction(action, for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    #expect(senders == [control])
    #expect(action.sender == nil)
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.removeAction(identifiedBy: action.identifier, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(senders.count == 1)
    #expect(!control.allControlEvents.contains(.valueChanged))
  }

  @Test func anActionOfTheSameIdentifierReplacesTheOld() {
    let control = UIControl()
    var heard: [Int] = []
    let identifier = UIAction.Identifier("same")
    control.addAction(UIAction(identifier: identifier) { _ in heard.append(1) }, for: .valueChanged)
    control.addAction(UIAction(identifier: identifier) { _ in heard.append(2) }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(heard == [2])
  }

  @Test func aTrackingSubclassMayLetGo() {
    final class Brief: UIControl {
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let control = control(Brief())
    finger.drag(from: CGPoint(x: 110, y: 120), to: CGPoint(x: 150, y: 120), at: 1)
    #expect(world.journal.entries == ["down"])
    #expect(!control.isTracking)
  }

  // MARK: Buttons

  @Test func aButtonsPrimaryActionIsATouchUpInside() {
    _ = control(UIButton(type: .system))
    finger.tap(150, 120, at: 1)
    #expect(world.journal.entries == ["down", "upInside", "primary"])
  }

  @Test func aButtonBeatsATapOnItsSuperview() {
    _ = control(UIButton(type: .system))
    _ = world.write("tap", UITapGestureRecognizer(), on: screen.view)
    finger.tap(150, 120, at: 1)
    #expect(world.journal.entries == ["down", "upInside", "primary"])
    finger.tap(20, 20, at: 3)
    #expect(world.journal.entries.last == "tap ended")
  }

  @Test func aButtonTakesTitleAndImageFromItsAction() {
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in })
    #expect(button.configuration?.title == "Go")
    #expect(button.titleLabel?.text == "Go")
    #expect(UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in }).currentTitle == "Go")
  }

  @Test func statesWithoutATitleShowTheNormalOne() {
    let button = control(UIButton(type: .custom))
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    button.setTitleColor(.red, for: .disabled)
    #expect(button.titleLabel?.text == "Off")
    button.isSelected = true
    #expect(button.titleLabel?.text == "On")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Off")
    #expect(button.titleLabel?.textColor == .red)
  }

  @Test func aPressShowsAtOnceAndFadesAfterwards() throws {
    let button = control(UIButton(type: .system))
    button.setTitle("Go", for: .normal)
    let label = try #require(button.titleLabel)
    finger.down(150, 120, at: 1)
    #expect(label.layer.presentation()?.opacity == 0.2)
    finger.up(150, 120, at: 1.1)
    world.stage.advance(to: 1.2)
    let fading = try #require(label.layer.presentation()).opacity
    #expect(fading > 0.2 && fading < 1)
    world.stage.advance(to: 2)
    #expect(label.layer.presentation()?.opacity == 1)
  }

  /// Whenever that is: it neither jumps nor becomes fainter than a pressed one.
  @Test(arguments: [0.01, 0.1, 0.25]) func pressedAnewAButtonFadesOnFromWhatShows(pause: Double) throws {
    let button = control(UIButton(type: .system))
    button.setTitle("Go", for: .normal)
    let label = try #require(button.titleLabel)
    finger.down(150, 120, at: 1)
    finger.up(150, 120, at: 1.1)
    world.stage.advance(to: 1.1 + pause)
    var opacity = try #require(label.layer.presentation()).opacity
    finger.down(150, 120, at: 1.1 + pause)
    for step in 0...400 {
      world.stage.advance(to: 1.1 + pause + Double(step) / 1000)
      let next = try #require(label.layer.presentation()).opacity
      #expect(next >= 0.2 - 1e-6 && abs(opacity - next) < 0.01)
      opacity = next
    }
    #expect(opacity == 0.2 && world.diagnostics.isEmpty)
  }

  @Test func aButtonThatFadesCanBePressedAgain() {
    _ = control(UIButton(type: .system))
    finger.tap(150, 120, at: 1)
    finger.tap(150, 120, at: 1.6)
    #expect(world.journal.entries.filter { $0 == "upInside" }.count == 2)
  }

  /// Heights of an iPhone's buttons, with 0.5 points a character and 1.2 lines of the font's size.
  @Test(arguments: [
    (UIButton.Configuration.Size.mini, 28.0), (.small, 28), (.medium, 34.5), (.large, 50.5),
  ])
  func aConfiguredButtonIsAsHighAsItsSize(size: UIButton.Configuration.Size, height: CGFloat) {
    _ = world
    world.stage.textRenderer = FixedWidthRenderer()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Continue"
    configuration.buttonSize = size
    let button = UIButton(configuration: configuration)
    let insets = configuration.contentInsets
    let font: CGFloat = size == .mini || size == .small ? 15 : 17
    #expect(button.intrinsicContentSize == CGSize(width: insets.leading + 4 * font + insets.trailing, height: height))
  }

  @Test func imageAndTitleStandSideBySideInTheMiddle() throws {
    world.stage.textRenderer = FixedWidthRenderer()
    var configuration = UIButton.Configuration.plain()
    configuration.title = "abcd"
    configuration.imagePadding = 6
    let pixels = try #require(CGImage(width: 20, height: 10, pixels: [UInt32](repeating: 0, count: 200)))
    configuration.image = UIImage(cgImage: pixels)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    button.layoutIfNeeded()
    // 20 of image, 6 of padding, 34 of text: 60 points in the middle of 200.
    #expect(button.imageView?.frame == CGRect(x: 70, y: 20, width: 20, height: 10))
    #expect(button.titleLabel?.frame.minX == 96)
    button.configuration?.imagePlacement = .trailing
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 70)
    #expect(button.imageView?.frame.minX == 110)
    button.configuration?.imagePlacement = .top
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.midX == 100)
    #expect((button.imageView?.frame.maxY ?? 0) + 6 == button.titleLabel?.frame.minY)
  }

  @Test func textGivesWayWhereThereIsTooLittleRoom() {
    world.stage.textRenderer = FixedWidthRenderer()
    let button = UIButton(type: .system)
    button.setTitle("a very long title indeed", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 0)
    #expect(button.titleLabel?.frame.width == 60)
  }

  @Test(arguments: [(UIControl.ContentVerticalAlignment.top, 0.0), (.center, 30), (.bottom, 60)])
  func contentStandsWhereItsAlignmentSays(alignment: UIControl.ContentVerticalAlignment, y: CGFloat) {
    world.stage.textRenderer = FixedWidthRenderer()
    let button = UIButton(type: .system)
    button.setTitle("abc", for: .normal)
    // A title of 15 points is 18 points high: 60 points are free.
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 78)
    button.contentVerticalAlignment = alignment
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minY == y)
  }

  /// The numbers are the iOS SDK's.
  @Test func eventsAndStatesAreBits() {
    let bits: [(UIControl.Event, UInt)] = [
      (.touchDown, 1), (.touchDownRepeat, 2), (.touchDragInside, 4), (.touchDragOutside, 8), (.touchDragEnter, 16),
      (.touchDragExit, 32), (.touchUpInside, 64), (.touchUpOutside, 128), (.touchCancel, 256), (.valueChanged, 4096),
      (.primaryActionTriggered, 8192), (.editingDidBegin, 1 << 16), (.editingChanged, 1 << 17),
      (.editingDidEnd, 1 << 18), (.editingDidEndOnExit, 1 << 19), (.allTouchEvents, 0xFFF),
      (.allEditingEvents, 0xF0000), (.allEvents, 0xFFFF_FFFF),
    ]
    for (event, number) in bits { #expect(event.rawValue == number) }
    #expect(
      UIControl.Event.allTouchEvents.contains(.touchCancel) && !UIControl.Event.allTouchEvents.contains(.valueChanged))
    let control = control(UIControl(frame: .zero, primaryAction: UIAction { [world] _ in world.journal.write("own") }))
    control.addAction(UIAction { [world] _ in world.journal.write("all") }, for: .allTouchEvents)
    for event in [UIControl.Event.primaryActionTriggered, .valueChanged, .touchCancel] {
      control.sendActions(for: event)
    }
    #expect(world.journal.entries == ["own", "primary", "cancel", "all"])
  }

  @Test func anAlignmentIsLeftOrRightInEffect() {
    let alignments: [(UIControl.ContentHorizontalAlignment, Int, UIControl.ContentHorizontalAlignment)] = [
      (.center, 0, .center), (.left, 1, .left), (.right, 2, .right), (.fill, 3, .fill), (.leading, 4, .left),
      (.trailing, 5, .right),
    ]
    let control = UIControl()
    for (alignment, number, effective) in alignments {
      control.contentHorizontalAlignment = alignment
      #expect(alignment.rawValue == number && control.effectiveContentHorizontalAlignment == effective)
    }
  }
}
