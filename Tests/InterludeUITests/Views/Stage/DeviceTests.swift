import InterludeUI
import InterludeUITestSupport
import MotionCurves
import Testing

/// What the device and the screen say of themselves.
@Suite struct DeviceTests {
  @Test(arguments: [(SystemBehavior.iOS17, "17.0"), (.iOS26, "26.0")])
  func theDeviceHasTheSystemOfTheStage(system: SystemBehavior, version: String) {
    let world = World(system: system)
    world.stage.asCurrent {
      #expect(UIDevice.current.systemVersion == version && UIDevice.current.systemName == "iOS")
      #expect(UIDevice.current.name == "iPhone" && UIDevice.current.localizedModel == "iPhone")
    }
  }

  @Test(arguments: [(CGSize(width: 390, height: 844), true), (CGSize(width: 844, height: 390), false)])
  func itIsHeldAsTheScreenIsShaped(size: CGSize, isUpright: Bool) {
    let world = World(size: size)
    world.stage.asCurrent {
      #expect(UIDevice.current.orientation == (isUpright ? .portrait : .landscapeLeft))
      // An interface on its right side is on a device whose top is on the left: both are 3.
      #expect(UIDevice.current.orientation.rawValue == world.window.windowScene?.interfaceOrientation.rawValue)
      #expect(
        UIScreen.main.nativeBounds
          == CGRect(x: 0, y: 0, width: 390 * UIScreen.main.scale, height: 844 * UIScreen.main.scale))
    }
  }

  /// The raw values are UIKit's; an interface's `landscapeRight` is on a device that is `landscapeLeft`.
  @Test func orientationsAreNumbersAndKnowHowTheyLie() {
    let device: [(UIDeviceOrientation, Int, String)] = [
      (.unknown, 0, ""), (.portrait, 1, "portrait valid"), (.portraitUpsideDown, 2, "portrait valid"),
      (.landscapeLeft, 3, "landscape valid"), (.landscapeRight, 4, "landscape valid"), (.faceUp, 5, "flat"),
      (.faceDown, 6, "flat"),
    ]
    for (orientation, number, words) in device {
      let said = [
        (orientation.isPortrait, "portrait"), (orientation.isLandscape, "landscape"), (orientation.isFlat, "flat"),
        (orientation.isValidInterfaceOrientation, "valid"),
      ]
      #expect(orientation.rawValue == number && said.filter(\.0).map(\.1).joined(separator: " ") == words)
    }
    let interface: [(UIInterfaceOrientation, UIInterfaceOrientationMask, Int, Bool)] = [
      (.portrait, .portrait, 1, true), (.portraitUpsideDown, .portraitUpsideDown, 2, true),
      (.landscapeRight, .landscapeRight, 3, false), (.landscapeLeft, .landscapeLeft, 4, false),
    ]
    for (orientation, mask, number, isPortrait) in interface {
      #expect(orientation.rawValue == number && mask.rawValue == 1 << UInt(number))
      #expect(orientation.isPortrait == isPortrait && orientation.isLandscape != isPortrait)
    }
    #expect(!UIInterfaceOrientation.unknown.isPortrait && !UIInterfaceOrientation.unknown.isLandscape)
  }

  @Test func screenAndDeviceSayWhatTheStageIs() throws {
    let world = World()
    try world.stage.asCurrent {
      let device = UIDevice.current
      #expect(device.userInterfaceIdiom == .phone && UIScreen.main.nativeScale == UIScreen.main.scale)
      #expect(world.window.screen === UIScreen.main && UIApplication.shared.statusBarOrientation == .portrait)
      // The windows have asked for it, and calls are counted.
      #expect(device.isGeneratingDeviceOrientationNotifications)
      device.beginGeneratingDeviceOrientationNotifications()
      device.endGeneratingDeviceOrientationNotifications()
      #expect(device.isGeneratingDeviceOrientationNotifications)
      device.endGeneratingDeviceOrientationNotifications()
      #expect(!device.isGeneratingDeviceOrientationNotifications)
      device.beginGeneratingDeviceOrientationNotifications()
      #expect(device.isGeneratingDeviceOrientationNotifications)
      let scene = try #require(world.window.windowScene)
      #expect(scene.session.scene === scene && scene.session === scene.session)
      #expect(scene.session.role == .windowApplication && !scene.session.persistentIdentifier.isEmpty)
    }
  }
}
