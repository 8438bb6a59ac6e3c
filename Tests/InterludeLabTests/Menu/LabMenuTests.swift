import FileSystem
import InterludeTestSupport
import InterludeUI
import Testing

@testable import InterludeLab

struct LabMenuTests {
  private let test: TestLab
  private let host = TestHost()

  init() throws { test = try TestLab() }

  private func makeWindow(phone: CGSize = WindowSize.standard) throws -> LabWindow {
    try test.slideWindow(host, phone: phone)
  }

  private func press(_ key: Character, _ modifiers: InputEvent.Modifiers, in window: LabWindow) {
    window.send(InputEvent(time: host.playback.time, kind: .key(.character(key), modifiers)))
    window.advance(to: host.playback.time)
  }

  private func row(_ title: String, in window: LabWindow) -> UIControl? {
    let rows = window.glass.window.descendants(UIControl.self).flatMap { $0.descendants(UIControl.self) }
    return rows.first { $0.accessibilityIdentifier == title && $0.isOnShow }
  }

  /// The middle of an item, in the window's points.
  private func item(_ title: String, in window: LabWindow) throws -> CGPoint {
    let found = try #require(row(title, in: window), "\(title)")
    window.glass.stage.asCurrent {
      (found.superview as? UIScrollView)?.scrollRectToVisible(found.frame, animated: false)
    }
    return found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil)
  }

  @Test func anItemDoesWhatItsKeyDoesAndClosesTheMenu() throws {
    let window = try makeWindow()
    press("m", .control, in: window)
    #expect(window.glass.isMenuVisible)
    host.click(try item("Touches", in: window), in: window)
    #expect(window.settings.overlays == [5])
    #expect(!window.glass.isMenuVisible)
    host.press(.character("6"), in: window)
    #expect(window.settings.overlays == [])
  }

  @Test func theToolbarsButtonOpensItAndEscapeOrAClickBesideItPutsItAway() throws {
    let window = try makeWindow()
    host.run(window, for: 0.2)
    host.click(CGPoint(x: 1240, y: 22), in: window)
    #expect(window.glass.isMenuVisible)
    host.press(.escape, in: window)
    #expect(!window.glass.isMenuVisible)
    press("m", .control, in: window)
    let events = window.session.machine.take.events.count
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    #expect(!window.glass.isMenuVisible)
    #expect(window.session.machine.take.events.count == events, "the scene hears nothing of it")
  }

  @Test func whatIsOnHasATickAndEveryCommandIsThereOnce() {
    let menu = LabMenu(
      overlays: (["Path", "Box"], [1]),
      device: LabMenu.Device(
        isDark: true, reducesMotion: false, isOnItsSide: true, textSize: "L", nextTextSize: "XXXL", system: "iOS 17",
        nextSystem: "iOS 26"),
      canChangePhone: false, isOtherTakeShown: false, isDockShown: true, isDockLight: false)
    let items = menu.sections.flatMap(\.self)
    #expect(items.filter(\.isOn).map(\.title) == ["Box", "Phone on its side", "Dark appearance", "Lab"])
    #expect(Set(items.map(\.command)).count == items.count)
    for command in SavedThing.allCases.map(KeyCommand.save) + CopiedThing.allCases.map(KeyCommand.copy) {
      #expect(items.contains { $0.command == command && !$0.keys.isEmpty })
    }
  }

  @Test func undoAndRedoCanBeChosenOnlyWhereThereIsSomethingToUndo() throws {
    let window = try makeWindow()
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 1)
    func areEnabled() -> [Bool?] {
      press("m", .control, in: window)
      defer { press("m", .control, in: window) }
      return ["Undo edit", "Redo edit"].map { row($0, in: window)?.isEnabled }
    }
    #expect(areEnabled() == [false, false])
    let call = try #require(window.session.selectedCall)
    window.session.edit(call, to: call.parameters.setting(.duration, to: 0.25))
    #expect(areEnabled() == [true, false])
    window.session.undoEdit()
    #expect(areEnabled() == [false, true])
  }

  @Test func theGraphAndItsCurveAreCopiedByKey() throws {
    let window = try makeWindow()
    press("e", .control, in: window)
    #expect(host.copied == [], "there is none yet")
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 1.5)
    for (key, modifiers) in [("c", .control), ("c", [.control, .shift]), ("e", .control), ("e", [.control, .shift])]
      as [(Character, InputEvent.Modifiers)]
    {
      press(key, modifiers, in: window)
    }
    #expect(host.copied.count == 4)
    #expect(host.copied.first?.hasPrefix("UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear)") == true)
    #expect(host.copied.dropFirst().first?.contains("linear") == true)
    let table = try #require(host.copied.dropFirst(2).first).split(separator: "\n")
    #expect(table.first == "line,take,quantity,unit,time,number")
    #expect(table.contains { $0.hasSuffix(",0.0,45.0") }, "the bar's middle at first")
    #expect(table.contains { $0.hasSuffix(",0.5,145.0") }, "and half a second later")
    #expect(host.copied.last?.hasPrefix("<svg") == true)
  }

  @Test func whatWasSavedBeforeIsNotWrittenOver() throws {
    let folder = try TemporaryFolder()
    func save(_ name: String, _ ending: String) throws -> String {
      let free = TakeFiles.freeName(name, ending: ending, in: folder.path)
      try OutputFile.write("x", to: "\(folder.path)/\(free)")
      return free
    }
    #expect(
      try [save("card-take", ""), save("card-take", ""), save("card-take", "")] == [
        "card-take", "card-take-2", "card-take-3",
      ])
    #expect(try [save("card-0.2s", ".png"), save("card-0.2s", ".png")] == ["card-0.2s.png", "card-0.2s-2.png"])
  }

  @Test func aPhoneOfAnotherSizeIsExchangedForTheUsualOne() throws {
    let window = try makeWindow(phone: CGSize(width: 390, height: 660))
    press("m", .control, in: window)
    host.click(try item("Phone of 390 × 844", in: window), in: window)
    #expect(window.shell.stage.size == WindowSize.standard && window.layout.phone == WindowSize.standard)
    #expect(window.shell.scene?.name == "slide")
    press("m", .control, in: window)
    #expect(row("Restart", in: window) != nil && row("Phone of 390 × 844", in: window) == nil)
  }

  @Test func aPhoneOfTheUsualSizeIsSoOnItsSideToo() throws {
    let window = try makeWindow()
    window.send(InputEvent(time: host.playback.time, kind: .key(.rightArrow, .control)))
    host.run(window, for: 0.25)
    press("m", .control, in: window)
    #expect(row("Restart", in: window) != nil && row("Phone of 390 × 844", in: window) == nil)
  }

  // MARK: Appearance

  @Test func theDockTurnsLightAndIsSoTheNextTime() throws {
    let window = try makeWindow()
    #expect(window.dock.style == .dark && window.settings.dockAppearance == nil)
    let dark = window.displayList()
    press("d", .control, in: window)
    #expect(window.dock.style == .light && window.settings.dockAppearance == .light)
    host.run(window, for: 0.2)
    #expect(window.displayList() != dark)
    #expect(window.dock.mistakes == [])
    press("d", .control, in: window)
    #expect(window.settings.dockAppearance == nil, "as it came")
  }

  /// A desktop that answers as the portal does, by a program in the place of gdbus.
  @Test(arguments: [("(<<uint32 2>>,)", true), ("(<<uint32 1>>,)", false), ("(<<uint32 0>>,)", false)])
  func theDesktopIsAsked(answer: String, isLight: Bool) throws {
    let folder = try TemporaryFolder()
    let program = "\(folder.path)/gdbus"
    try OutputFile.write("#!/bin/sh\necho '\(answer)'\n", to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    var environment = ["PATH": "\(folder.path):/usr/bin:/bin"]
    #expect(DockAppearance.desktop.style(in: environment) == .dark, "without a session bus nobody is asked")
    environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nowhere"
    #expect(DockAppearance.desktop.style(in: environment) == (isLight ? .light : .dark))
    #expect(DockAppearance.light.style(in: environment) == .light)
    environment["PATH"] = "/nowhere"
    #expect(DockAppearance.desktop.style(in: environment) == .dark)
  }

  /// An arrow on a row would be read as the row's.
  @Test func inALowWindowTheArrowCoversWhatIsBelowIt() throws {
    let window = try test.slideWindow(host, size: CGSize(width: 1024, height: 600))
    press("m", .control, in: window)
    host.run(window, for: 0.2)
    let edges = window.glass.window.descendants(ScrollEdge.self).filter(\.isOnShow)
    #expect(edges.map(\.side) == [.below])
    let grounds = edges.flatMap { $0.subviews.flatMap { $0.layer.sublayers ?? [] } }
      .compactMap { ($0 as? CAGradientLayer)?.colors }
    #expect(grounds.count == 1 && grounds[0].allSatisfy { ($0 as! CGColor).alpha == 1 })
  }

  // MARK: Without the dock, and with nothing to do

  @Test func withoutTheDockNoOtherCurveIsCopiedThanTheOneThatThereIs() throws {
    let window = try test.slideWindow(host, isDockShown: false)
    for modifiers: InputEvent.Modifiers in [.control, [.control, .shift]] { press("c", modifiers, in: window) }
    #expect(host.copied == [], "nothing has moved yet")
    host.click(CGPoint(x: 150, y: 430), in: window)
    host.run(window, for: 1)
    press("c", .control, in: window)
    #expect(host.copied.count == 1)
    #expect(host.copied.first?.hasPrefix("UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear)") == true)
  }

  @Test func whatHasNothingToDoCannotBeChosen() throws {
    let window = try makeWindow()
    let doubtful = [
      "Copy curve as Swift", "Copy graph as CSV", "Paste curve", "Edit values by keys", "Undo edit", "Redo edit",
      "Write edit to its source", "Reset all edits", "Keep edit as a variant", "Select next animation",
      "Next comparison",
      "Comparison layout", "Show comparison",
    ]
    func enabled() -> [String] {
      press("m", .control, in: window)
      defer { press("m", .control, in: window) }
      return doubtful.filter { row($0, in: window)?.isEnabled == true }
    }
    host.run(window, for: 0.2)
    #expect(enabled() == ["Next comparison"])
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 1.5)
    let ofAMotion = [
      "Copy curve as Swift", "Copy graph as CSV", "Paste curve", "Edit values by keys", "Select next animation",
      "Next comparison",
    ]
    #expect(enabled() == ofAMotion)
    let call = try #require(window.session.selectedCall)
    window.session.edit(call, to: call.parameters.setting(.duration, to: 0.25))
    #expect(Set(enabled()) == Set(doubtful).subtracting(["Redo edit"]))
    host.press(.character("d"), in: window)
    #expect(enabled() == ["Copy curve as Swift"], "all else is to be seen in the lab alone")
  }

  /// Their effect would be seen by nobody.
  @Test func theLabsKeysAnswerWithoutTheLabWhereToFindThem() throws {
    let window = try test.slideWindow(host, isDockShown: false)
    host.click(CGPoint(x: 150, y: 430), in: window)
    host.run(window, for: 1)
    let keys: [(Character, InputEvent.Modifiers)] = [
      ("k", []), ("w", []), ("u", []), ("v", []), ("n", []), ("c", []), ("o", []), ("g", []), ("z", .control),
      ("v", .control), ("e", .control), ("1", .control), ("+", .control),
    ]
    for (key, modifiers) in keys {
      press(key, modifiers, in: window)
      let notice = try #require(window.glass.window.descendants(Notice.self).first)
      let said = notice.isHidden ? nil : notice.descendants(UILabel.self).first?.text
      #expect(said == LabWindow.dockInvitation, "\(key)")
      host.run(window, for: 4)
    }
    #expect(window.session.comparison == nil && window.session.selection.isEmpty && window.layout.zoom == 1)
  }
}
