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
}
