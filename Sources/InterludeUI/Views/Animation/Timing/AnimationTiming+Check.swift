/// What an animation is given that makes no sense is reported once, where it is given.
extension AnimationTiming {
  /// Reports what a spring cannot be as it is given.
  ///
  /// - Parameter source: The call that gives it, where that is known.
  func check(duration: Double, at source: CallSite?) {
    guard case .spring(let spring) = self else { return }
    let place = source.flatMap { $0.isSystem ? nil : " in \($0)" } ?? ""
    for issue in spring.spring(duration: duration, velocity: spring.velocity[.none]).issues {
      let remedy =
        issue.parameter == "initialVelocity"
        ? "Limit the velocity, or give the spring by mass, stiffness and damping, which need no fit."
        : "Correct the parameter."
      Diagnostic.misuse(.T4, "The spring\(place) cannot be as it is given: \(issue.message)", remedy: remedy).report()
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
