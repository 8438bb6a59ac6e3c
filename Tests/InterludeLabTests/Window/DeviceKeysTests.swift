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
}
