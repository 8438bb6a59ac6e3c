import InterludeUI
import MotionQA

extension PlantedChange {
  /// What a change of curve changes, as it was found and as it was planted, and the words that a diagnosis has for it; nil for
  /// two curves that it cannot have made of each other.
  func parameter(
    of new: CurveFit, insteadOf old: CurveFit, planted: PlantedCurve
  ) -> (found: Double, truth: Double, words: String)? {
    switch (self, old.curve, new.curve) {
    case (.fivePercentLonger, .spring(let before), .spring(let now)):
      // A spring is told by the duration that it was asked for by, if there is one.
      (
        now.response / before.response, 1.05,
        before.animationDuration == old.duration && now.animationDuration == new.duration ? "uration" : "esponse"
      )
    case (.fivePercentLonger, .easing, .easing):
      (new.duration / old.duration, 1.05, "uration")
    case (.moreDamped, .spring, .spring(let new)), (.lessDamped, .spring, .spring(let new)):
      (planted.planted as? Spring).map { (new.dampingRatio, $0.dampingRatio, "amping ratio") }
    case (.moreDamped, .easing, .easing(let new)):
      (new.y2, 0.95, "ezier(")
    case (.lessDamped, .easing, .easing(let new)):
      (new.y2, 1.05, "ezier(")
    case (.linear, _, .easing(let bezier)) where bezier == .linear:
      (new.duration, planted.duration, "urve linear")
    default: nil
    }
  }
}
