/// How transitions bring controllers to stand where their surroundings do, whatever these do meanwhile.
extension UIViewController {
  /// How the place stands that this controller's view has: its container's, a presentation context's or the window's.
  var surroundings: AppearanceState {
    if let parent { return parent.appearance }
    guard let presentation = activePresentationController, !presentation.shouldPresentInFullscreen,
      let context = presentation.presenting
    else { return .appeared }
    return context.surroundings
  }

  /// Where this controller belongs when its container shows it: with its surroundings, unless what it has presented has
  /// taken its place.
  var standingOnShow: AppearanceState { isReplacedByCover ? .disappeared : surroundings }

  /// Where this controller belongs, as its view is in a window or in none.
  var standing: AppearanceState { viewIfLoaded?.window == nil ? .disappeared : standingOnShow }

  /// Turns to a state: makes the `will` half of the calls, unless it is there already or on its way.
  func beginSettling(at state: AppearanceState, animated: Bool) {
    let appears = state == .appeared || state == .appearing
    let stands: [AppearanceState] = appears ? [.appeared, .appearing] : [.disappeared, .disappearing]
    if !stands.contains(appearance) { beginAppearanceTransition(appears, animated: animated) }
  }

  /// Arrives at a state, the `did` half; while that is between two calls of its own, the rest follows from the surroundings.
  func endSettling(at state: AppearanceState) {
    switch (appearance, state) {
    case (.appearing, .appeared), (.disappearing, .disappeared): endAppearanceTransition()
    default: break
    }
  }
}
