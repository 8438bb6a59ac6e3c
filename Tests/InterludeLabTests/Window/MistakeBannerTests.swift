import InterludeUI
import Testing

@testable import InterludeLab

struct MistakeBannerTests {
  private func mistake(_ code: DiagnosticCode) -> Diagnostic {
    .misuse(code, "Something happened.", remedy: "Do otherwise.")
  }

  @Test func itComesStaysAndGoes() {
    var schedule = BannerSchedule()
    schedule.add(mistake(.F3), at: 10)
    #expect(schedule.extent(at: 10) == 0)
    #expect(schedule.extent(at: 10.35) == 1)
    #expect(schedule.extent(at: 18) == 1)
    #expect(schedule.extent(at: 18.1) < 1)
    schedule.advance(to: 18.35)
    #expect(schedule.shown == nil)
  }

  @Test func aClickSendsItAway() {
    var schedule = BannerSchedule()
    schedule.add(mistake(.F3), at: 0)
    schedule.close(at: 2)
    schedule.advance(to: 2.35)
    #expect(schedule.shown == nil)
  }

  @Test func mistakesWaitForEachOther() {
    var schedule = BannerSchedule()
    schedule.add(mistake(.F3), at: 0)
    schedule.add(mistake(.F6), at: 0.5)
    #expect(schedule.shown?.code == .F3)
    schedule.advance(to: 9)
    #expect(schedule.shown?.code == .F6)
    schedule.advance(to: 100)
    #expect(schedule.shown == nil)
  }

  /// In the window, of a scene whose push goes wrong.
  @Test func theWindowShowsItWhileTimeStandsStill() throws {
    let lab = try TestLab().lab
    let host = TestHost()
    let window = LabWindow(
      lab, scene: try lab.scene(named: "careless"), size: CGSize(width: 390, height: 844), scale: 2, freezeDelay: nil,
      host: host)
    host.run(window, for: 0.5)
    host.click(CGPoint(x: 150, y: 430), in: window)
    #expect(window.shell.stage.diagnostics.map(\.identifier) == ["F4"])
    host.playback.pause()
    window.advance(to: host.playback.time)
    let hidden = window.displayList()
    host.run(window, for: 1)
    let shown = window.displayList()
    #expect(shown != hidden, "it has come out, though the stage's clock stands")

    host.click(CGPoint(x: 195, y: 100), in: window)
    host.run(window, for: 1)
    #expect(window.displayList() == hidden, "a click on it sends it away")
  }

  @Test func itGoesWithTheScreenThatItIsAbout() throws {
    let lab = try TestLab().lab
    let host = TestHost()
    let window = LabWindow(
      lab, scene: try lab.scene(named: "careless"), size: CGSize(width: 390, height: 844), scale: 2, freezeDelay: nil,
      host: host)
    host.run(window, for: 0.5)
    host.click(CGPoint(x: 150, y: 430), in: window)
    host.run(window, for: 1)
    #expect(window.glass.shownMistake?.code == .F4)

    host.press(.escape, in: window)
    host.run(window, for: 1)

    #expect(window.glass.shownMistake == nil)
  }

  @Test func mistakesAreShownOfATakeThatIsPlayedOtherwiseToo() throws {
    let lab = try TestLab().lab
    let host = TestHost()
    let window = LabWindow(
      lab, scene: try lab.scene(named: "careless"), size: CGSize(width: 390, height: 844), scale: 2, freezeDelay: nil,
      host: host)
    host.run(window, for: 0.5)

    window.session.replay { $0.settings.reducesMotion = true }
    host.click(CGPoint(x: 150, y: 430), in: window)

    #expect(window.glass.shownMistake?.code == .F4)
  }

  @Test func onlyThoseBeforeAreForgotten() {
    var schedule = BannerSchedule()
    schedule.add(mistake(.F3), at: 0)
    schedule.add(mistake(.F4), at: 0)
    let known = schedule.count
    schedule.add(mistake(.F6), at: 1)

    schedule.forget(first: known, at: 1)
    schedule.advance(to: 2)

    #expect(schedule.shown?.code == .F6)
  }

  @Test func clicksBesideItReachTheApp() throws {
    let lab = try TestLab().lab
    let host = TestHost()
    let window = LabWindow(
      lab, scene: try lab.scene(named: "slide"), size: CGSize(width: 390, height: 844), scale: 2, freezeDelay: nil,
      host: host)
    window.shell.stage.asCurrent { UIViewController().present(UIViewController(), animated: true) }
    host.run(window, for: 1)
    let before = window.displayList()
    host.click(CGPoint(x: 150, y: 430), in: window)
    host.run(window, for: 0.25)
    #expect(window.shell.stage.diagnostics.map(\.identifier) == ["E2"])
    #expect(window.displayList() != before, "the bar slides")
  }

  @Test(arguments: ["r", "m", "a", "t", "i"] as [Character]) func itGoesWithARestart(key: Character) throws {
    let window = try carelessWindow()
    #expect(window.glass.shownMistake?.code == .F4)
    host.press(.character(key), in: window)
    host.run(window, for: 0.5)
    #expect(window.glass.shownMistake == nil)
  }

  @Test func inTheLabItIsOverTheAppAndNotOverTheDock() throws {
    let window = try carelessWindow(phone: CGSize(width: 390, height: 844))
    let banner = try #require(window.glass.window.descendants(MistakeBanner.self).first)
    #expect(!banner.isHidden && window.layout.canvas.contains(banner.frame), "\(banner.frame)")
  }

  private let host = TestHost()

  /// A window in which the mistake has just been made.
  private func carelessWindow(phone: CGSize? = nil) throws -> LabWindow {
    let lab = try TestLab().lab
    let window = LabWindow(
      lab, scene: try lab.scene(named: "careless"),
      size: phone == nil ? CGSize(width: 390, height: 844) : CGSize(width: 1024, height: 600), scale: 2, phone: phone,
      freezeDelay: nil, host: host)
    host.run(window, for: 0.5)
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 1)
    return window
  }
}
