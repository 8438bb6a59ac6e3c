/// How an interaction moves a transition, for its context and for interaction controllers.
extension TransitionRunner {
  /// Whether it runs without an interaction and is not at its end.
  var canBeCaught: Bool { !isInteractive && motion?.drive.isOver == false }

  /// Whether it can be stopped on its way.
  var isInterruptible: Bool { motion?.isInterruptible ?? false }

  /// Makes a running transition interactive, where it is.
  func pause() {
    guard canBeCaught, let drive = motion?.drive else { return }
    drive.pause()
    direction = .forwards
    caughtAt = drive.fraction
    percentComplete = caughtAt
    setInteractive(true)
  }

  /// Moves the transition to a fraction, which is clamped to 0…1. A spring that was caught beyond an end can be moved
  /// between there and the other end.
  func update(_ fraction: CGFloat) {
    guard isRunning, isInteractive, !fraction.isNaN else { return }
    percentComplete = min(max(fraction, min(0, caughtAt)), max(1, caughtAt))
    if let drive = motion?.drive, !drive.isOver { drive.update(percentComplete) }
  }

  func finishInteraction() { endInteraction(.forwards) }

  func cancelInteraction() { endInteraction(.backwards) }

  /// Ends the interaction; the rest runs by `completionCurve` and `completionSpeed`.
  private func endInteraction(_ direction: TransitionDirection) {
    if isRunning, isInteractive, !isWantedSpeedPossible { reportImpossibleSpeed() }
    endInteraction(direction, along: completionTiming)
  }

  /// Ends the interaction; the rest runs by the given timing.
  func endInteraction(_ direction: TransitionDirection, along timing: any UITimingCurveProvider) {
    guard isRunning, isInteractive else { return }
    self.direction = direction
    setInteractive(false)
    if let drive = motion?.drive, !drive.isOver { drive.proceed(direction, along: timing, speed: completionSpeed) }
  }

  /// Ends the interaction; the rest runs along a curve, from 0 where the transition is to 1 at its end or start, and takes `length`
  /// seconds. Only for a transition that its timeline moves.
  func endInteraction(_ direction: TransitionDirection, along curve: any MotionCurve, length: Double) {
    guard isInteractive, let motion, motion.isByTime else { return }
    self.direction = direction
    setInteractive(false)
    if !motion.time.isOver { motion.time.proceed(direction, along: curve, length: length) }
  }

  /// Ends the interaction and the transition together, where nothing is left to move.
  func endAtOnce(_ direction: TransitionDirection) {
    guard isRunning, isInteractive else { return }
    self.direction = direction
    abandon()
  }

  private var completionTiming: any UITimingCurveProvider {
    interaction?.percentDriven?.timingCurve
      ?? UICubicTimingParameters(animationCurve: completionCurve)
  }

  var completionCurve: UIView.AnimationCurve { interaction?.object.completionCurve ?? .easeInOut }

  /// Above 0.
  var completionSpeed: CGFloat { isWantedSpeedPossible ? wantedSpeed : 1 }

  private var wantedSpeed: CGFloat { interaction?.object.completionSpeed ?? 1 }
  private var isWantedSpeedPossible: Bool { wantedSpeed > 0 && wantedSpeed.isFinite }

  private func reportImpossibleSpeed() {
    stage.report(
      .misuse(
        .T5, "The completionSpeed of an interactive transition is \(wantedSpeed); 1 is used instead.",
        remedy: "Set a finite speed above 0."))
  }
}
