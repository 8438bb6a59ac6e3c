/// How transitions bring controllers to the appearance state of their surroundings, which may change meanwhile.
extension UIViewController {
  /// The appearance state of what this controller's view is in: its container, a presentation context or the window.
  var surroundings: AppearanceState {
    if let parent { return parent.appearance }
    guard let presentation = activePresentationController, !presentation.shouldPresentInFullscreen,
      let context = presentation.presenting
    else { return .appeared }
    return context.surroundings
  }

  /// The state for a controller that its container shows: that of its surroundings, unless a controller that it presents has replaced
  /// its view.
  var standingOnShow: AppearanceState { isReplacedByCover ? .disappeared : surroundings }

  /// The state for this controller: as `standingOnShow` while its view is in a window, else disappeared.
  var standing: AppearanceState { viewIfLoaded?.window == nil ? .disappeared : standingOnShow }

  /// Makes the `will` half of the calls to a state, unless the controller is in it or on its way to it.
  func beginSettling(at state: AppearanceState, animated: Bool) {
    let appears = state == .appeared || state == .appearing
    let stands: [AppearanceState] = appears ? [.appeared, .appearing] : [.disappeared, .disappearing]
    if !stands.contains(appearance) { beginAppearanceTransition(appears, animated: animated) }
  }

  /// Makes the `did` half of the calls to a state. While the surroundings themselves are appearing or disappearing, their own `did` call
  /// reaches this controller later.
  func endSettling(at state: AppearanceState) {
    switch (appearance, state) {
    case (.appearing, .appeared), (.disappearing, .disappeared): endAppearanceTransition()
    default: break
    }
  }
}
