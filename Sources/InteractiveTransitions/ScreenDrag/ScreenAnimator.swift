import UIKit

/// The one animator of a screen that a finger can take anywhere: what drives it drives everything.
///
/// Its own animations are those that run alongside. The screen flies by itself, wherever it is sent from: on the way that an
/// animator of the app's makes, until it is caught, and on springs from then on. The animator is over when the screen has landed.
final class ScreenAnimator: UIViewPropertyAnimator {
  let screen: UIView
  let isPresenting: Bool
  /// The app's own way from the start; nil once it is over, or when there is none.
  private var appFlight: AnimatorFlight?
  private var poseAnimation: PoseAnimation?
  /// Where the screen was when it was last held, and how far the transition was then.
  private(set) lazy var held: (pose: Pose, progress: CGFloat) = (start, 0)
  /// Where the screen has been placed, or is on its way to.
  private lazy var place = start
  private let findRoute: () -> Route
  private let placeScreens: () -> Void

  /// - Parameters:
  ///   - findRoute: says where the screen goes, once the view that it comes from is in the container.
  ///   - flight: moves the screen if the animator starts before anything holds it.
  ///   - placeScreens: adds the screens to the container, where the flight does not.
  init(
    of screen: UIView, along findRoute: @escaping () -> Route, isPresenting: Bool, duration: TimeInterval,
    flight: AnimatorFlight?, placing placeScreens: @escaping () -> Void
  ) {
    self.screen = screen
    self.isPresenting = isPresenting
    (self.findRoute, self.placeScreens) = (findRoute, placeScreens)
    appFlight = flight
    super.init(duration: duration, timingParameters: Self.timing)
    pausesOnCompletion = true
  }

  /// How the screen flies when neither the app's animator nor a finger says so.
  private static var timing: UISpringTimingParameters { UISpringTimingParameters(dampingRatio: 1) }

  private var start: Pose { isPresenting ? route.origin : route.full }
  private var end: Pose { isPresenting ? route.full : route.origin }

  /// Whether the screen is to fill the container in the end.
  var isHeadingForFull: Bool { isPresenting != isReversed }

  /// How far the transition is, whichever way it goes.
  private var progress: CGFloat { isReversed ? 1 - fractionComplete : fractionComplete }

  // MARK: In flight

  override var isRunning: Bool { poseAnimation != nil || appFlight?.isUnderWay == true }

  /// In seconds, until the screen lands; while the app's animator moves it, by the transition's declared duration.
  var timeLeft: TimeInterval { poseAnimation?.timeLeft ?? (1 - fractionComplete) * duration }

  /// By way of a start after a delay, which sends the screen off; UIKit does not say whether its own goes that way.
  override func startAnimation() { startAnimation(afterDelay: 0) }

