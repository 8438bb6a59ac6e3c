import InterludeUI
import Testing

/// A driver of transitions that run backwards overrides the percentage, as it does on a device.
@Suite struct TurnedPercentageTests {
  private final class Turned: UIPercentDrivenInteractiveTransition {
    override var percentComplete: CGFloat { 1 - super.percentComplete }
    override var duration: CGFloat { 2 }
  }

  @Test func anOverriddenPercentageIsTheOneThatIsRead() {
    let driver: UIPercentDrivenInteractiveTransition = Turned()
    #expect(driver.percentComplete == 1 && driver.duration == 2)
  }
}
