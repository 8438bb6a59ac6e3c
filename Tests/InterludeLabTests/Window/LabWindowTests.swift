import InterludeUI
import MotionQA
import SDLStage
import Testing

@testable import InterludeLab

struct LabWindowTests {
  private let test: TestLab
  private let host = TestHost()
  private let slideButton = CGPoint(x: 150, y: 430)

  init() throws { test = try TestLab() }

  private func makeWindow(scene: String? = "slide", freeze: Double? = nil) throws -> LabWindow {
    let window = LabWindow(
      test.lab, scene: try scene.map(test.lab.scene(named:)), size: WindowSize.standard, scale: 1, freezeDelay: freeze,
      host: host)
    window.advance(to: host.playback.time)
    return window
  }

  private func bar(in window: LabWindow) throws -> CGFloat {
    let controller = try #require(window.shell.navigationController.topViewController as? SlideViewController)
    let layer = controller.bar.layer
    return (layer.presentation() ?? layer).position.x
  }

  @Test func theClockFreezesExactlyThatLongAfterTheFirstClickAndGoesOnAtWill() throws {
    let window = try makeWindow(freeze: 0.2)
    host.run(window, for: 0.75)
    host.click(slideButton, in: window)

    host.run(window, for: 5)
    #expect(host.playback.time == 0.75 + 0.2)
    #expect(abs(try bar(in: window) - 85) < 1e-9)

    host.press(.space, in: window)
    host.run(window, for: 1)
    #expect(try bar(in: window) == 145)
  }

  @Test func aFrozenWindowShowsTheHeadlessFrameOfThatMoment() throws {
    let window = try makeWindow(freeze: 0.2)
    host.run(window, for: 0.75)
    host.click(slideButton, in: window)
    host.run(window, for: 1)

    let player = try ScenePlayer(of: test.lab.scene(named: "slide"), in: test.lab, size: WindowSize.standard, scale: 1)
    // The script taps at 0.25 s.
    let headless = try player.frame(at: 0.45)

    // In front of it is the pill, a shadow and a shape, that says how long the clock has run.
    #expect(window.displayList().commands.count == headless.displayList.commands.count + 2)
    #expect(window.displayList().commands.dropLast(2) == headless.displayList.commands[...])
  }

  @Test func aWindowWithoutTheDockFollowsAnAppThatTurnsItsInterface() throws {
    let window = try makeWindow()
    let turned = CGSize(width: WindowSize.standard.height, height: WindowSize.standard.width)
    window.shell.window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
    host.run(window, for: 0.25)
    #expect(window.shell.stage.size == turned && host.wishedSizes == [turned])
    #expect(window.shell.stage.safeAreaInsets.left > 0)
    // The window follows.
    window.send(InputEvent(time: host.playback.time, kind: .resize(turned, scale: 1)))
    host.run(window, for: 1)
    #expect(window.shell.stage.size == turned && host.wishedSizes.count == 1 && window.layout.size == turned)
  }

  @Test func slowMotionSlowsAndSaysSo() throws {
    let window = try makeWindow()
    host.press(.character("s"), in: window)
    host.run(window, for: 1)

    #expect(abs(host.playback.time - 0.2) < 1e-9)
    #expect(PlaybackText.text(of: host.playback, zero: 0) == "Slow motion 1/5")
    host.press(.character("s"), in: window)
    #expect(PlaybackText.text(of: host.playback, zero: 0) == "Slow motion 1/20")
    host.press(.space, in: window)
    #expect(PlaybackText.text(of: host.playback, zero: 0) == "Paused · 0.200 s · frame 12")
    host.press(.space, in: window)
    host.press(.character("s"), in: window)
    #expect(PlaybackText.text(of: host.playback, zero: 0) == nil)
  }