  override func startAnimation(afterDelay delay: TimeInterval) {
    if state == .inactive {
      super.startAnimation(afterDelay: delay)
      if let appFlight, delay == 0 {
        // A presenter may move as the screen comes; one that comes back is in the container only then.
        if isPresenting { _ = route }
        appFlight.start { [weak self] in self?.land() }
        _ = route
      } else {
        standAtStart()
        send(after: delay) { PoseAnimation(of: screen, to: $0, duration: duration, timing: Self.timing) }
      }
    } else if !isRunning {
      continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  /// Brings the screen to where it starts, when the app's animator does not.
  private func standAtStart() {
    appFlight = nil
    placeScreens()
    put(start)
  }

  override func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard !isRunning else { return }
    resume(along: parameters, in: durationFactor > 0 ? durationFactor : 1 - fractionComplete)
  }

  /// What set out from the start can be turned round; anything else has to set out anew.
  override var isReversed: Bool {
    get { super.isReversed }
    set {
      guard newValue != isReversed else { return }
      super.isReversed = newValue
      if poseAnimation?.start == start {
        poseAnimation?.isReversed = newValue
      } else if isRunning {
        resume(along: nil, in: 1 - fractionComplete)
      }
    }
  }

  private func resume(along parameters: (any UITimingCurveProvider)?, in factor: CGFloat) {
    super.continueAnimation(withTimingParameters: parameters, durationFactor: factor)
    let seconds = max(factor * duration, Self.shortest)
    send { PoseAnimation(of: screen, to: $0, duration: seconds, timing: parameters ?? Self.timing) }
  }

  /// A frame, in seconds: no spring is quicker.
  private static let shortest: TimeInterval = 1.0 / 60

  /// Goes on to one end or the other, the screen at the velocity that a finger has given it.
  func release(toFull isForFull: Bool, at velocity: PoseVelocity) {
    super.isReversed = isForFull != isPresenting
    super.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeInOut),
      durationFactor: (1 - fractionComplete) / Self.speedUp)
    send { PoseAnimation(of: screen, to: $0, releasedAt: velocity, spring: .release) }
  }

  /// How much faster than the whole transition the rest of it is, so that nothing lags behind a thrown screen.
  private static let speedUp: CGFloat = 2.5

  /// Sends the screen from where it is to where the animator goes.
  private func send(after delay: TimeInterval = 0, by makePoseAnimation: (_ target: Pose) -> PoseAnimation) {
    guard state == .active else { return }
    stopFlight()
    let target = isHeadingForFull ? route.full : route.origin
    let poseAnimation = makePoseAnimation(target)
    place = target
    self.poseAnimation = poseAnimation
    poseAnimation.start(after: delay) { [weak self] in self?.land() }
  }

  private func land() { end(at: isReversed ? .start : .end) }

  /// Leaves the screen where it shows.
  private func stopFlight() {
    poseAnimation?.stop()
    poseAnimation = nil
    if appFlight?.isUnderWay == true { screen.stopWhereItShows() }
    place = Pose(of: screen)
    // The app's animator places the screen as it ends, which it does only now.
    appFlight?.stop { [weak self] in
      if let self { put(place) }
    }
    appFlight = nil
  }

  // MARK: Held

  override func pauseAnimation() {
    if state == .inactive { standAtStart() }
    super.pauseAnimation()
    guard state == .active else { return }
    stopFlight()
    held = (Pose(of: screen), progress)
  }

  /// Moves the screen, too, in straight lines over where it was held.
  override var fractionComplete: CGFloat {
    get { super.fractionComplete }
    set {
      super.fractionComplete = newValue
      poseHeldScreen()
    }
  }

  /// In a container that has changed its size the screen, while it is held, is as far along as it was.
  lazy var route: Route = findRoute() {
    didSet {
      held.pose = route.pose(like: held.pose, on: oldValue)
      poseHeldScreen()
    }
  }

  private func poseHeldScreen() {
    if state == .active, !isRunning { put(pose(at: progress)) }
  }

  private func pose(at progress: CGFloat) -> Pose {
    guard progress >= held.progress else { return start.mixed(with: held.pose, progress / held.progress) }
    guard held.progress < 1 else { return held.pose }
    return held.pose.mixed(with: end, (progress - held.progress) / (1 - held.progress))
  }

  // MARK: Ending

  override func stopAnimation(_ withoutFinishing: Bool) {
    stopFlight()
    super.stopAnimation(withoutFinishing)
  }

  override func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped, finalPosition != .current { put(finalPosition == .end ? end : start) }
    super.finishAnimation(at: finalPosition)
  }

  /// Ends at once if it has not ended yet.
  func end(at position: UIViewAnimatingPosition) {
    guard state == .active else { return }
    stopAnimation(false)
    finishAnimation(at: position)
  }

  /// Leaves the screen where the transition has ended.
  func stand(atEnd: Bool) { put(atEnd ? end : start) }

  /// Places the screen.
  func put(_ pose: Pose) {
    place = pose
    pose.apply(to: screen)
  }
}
