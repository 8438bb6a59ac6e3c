import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// What the dock shows of itself: its bar, its captions, and that nothing lies over what is needed.
struct DockSightTests {
  private let test: TestLab
  private let host = TestHost()
  private let slideButton = CGPoint(x: 150, y: 430)

  init() throws { test = try TestLab() }

  private func makeWindow() throws -> LabWindow { try test.slideWindow(host) }

  private func place(_ point: CGPoint, in window: LabWindow) -> CGPoint { point.applying(window.layout.map()) }

  // MARK: The bar on top

  @Test func whileTheSceneIsPlayedWholeFramesAreTold() throws {
    let window = try makeWindow()
    host.run(window, for: 0.1)
    host.click(place(slideButton, in: window), in: window)
    for _ in 1...40 {
      // Frames of 1/64 s are not those of 1/60 s.
      host.run(window, for: 1.0 / 64)
      let texts = window.dock.window.descendants(UILabel.self).compactMap(\.text).filter { $0.hasPrefix("frame ") }
      let numbers = texts.compactMap { $0.wholeMatch(of: /frame (\d+) of (\d+)/) }
      #expect(texts.count == 1 && numbers.map(\.1) == numbers.map(\.2) && numbers.count == 1, "\(texts)")
    }
    #expect([1219.6, 1220, 0.4, -0.4].map { FrameNumber.showing(at: $0 / 60) } == [1219, 1220, 0, -1])
  }

  @Test func aPointerThatRestsOnAButtonIsToldWhatItIsForUntilItIsPressed() throws {
    let window = try makeWindow()
    let bar = try #require(window.dock.window.descendants(Toolbar.self).first)
    let branch = try #require(
      bar.descendants(TransportButton.self).first { $0.accessibilityIdentifier == "transport.branch" })
    #expect(!branch.isEnabled, "what cannot be pressed is explained as well")
    func card() -> String? { window.dock.hint.text }
    func point(at view: UIView) {
      let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      window.send(InputEvent(time: host.playback.time, kind: .pointerMoved(place)))
    }
    point(at: branch)
    host.run(window, for: ButtonHint.delay - 0.2)
    #expect(card() == nil)
    host.run(window, for: 0.5)
    #expect(card() == "Back to the take before this (B)")
    let drawn = window.dock.hint.stage.displayList().commands
    let phone = window.shell.displayList().embedded(
      by: window.layout.map(), cornerRadius: 24 * window.layout.phoneScale)
    let all = window.displayList().commands
    let (below, above) = (try #require(all.lastIndex(of: phone[0])), try #require(all.lastIndex(of: drawn[0])))
    #expect(above > below, "it lies over the phone")
    let loop = try #require(
      bar.descendants(TransportButton.self).first { $0.accessibilityIdentifier == "transport.loop" })
    point(at: loop)
    host.run(window, for: 0.2)
    #expect(card() == nil)
    host.run(window, for: 0.8)
    #expect(card() == loop.accessibilityHint)

    host.click(loop.convert(CGPoint(x: 16, y: 14), to: nil), in: window)
    host.run(window, for: 2)
    #expect(card() == nil)

    point(at: branch)
    host.click(branch.convert(CGPoint(x: branch.bounds.midX, y: branch.bounds.midY), to: nil), in: window)
    host.run(window, for: 2)
    #expect(card() == nil, "it came and was pressed between two frames")

