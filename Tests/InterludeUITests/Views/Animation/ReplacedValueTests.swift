import InterludeUI
import InterludeUITestSupport
import Testing

/// Colours that come from nothing or go to it, and paths: what shows does not jump when another animation begins.
@Suite struct ReplacedValueTests {
  private func color(_ puck: Puck) -> CGColor? { puck.view.layer.presentation()?.backgroundColor }

  private func animate(_ change: @escaping () -> Void) {
    UIView.animate(withDuration: 4, delay: 0, options: .curveLinear, animations: change)
  }

  private func isNear(_ a: CGColor?, _ b: CGColor?) -> Bool {
    guard let a = a?.components, let b = b?.components else { return a == b }
    return zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func aColourFromNothingIsAddedUpWithTheNext() {
    let puck = Puck()
    puck.view.backgroundColor = nil
    animate { puck.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    puck.advance(by: 1)
    #expect(isNear(color(puck), CGColor(red: 1, green: 0, blue: 0, alpha: 0.25)))

    animate { puck.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5) }

    #expect(isNear(color(puck), CGColor(red: 1, green: 0, blue: 0, alpha: 0.25)))
    puck.advance(by: 2)
    // The first one still takes off a quarter of its alpha, the second one adds half of the difference.
    #expect(isNear(color(puck), CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.5 - 0.25 + 0.25)))
    puck.advance(by: 2)
    #expect(isNear(color(puck), CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)))
  }

  @Test func aColourThatGoesToNothingIsTurnedToAnotherFromWhereItIs() {
    let puck = Puck()
    puck.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    animate { puck.view.backgroundColor = nil }
    puck.advance(by: 1)
    let shown = color(puck)
    #expect(isNear(shown, CGColor(red: 1, green: 0, blue: 0, alpha: 0.75)))

    animate { puck.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1) }

    #expect(isNear(color(puck), shown))
    puck.advance(by: 2)
    #expect(isNear(color(puck), CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.875)))
    puck.advance(by: 2)
    #expect(isNear(color(puck), CGColor(red: 0, green: 0, blue: 1, alpha: 1)))
  }

  @Test func aColourUnderWayGoesToNothingFromWhereItIs() {
    let puck = Puck()
    puck.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    animate { puck.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    puck.advance(by: 1)

    animate { puck.view.backgroundColor = nil }

    #expect(isNear(color(puck), CGColor(red: 0.75, green: 0, blue: 0.25, alpha: 1)))
    puck.advance(by: 2)
    #expect(isNear(color(puck), CGColor(red: 0.75, green: 0, blue: 0.25, alpha: 0.5)))
  }

  @Test func aPathIsTurnedToAnotherFromWhereItIs() {
    let puck = Puck()
    func path(_ width: CGFloat) -> CGPath { CGPath(rect: CGRect(x: 0, y: 0, width: width, height: 10), transform: nil) }
    func width() -> CGFloat? { puck.view.layer.presentation()?.shadowPath?.boundingBox.width }
    puck.view.layer.shadowPath = path(10)
    animate { puck.view.layer.shadowPath = path(50) }
    puck.advance(by: 1)
    #expect(width() == 20)

    animate { puck.view.layer.shadowPath = path(100) }

    #expect(width() == 20)
    puck.advance(by: 2)
    #expect(width() == 60)
    puck.advance(by: 2)
    #expect(width() == 100)
  }
}