  @Test func thePillCountsFromTheFirstClickInTheScene() throws {
    let window = try makeWindow(freeze: 0.234)
    host.run(window, for: 0.75)
    #expect(window.playbackText == nil)
    host.click(slideButton, in: window)
    host.run(window, for: 2)

    #expect(window.playbackText == "Paused · 0.234 s · frame 14")
    host.press(.rightArrow, in: window)
    #expect(window.playbackText == "Paused · 0.250 s · frame 15")
  }

  @Test func theTimeOfABranchCountsFromItsOwnFirstClick() throws {
    let window = try makeWindow()
    host.run(window, for: 0.75)
    host.click(slideButton, in: window)
    host.run(window, for: 0.5)
    #expect(window.session.zero == 0.75)

    window.session.seek(to: 0.25)
    host.click(slideButton, in: window)
    #expect(window.session.zero == 0.25)

    window.session.selection = [0]
    window.session.returnToBranch(0)
    #expect(window.session.zero == 0.75)
    #expect(window.session.selection.isEmpty, "what was selected is of the other take")
  }

  @Test func aStepBackShowsTheFrameBeforeAsItWas() throws {
    let window = try makeWindow()
    host.run(window, for: 0.5)
    host.click(slideButton, in: window)
    host.run(window, for: 0.25)
    host.press(.character("p"), in: window)
    host.press(.rightArrow, in: window)
    let (frame, place) = (window.displayList(), try bar(in: window))
    host.press(.rightArrow, in: window)
    #expect(try bar(in: window) > place)

    host.press(.leftArrow, in: window)

    #expect(window.displayList() == frame)
    #expect(try bar(in: window) == place)
    #expect(window.shell.scene?.name == "slide")
  }

  @Test func stepsBackAndOnPastAClickRepeatIt() throws {
    let window = try makeWindow()
    host.run(window, for: 0.5)
    host.click(slideButton, in: window)
    host.press(.space, in: window)
    for _ in 0..<3 { host.press(.leftArrow, in: window) }
    #expect(window.playbackText == "Paused · -0.050 s · frame -3")
    #expect(try bar(in: window) == 45)

    for _ in 0..<33 { host.press(.rightArrow, in: window) }

    // Half a second after the click, its way is done: from 45 to 145 in half a second.
    #expect(try bar(in: window) == 145)
  }

  @Test func afterAStepBackWhatHadComeLaterHappensAgainUnlessSomethingElseIsDone() throws {
    let window = try makeWindow()
    host.run(window, for: 0.5)
    host.click(slideButton, in: window)
    host.run(window, for: 1)
    host.press(.space, in: window)
    for _ in 0..<65 { host.press(.leftArrow, in: window) }
    #expect(try bar(in: window) == 45)
    host.press(.space, in: window)
    host.run(window, for: 1.5)
    #expect(try bar(in: window) == 145)

    host.press(.space, in: window)
    for _ in 0..<90 { host.press(.leftArrow, in: window) }
    host.click(CGPoint(x: 20, y: 700), in: window)
    host.press(.space, in: window)
    host.run(window, for: 1.5)
    #expect(try bar(in: window) == 45)
    #expect(window.session.machine.branches.count == 1)
  }

  // MARK: Keyboard

  @Test func tabAndReturnPressWhatAClickWould() throws {
    let window = try makeWindow()
    host.press(.tab, in: window)
    #expect(window.shell.stage.focusSystem.focusedItem === window.shell.button("slide"))

    host.press(.return, in: window)
    host.run(window, for: 1)

    #expect(try bar(in: window) == 145)
  }

  @Test func theRingIsAroundTheFocusAndGoesWithAClick() throws {
    let window = try makeWindow()
    let plain = window.displayList()
    host.press(.tab, in: window)
    #expect(window.displayList() != plain)

    host.click(CGPoint(x: 20, y: 700), in: window)

    #expect(window.displayList() == plain)
  }