    host.click(place(slideButton, in: window), in: window)
    host.run(window, for: 1)
    let row = try #require(window.dock.window.descendants(ParameterRow.self).first)
    point(at: row)
    host.run(window, for: 1)
    #expect(card() == "\(CurveField.duration.purpose): 0.01\u{A0}…\u{A0}60\u{A0}s.", "the slide is a Bézier")
    let shown = try #require(window.dock.hint.frame)
    let rows = window.dock.window.descendants(ParameterRow.self).map { $0.convert($0.bounds, to: nil) }
    #expect(rows.count > 1 && rows.allSatisfy { !$0.intersects(shown) }, "it covers no row")
  }

  /// A fast wheel turns more often than frames come.
  @Test func turnsOfTheWheelBetweenTwoFramesAreAnsweredAsOne() throws {
    let window = try makeWindow()
    let inspector = window.dock.inspector
    let list = try #require(inspector.descendants(CallList.self).first)
    let tab = try #require(
      inspector.descendants(ToggleButton.self).first { $0.accessibilityHint == ExplainPanel().purpose })
    window.dock.stage.asCurrent { tab.sendActions(for: .touchUpInside) }
    host.run(window, for: 0.5)
    window.dock.stage.asCurrent {
      list.show(
        (0..<100).map { ExplainedStep(LifecycleEvent(time: Double($0), subject: "A", callback: "b()")) },
        heading: "present", zero: 0)
      list.layoutIfNeeded()
    }
    let counter = ScrollCounter()
    list.delegate = counter
    let place = list.convert(CGPoint(x: 100, y: 100), to: nil)
    for distance in [-40.0, -40, -40, 40, -40] {
      window.send(
        InputEvent(time: host.playback.time, kind: .scroll(place, CGVector(dx: 0, dy: distance))))
    }
    #expect(list.contentOffset.y == 0)
    host.run(window, for: 1.0 / 64)
    #expect(list.contentOffset.y == 120)
    #expect(counter.count == 1)
  }

  private final class ScrollCounter: UIResponder, UIScrollViewDelegate {
    private(set) var count = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  }

  @Test func aNameThatIsCutIsToldWhole() throws {
    let window = try makeWindow()
    host.click(place(slideButton, in: window), in: window)
    host.run(window, for: 1)
    let name = try #require(window.dock.window.descendants(NameView.self).first { $0.content?.style == .row })
    let label = try #require(name.descendants(UILabel.self).first)
    func rest(on view: UIView) {
      for x in [view.bounds.midX, view.bounds.midX + 1] {
        let place = view.convert(CGPoint(x: x, y: view.bounds.midY), to: nil)
        window.send(InputEvent(time: host.playback.time, kind: .pointerMoved(place)))
        host.run(window, for: 0.8)
      }
    }
    rest(on: label)
    #expect(window.dock.hint.text == nil, "all of it shows")
    window.dock.stage.asCurrent { label.text = String(repeating: "long ", count: 20) }
    rest(on: label)
    #expect(window.dock.hint.text == label.text)
  }

  @Test func theCurveOfOneCallIsNotShownAboveTheNumbersOfAnother() throws {
    let window = try makeWindow()
    host.click(place(slideButton, in: window), in: window)
    host.run(window, for: 0.1)
    let graph = try #require(window.dock.window.descendants(CurveGraphView.self).first)
    let parameters = try #require(window.dock.window.descendants(ParametersView.self).first)
    #expect(graph.isHidden && !parameters.isHidden, "there is none yet")
    host.run(window, for: 2)
    #expect(!graph.isHidden && parameters.sourceText?.hasPrefix("Slide") == true)

    try window.shell.stage.asCurrent {
      let view = try #require(UIApplication.shared.windows.first?.rootViewController?.view)
      UIView.animate(withDuration: 2) { view.transform = CGAffineTransform(translationX: 40, y: 0) }
    }
    // The longer one is looked at.
    host.run(window, for: 1.5)
    #expect(graph.isHidden && parameters.sourceText?.hasPrefix("DockSightTests.swift") == true)
    host.run(window, for: 3)
    #expect(!graph.isHidden && parameters.sourceText?.hasPrefix("DockSightTests.swift") == true)
  }

  @Test func everyButtonAndSliderOfTheDockSaysWhatItIsFor() throws {
    let window = try makeWindow()
    host.click(place(slideButton, in: window), in: window)
    host.run(window, for: 1)
    let dock = window.dock.window
    let buttons: [UIView] =
      dock.descendants(TransportButton.self).filter {
        $0.icon != nil && $0.accessibilityIdentifier?.hasPrefix("transport.") == true
      }
      + dock.descendants(Toolbar.self).flatMap { $0.descendants(ToggleButton.self) as [UIView] }
      + dock.descendants(ParametersFooter.self).flatMap { $0.descendants(DockTextButton.self) as [UIView] }
      + dock.descendants(ParameterRow.self) + dock.descendants(ChoiceControl.self)
      + dock.descendants(BezierHandlesView.self)
    #expect(dock.descendants(ParameterRow.self).count > 1 && buttons.count > 20)
    for button in buttons {
      #expect(button.accessibilityHint?.isEmpty == false, "\(button.accessibilityIdentifier ?? "")")
    }
  }

  private func toolbar(width: Double) throws -> (shown: Set<String>, menu: String) {
    let window = try makeWindow()
    window.send(InputEvent(time: 0, kind: .resize(CGSize(width: width, height: 580), scale: 1)))
    host.run(window, for: 0.5)
    let bar = try #require(window.dock.window.descendants(Toolbar.self).first)
    let buttons = bar.descendants(ToggleButton.self).filter { !$0.isHidden }
    let menu = try #require(bar.descendants(DockTextButton.self).first)
    let transport = try #require(bar.descendants(TransportBar.self).first)
    expectApart(buttons + [menu, transport], in: bar.bounds)
    return (Set(buttons.flatMap { $0.descendants(UILabel.self).compactMap(\.text) }), menu.title)
  }

  /// The blocks that stand for words here are narrower than those of a font.
  @Test(arguments: [760.0, 959]) func allOverlaysHaveTheirButtonsOnASmallLaptop(width: Double) throws {
    let (shown, menu) = try toolbar(width: width)
    #expect(shown == ["Path", "Box", "Onion", "Layers", "Overdraw", "Touches", "Safe areas"])
    #expect(menu == "Menu")
  }

  @Test(arguments: [390.0, 500, 600]) func theMenuSaysHowManyOverlaysAreOnlyThere(width: Double) throws {
    let (shown, menu) = try toolbar(width: width)
    #expect(shown.count < 7 && menu == "More (\(7 - shown.count))")
  }

  // MARK: Takes and parameters

  @Test func twoTakesSayWhichIsWhich() throws {
    let window = try makeWindow()
    host.click(place(slideButton, in: window), in: window)
    host.run(window, for: 1)
    let other = try #require(window.session.candidates.last)
    window.session.compare(with: other)
    func captions() -> [UILabel] {
      host.run(window, for: 0.25)
      return window.dock.window.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    }
    func mode(_ mode: Comparison.Mode) { window.session.comparison?.mode = mode }

    #expect(captions().map(\.text) == ["A · Now", "B · \(other.title)"])
    mode(.overlay)
    #expect(captions().map(\.text) == ["A · Now, and B · \(other.title) shows through: G hides it"])
    mode(.wipe)
    for share: CGFloat in [0.25, 0.75] {
      window.session.comparison?.wipe = share
      let phone = window.layout.phoneFrame()
      let edge = phone.minX + share * phone.width
      let shown = captions()
      #expect(shown.map(\.text) == ["A · Now", "B · \(other.title)"])
      #expect(shown.first?.textAlignment == .right && shown.last?.textAlignment == .left)
      // A view's frame is what its bounds and its position come to.
      #expect(abs(try #require(shown.first).frame.maxX - (edge - 8)) < 1e-9)
      #expect(abs(try #require(shown.last).frame.minX - (edge + 8)) < 1e-9)
    }
    window.session.compare(with: nil)
    #expect(captions().isEmpty)
  }

  @Test func whatIsSaidOfAChangeCutsNoSlider() throws {
    let window = try makeWindow()
    host.click(place(slideButton, in: window), in: window)
    host.run(window, for: 1)
    let panel = try #require(window.dock.window.descendants(CurvePanel.self).first)
    let view = try #require(panel.descendants(ParametersView.self).first)
    func delay() throws -> CGRect {
      window.dock.window.layoutIfNeeded()
      let row = try #require(view.content.rows.first { $0.key == .field(.delay) }?.row)
      return row.convert(row.bounds, to: view)
    }
    let before = try delay()
    #expect(before.maxY < view.footer.frame.minY)

    view.message = "Line 25:\n− withDuration: 0.5, delay: 0\n+ withDuration: 0.25, delay: 0\nand so on"

    let said = try delay()
    #expect(said.maxY < view.footer.frame.minY && view.footer.frame.height > 80)
    view.message = nil
    let place = { try view.convert(delay(), to: panel) }
    #expect(try place().minY == panel.convert(said, from: view).minY, "it stays under the hand that moves it")
  }
}
