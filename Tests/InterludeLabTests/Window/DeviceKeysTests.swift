import InterludeUI
import Testing

@testable import InterludeLab

/// The keys that restart the scene on another device.
struct DeviceKeysTests {
  private let host = TestHost()

  @Test func theKeyIRestartsTheSceneOnAnotherVersionOfIOSAndBack() throws {
    let window = try TestLab().slideWindow(host, isDockShown: false)
    #expect(window.shell.stage.system.name == "iOS17" && window.playbackText == nil)
    host.press(.character("i"), in: window)
    #expect(window.shell.stage.system.name == "iOS26" && window.shell.scene?.name == "slide")
    #expect(window.playbackText == "iOS 26")
    host.press(.character("r"), in: window)
    #expect(window.shell.stage.system.name == "iOS26")
    host.press(.character("i"), in: window)
    #expect(window.shell.stage.system.name == "iOS17" && window.playbackText == nil)
  }

  @Test func reducedMotionIsOfTheDeviceAndStaysInTheLaterTakes() throws {
    let window = try TestLab().slideWindow(host, isDockShown: false)
    let old = window.shell
    #expect(!old.stage.isReduceMotionEnabled && window.playbackText == nil)

    host.press(.character("m"), in: window)

    #expect(window.shell !== old && window.shell.stage.isReduceMotionEnabled)
    #expect(window.shell.scene?.name == "slide")
    #expect(window.playbackText == "Reduced motion")
    host.press(.character("r"), in: window)
    #expect(window.shell.stage.isReduceMotionEnabled)
    host.press(.character("p"), in: window)
    host.run(window, for: 0.1)
    host.press(.rightArrow, in: window)
    host.press(.leftArrow, in: window)
    #expect(window.shell.stage.isReduceMotionEnabled)
    host.press(.character("m"), in: window)
    #expect(!window.shell.stage.isReduceMotionEnabled)
  }

  @Test func inSlowMotionTheDeviceIsSaidToo() throws {
    let window = try TestLab().slideWindow(host, isDockShown: false)
    host.press(.character("s"), in: window)
    #expect(window.playbackText == "Slow motion 1/5")
    host.press(.character("i"), in: window)
    #expect(window.playbackText == "1/5 · iOS 26")
  }

  @Test(arguments: [true, false]) func aRestartOnAnotherDeviceIsAnnounced(isDockShown: Bool) throws {
    let window = try TestLab().slideWindow(host, isDockShown: isDockShown)
    func said() -> String? {
      let notice = window.glass.window.descendants(Notice.self).first
      return notice?.isHidden == false ? notice?.descendants(UILabel.self).first?.text : nil
    }
    for (key, words) in [
      ("i", "iOS 26"), ("i", "iOS 17"), ("m", "reduced motion"), ("m", "full motion"), ("a", "dark"), ("a", "light"),
      ("t", "text XXXL"),
    ] as [(Character, String)] {
      host.press(.character(key), in: window)
      #expect(said() == "Restarted: \(words)")
    }
    host.press(.character("r"), in: window)
    #expect(said() == nil)
  }
}
