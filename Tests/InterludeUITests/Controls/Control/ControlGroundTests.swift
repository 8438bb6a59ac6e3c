import InterludeUI
import InterludeUITestSupport
import Testing

/// The grounds of controls are the system's fills, which are stronger in the dark.
@Suite final class ControlGroundTests {
  lazy var world = World()

  /// How strong Apple's fills are in the light and in the dark: the second is 0.16 and 0.32, the third 0.12 and 0.24.
  @Test func groundsAreTheSystemsFills() throws {
    _ = world
    for (style, third, second) in [(UIUserInterfaceStyle.light, 0.12, 0.16), (.dark, 0.24, 0.32)] {
      for (view, expected) in [(UISegmentedControl(items: ["A", "B"]), third), (UISwitch(), second)] {
        view.overrideUserInterfaceStyle = style
        let ground = view is UISwitch ? view.subviews.first : view
        #expect(abs(try #require(ground?.layer.backgroundColor).alpha - expected) < 1e-6)
      }
    }
  }
}