  @Test func theHomeScreensRowsAreOpenedByTheKeyboard() throws {
    let window = try makeWindow(scene: nil)
    host.press(.tab, in: window)
    host.press(.downArrow, in: window)
    host.press(.space, in: window)
    host.run(window, for: 1)
    #expect(window.shell.scene?.name == "still")

    host.press(.escape, in: window)
    host.run(window, for: 1)

    let row = window.shell.stage.focusSystem.focusedItem as? UIView
    #expect(row?.accessibilityIdentifier == "still", "the focus is back where it was")
  }

  @Test func pageKeysHomeAndEndScrollTheHomeScreen() throws {
    let window = LabWindow(
      test.lab, scene: nil, size: CGSize(width: 320, height: 260), scale: 1, freezeDelay: nil, host: host)
    func top() -> CGFloat {
      window.shell.button("slide").map { $0.convert($0.bounds, to: nil).minY } ?? .nan
    }
    func press(_ key: InputEvent.Key) {
      host.press(key, in: window)
      host.run(window, for: 1)
    }
    let start = top()
    press(.end)
    let end = top()
    #expect(end < start - 100)
    press(.home)
    #expect(top() == start)
    press(.pageDown)
    #expect(top() < start)
    press(.pageUp)
    #expect(top() == start)
  }

  @Test func whatIsTypedIntoAFieldIsNoCommandAndIsKept() throws {
    let window = try makeWindow()
    host.run(window, for: 1)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    window.shell.navigationController.topViewController?.view.addSubview(field)
    field.becomeFirstResponder()

    for key in [InputEvent.Key.character("s"), .space, .character("p"), .delete] { host.press(key, in: window) }
    #expect(field.text == "s " && !host.playback.isPaused && window.playbackText == nil)
    let script = TakeScript(of: window.session.machine.take, zero: 0).text
    #expect(script.contains(".type(\"s\", at: 1),") && script.contains(".type(\" \", at: 1),"))

    field.resignFirstResponder()
    host.press(.character("p"), in: window)
    #expect(field.text == "s " && host.playback.isPaused)
  }

  @Test func pausedTimeMovesAFrameAtATime() throws {
    let window = try makeWindow()
    host.press(.space, in: window)
    host.run(window, for: 1)
    #expect(window.shell.stage.time == 0)

    host.press(.rightArrow, in: window)
    #expect(window.shell.stage.time == Playback.frameDuration)
  }

  @Test func restartingShowsTheSceneAsNewAtTimeZero() throws {
    let window = try makeWindow()
    host.click(slideButton, in: window)
    host.run(window, for: 1)
    #expect(try bar(in: window) == 145)
    let old = window.shell

    host.press(.character("r"), in: window)

    #expect(window.shell !== old)
    #expect(window.shell.stage.time == 0)
    #expect(try bar(in: window) == 45)
    #expect(window.shell.scene?.name == "slide")
  }

  @Test func theTitleNamesTheSceneThatIsOpenAndTheKeyOfTheLab() throws {
    let window = try makeWindow(scene: nil)
    host.run(window, for: 0.1)
    #expect(host.title == "Interlude")

    window.shell.open(try test.lab.scene(named: "slide"), animated: true)
    host.run(window, for: 1)
    #expect(host.title == "Slide – Interlude – D: lab, H: keys")

    host.press(.character("d"), in: window)
    host.run(window, for: 0.1)
    #expect(host.title == "Slide – Interlude")

    host.press(.character("d"), in: window)
    host.press(.escape, in: window)
    host.run(window, for: 1)
    #expect(host.title == "Interlude")
  }

