import InterludeUI
import InterludeUITestSupport
import Testing

/// Controls with a value: switch, slider, segments, and the progress bar.
@Suite final class ValueControlTests {
  lazy var world: World = {
    let world = World()
    world.stage.textRenderer = FixedWidthRenderer()
    return world
  }()
  lazy var screen = world.showEmpty()
  var finger: Finger { screen.finger }

  /// A control at (100, 100) that writes down its changes.
  private func show<Control: UIControl>(_ control: Control, width: CGFloat? = nil) -> Control {
    control.frame = CGRect(
      x: 100, y: 100, width: width ?? control.intrinsicContentSize.width, height: control.intrinsicContentSize.height)
    screen.view.addSubview(control)
    control.addAction(UIAction { [world] _ in world.journal.write("changed") }, for: .valueChanged)
    world.stage.commit()
    return control
  }

  // MARK: Switch

  @Test func aTapTurnsASwitch() {
    let control = show(UISwitch())
    #expect(control.frame.size == CGSize(width: 51, height: 31))
    finger.tap(110, 115, at: 1)
    #expect(control.isOn)
    finger.tap(110, 115, at: 2)
    #expect(!control.isOn)
    #expect(world.journal.entries == ["changed", "changed"])
  }

  @Test func aDragTurnsASwitchOnce() {
    let control = show(UISwitch())
    finger.drag(from: CGPoint(x: 110, y: 115), to: CGPoint(x: 145, y: 115), at: 1)
    #expect(control.isOn)
    #expect(world.journal.entries == ["changed"])
  }

  @Test func aSwitchSetByProgramIsSilentAndMoves() throws {
    let control = show(UISwitch())
    control.setOn(true, animated: true)
    #expect(control.isOn && world.journal.entries.isEmpty)
    let thumb = try #require(control.subviews.first?.subviews.first)
    world.stage.advance(to: 0.1)
    let x = try #require(thumb.layer.presentation()).frame.minX
    #expect(x > 2 && x < 22)
    world.settle()
    #expect(try #require(thumb.layer.presentation()).frame.minX == 22)
  }

  // MARK: Slider

  @Test func theThumbFollowsTheFinger() {
    let slider = show(UISlider(), width: 228)
    // The thumb of 28 points travels 200.
    finger.drag(from: CGPoint(x: 114, y: 117), to: CGPoint(x: 164, y: 117), at: 1, steps: 5)
    #expect(abs(slider.value - 0.25) < 1e-6)
    #expect(world.journal.entries.count == 5)
    finger.drag(from: CGPoint(x: 164, y: 117), to: CGPoint(x: 380, y: 117), at: 3)
    #expect(slider.value == 1)
  }

  @Test func aTouchBesideTheThumbDoesNothing() {
    let slider = show(UISlider(), width: 228)
    finger.drag(from: CGPoint(x: 214, y: 117), to: CGPoint(x: 264, y: 117), at: 1)
    #expect(slider.value == 0)
  }

  @Test func aSliderThatIsNotContinuousTellsAtTheEnd() {
    show(UISlider(), width: 228).isContinuous = false
    finger.drag(from: CGPoint(x: 114, y: 117), to: CGPoint(x: 164, y: 117), at: 1, steps: 5)
    #expect(world.journal.entries == ["changed"])
  }

  @Test func aHeldThumbBeatsThePanAround() {
    let slider = show(UISlider(), width: 228)
    _ = world.write("pan", UIPanGestureRecognizer(), on: screen.view)
    finger.drag(from: CGPoint(x: 114, y: 117), to: CGPoint(x: 164, y: 117), at: 1, steps: 5)
    #expect(slider.value == 0.25)
    #expect(!world.journal.entries.contains("pan began"))
  }

  @Test(arguments: [(-1, 0), (0.5, 0.5), (7, 1), (Float.infinity, 1), (Float.nan, 0)] as [(Float, Float)])
  func aValueStaysInItsRange(value: Float, expected: Float) {
    let slider = show(UISlider(), width: 228)
    slider.value = value
    #expect(slider.value == expected)
  }

  @Test func anotherRangeMovesTheThumb() {
    let slider = show(UISlider(), width: 228)
    slider.maximumValue = 10
    slider.value = 5
    #expect(slider.subviews.first?.subviews.last?.center.x == 114)
    slider.minimumValue = 6
    #expect(slider.value == 6)
    slider.maximumValue = 2
    #expect(slider.value == 6)
  }

  // MARK: Segments

  @Test func aTapChoosesASegment() {
    let control = show(UISegmentedControl(items: ["One", "Two", "Three"]), width: 210)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    finger.tap(200, 115, at: 1)
    #expect(control.selectedSegmentIndex == 1)
    finger.tap(200, 115, at: 2)
    #expect(world.journal.entries == ["changed"])
    finger.tap(305, 115, at: 3)
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test func aSegmentedControlThatHasNoSizeYetIsNoMistake() {
    _ = show(UISegmentedControl(items: ["One", "Two"]), width: 210)
    #expect(world.stage.diagnostics.isEmpty)
  }

  @Test func segmentsComeAndGo() {
    let control = show(UISegmentedControl(items: ["One", "Two"]))
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.titleForSegment(at: 0) == "One" && control.titleForSegment(at: 5) == nil)
    control.selectedSegmentIndex = 9
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func segmentsAreAsWideAsTheWidestTitle() {
    // 5 characters of 6.5 points, and 10 on either side.
    #expect(
      show(UISegmentedControl(items: ["One", "Three"])).intrinsicContentSize == CGSize(width: 2 * 52.5, height: 32))
  }

  @Test func titlesAreWrittenByTheirStateAndElseAsInTheNormalOne() throws {
    let control = show(UISegmentedControl(items: ["One", "Three"]))
    control.selectedSegmentIndex = 1
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    // 5 characters of 10 points, and 10 on either side.
    #expect(control.intrinsicContentSize.width == 140)
    let labels = control.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.textColor) == [.red, .blue] && labels.allSatisfy { $0.font.pointSize == 20 })
    control.setTitleTextAttributes(nil, for: .normal)
    #expect(labels.map(\.textColor) == [.label, .blue] && labels[0].font.pointSize == 13)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func aSegmentThatIsDisabledIsGrayAndOnlyTheProgramChoosesIt() {
    let control = show(UISegmentedControl(items: ["One", "Two", "Three"]), width: 210)
    control.setEnabled(false, forSegmentAt: 1)
    finger.tap(200, 115, at: 1)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && world.journal.entries.isEmpty)
    #expect(control.subviews.compactMap { ($0 as? UILabel)?.textColor } == [.label, .tertiaryLabel, .label])
    control.selectedSegmentIndex = 1
    #expect(control.selectedSegmentIndex == 1)
    // It stays the same segment when another comes before it.
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect((0..<5).map(control.isEnabledForSegment) == [true, true, false, true, false])
    control.setEnabled(true, forSegmentAt: 2)
    #expect(control.isEnabledForSegment(at: 2))
  }

  // MARK: Progress

  @Test(arguments: [(0.25, 25), (-1, 0), (3, 100)] as [(Float, CGFloat)])
  func aBarFillsByItsProgress(progress: Float, width: CGFloat) {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    bar.progress = progress
    bar.layoutIfNeeded()
    #expect(bar.subviews.first?.frame.width == width)
  }
}
