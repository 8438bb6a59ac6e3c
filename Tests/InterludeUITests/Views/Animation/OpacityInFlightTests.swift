import InterludeUI
import InterludeUITestSupport
import Testing

/// "Opacity set again in flight (`UIView.animate`)", iOS 26.1, probe: the running animation is replaced, not added to.
@Suite struct OpacityInFlightTests {
  private func opacity(_ puck: Puck) -> Double { puck.view.layer.presentation()?.opacityValue ?? -1 }

  private func fade(
    _ puck: Puck, to alpha: CGFloat, duration: Double = 4, options: UIView.AnimationOptions = [], name: String = "",
    delay: Double = 0
  ) {
    UIView.animate(withDuration: duration, delay: delay, options: options.union(.curveLinear)) {
      puck.view.alpha = alpha
    } completion: {
      puck.journal.write("\(name) \($0) at \(puck.time)")
    }
  }

  @Test func itStartsFromTheOldModelValue() {
    let puck = Puck()
    fade(puck, to: 0)
    puck.advance(by: 1)
    #expect(opacity(puck).isNear(0.75))

    fade(puck, to: 0.8)

    #expect(opacity(puck) == 0)
    puck.advance(by: 1)
    #expect(opacity(puck).isNear(0.2))
    puck.advance(by: 3)
    #expect(opacity(puck) == 0.8 && puck.view.layer.animationKeys() == nil)
  }

  @Test func fromTheCurrentStateItStartsFromWhatShows() {
    let puck = Puck()
    fade(puck, to: 0)
    puck.advance(by: 1)

    fade(puck, to: 1, options: .beginFromCurrentState)

    #expect(opacity(puck).isNear(0.75))
    puck.advance(by: 2)
    #expect(opacity(puck).isNear(0.875))
  }

  /// Along ease-in-ease-out it sets off at no speed, whatever that of the one before.
  @Test func fromTheCurrentStateItStartsAtRest() {
    let puck = Puck()
    fade(puck, to: 0)
    puck.advance(by: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) { puck.view.alpha = 1 }
    puck.advance(by: 0.001)
    #expect(abs(opacity(puck) - 0.75) < 1e-5)
  }

  @Test func theReplacedOneHasNotFinished() {
    let puck = Puck()
    fade(puck, to: 0, name: "out")
    puck.advance(by: 1)
    fade(puck, to: 1, name: "in")
    #expect(puck.view.layer.animationKeys() == ["opacity"])
    puck.advance(by: 5)
    #expect(puck.journal.entries == ["out false at 1.0", "in true at 5.0"])
  }

  /// How a pulse is brought to its end.
  @Test func aRepeatingOneIsOver() {
    let puck = Puck()
    fade(puck, to: 0, duration: 1, options: [.repeat, .autoreverse], name: "pulse")
    puck.advance(by: 2.5)
    fade(puck, to: 1, duration: 1, options: .beginFromCurrentState)
    puck.advance(by: 2)
    #expect(opacity(puck) == 1 && puck.view.layer.animationKeys() == nil)
    #expect(puck.journal.entries.first == "pulse false at 2.5")
  }

  /// The second replaces the first as soon as it is there, and holds its start until it begins.
  @Test func aDelayedOneReplacesAtOnce() {
    let puck = Puck()
    fade(puck, to: 0)
    puck.advance(by: 1)
    fade(puck, to: 1, delay: 2)
    puck.advance(by: 1)
    #expect(opacity(puck) == 0)
    puck.advance(by: 3)
    #expect(opacity(puck).isNear(0.5))
  }

  /// "Positions add; transforms add by multiplication."
  @Test func placesAndTransformsAdd() throws {
    let puck = Puck()
    func animate(_ change: @escaping () -> Void) {
      UIView.animate(withDuration: 4, delay: 0, options: .curveLinear, animations: change)
    }
    animate {
      puck.view.center.x = 100
      puck.view.transform = CGAffineTransform(scaleX: 3, y: 1)
    }
    puck.advance(by: 1)
    animate {
      puck.view.center.x = 0
      puck.view.transform = CGAffineTransform(scaleX: 1, y: 1)
    }
    puck.advance(by: 2)
    // 0, less a quarter of 100, and half of 100 more.
    #expect(puck.x.isNear(0 - 25 + 50))
    // 1, times 5/6, which is the way from 1/3 to 1 at ¾, times 2, which is that from 3 to 1 at ½.
    let transform = try #require(puck.view.layer.presentation()).affineTransform()
    #expect(transform.a.isNear(5.0 / 3))
  }

  @Test func whatAPropertyAnimatorRunsIsAddedTo() {
    let puck = Puck()
    let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) { puck.view.alpha = 0 }
    animator.startAnimation()
    puck.advance(by: 1)
    fade(puck, to: 1)
    #expect(opacity(puck).isNear(0.75))
    #expect(puck.view.layer.animationKeys()?.count == 2)
  }
}