  @Test func timeCountsFromThePressAndFromAKeyThatStartsSomething() throws {
    let window = try makeWindow()
    host.run(window, for: 1)
    window.send(InputEvent(time: host.playback.time, kind: .pointerDown(slideButton, .primary)))
    host.run(window, for: 0.5)
    window.send(InputEvent(time: host.playback.time, kind: .pointerUp(slideButton, .primary)))
    host.run(window, for: 0.5)
    #expect(window.session.zero == 1, "not from the lift")

    let other = try makeWindow()
    host.run(other, for: 1)
    host.press(.tab, in: other)
    host.run(other, for: 0.5)
    let time = host.playback.time
    #expect(other.session.zero < time - 1, "the focus starts nothing")
    host.press(.return, in: other)
    host.run(other, for: 0.5)
    #expect(other.session.zero == time)
    let (log, take) = (other.session.machine.log, other.session.machine.take)
    let ticks = TimelineSummary(of: log, take: take, zero: time).model.ticks.filter(\.isInput)
    #expect(ticks.map(\.kind) == [.key, .key], "no finger is down after a key")
  }

  /// The bar begins to move at 1 s.
  @Test func homeLeadsToTheMotionOnShowAndThenToTheBeginning() throws {
    let window = try makeWindow()
    host.run(window, for: 1)
    host.click(slideButton, in: window)
    host.run(window, for: 2)
    let start = try #require(window.session.machine.log.motions.map(\.start).min())
    host.press(.character("p"), in: window)
    host.press(.home, in: window)
    #expect(window.session.machine.time == start && start >= 1)
    host.press(.home, in: window)
    #expect(window.session.machine.time == 0)
  }

  @Test func quittingClosesTheWindow() throws {
    host.press(.character("q"), in: try makeWindow())

    #expect(host.isClosed)
  }

  @Test func theHelpCardComesAndGoesAndEscapePutsItAwayFirst() throws {
    let window = try makeWindow()
    let plain = window.displayList()

    host.press(.f1, in: window)
    #expect(window.displayList() != plain)
    host.press(.escape, in: window)
    #expect(window.displayList() == plain)
    #expect(window.shell.scene != nil)

    host.press(.escape, in: window)
    host.run(window, for: 1)
    #expect(window.shell.scene == nil)
  }

  @Test func theHelpCardIsAsLightOrDarkAsTheDock() throws {
    let window = try makeWindow()
    host.press(.character("h"), in: window)
    let card = try #require(window.glass.window.descendants(HelpCard.self).first)
    let first = window.dock.style
    #expect(card.traitCollection.userInterfaceStyle == first)

    window.perform(.toggleDock)
    window.perform(.toggleDockAppearance)
    host.run(window, for: 0.1)
    #expect(window.dock.style != first && card.traitCollection.userInterfaceStyle == window.dock.style)
  }

  /// What covers the content at an edge beyond which there is more would fill the corners.
  @Test func theMenusListHasTheCornersOfItsCard() throws {
    let window = try makeWindow()
    window.perform(.toggleMenu)
    let list = try #require(
      window.glass.window.descendants(MenuCard.self).first?.descendants(DockScrollView.self).first)
    #expect(list.clipsToBounds && list.layer.cornerRadius > 0)
    #expect(list.layer.cornerRadius == list.superview?.layer.cornerRadius)
  }

  @Test func touchesBesideTheHelpCardReachTheAppAndOnesOnItCloseIt() throws {
    let window = try makeWindow()
    host.press(.character("h"), in: window)
    let plain = try makeWindow().displayList()

    host.click(CGPoint(x: 195, y: 422), in: window)
    #expect(window.displayList() == plain)
  }

  @Test func theMousesBackButtonGoesBack() throws {
    let window = try makeWindow()
    window.send(InputEvent(time: 0, kind: .pointerDown(.zero, .back)))
    host.run(window, for: 1)

    #expect(window.shell.scene == nil)
  }
}

extension Shell {
  /// The control of an identifier, wherever it is in the window.
  fileprivate func button(_ identifier: String) -> UIView? {
    func find(in view: UIView) -> UIView? {
      view.accessibilityIdentifier == identifier ? view : view.subviews.lazy.compactMap(find).first
    }
    return find(in: window)
  }
}
