/// What an animation is given that makes no sense is reported once, where it is given.
extension AnimationTiming {
  /// Reports the parameters of a spring that had to be replaced.
  func check(duration: Double) {
    guard case .spring(let spring) = self else { return }
    for issue in spring.spring(duration: duration, velocity: spring.velocity[.none]).issues {
      Diagnostic.misuse(.T4, "A spring was given an impossible parameter: \(issue).", remedy: "Correct the parameter.")
        .report()
    }
  }

  /// Reports a time that is not finite. A negative one is no mistake: it counts as none.
  static func checkSeconds(_ seconds: Double, _ name: String) {
    guard !seconds.isFinite else { return }
    Diagnostic.misuse(
      .T3, "An animation was given the \(name) \(seconds); it counts as 0.",
      remedy: "Give a finite number of seconds."
    ).report()
  }
}
