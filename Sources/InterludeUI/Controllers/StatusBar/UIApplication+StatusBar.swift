extension UIApplication {
  /// Sets `isStatusBarHidden`; animated, along with what an animation block around it changes, or in the time that a transition takes.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    animate(animation != .none) { self.isStatusBarHidden = hidden }
  }

  /// Sets `statusBarStyle`, animated or not.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    animate(animated) { self.statusBarStyle = statusBarStyle }
  }

  private func animate(_ animated: Bool, _ change: @escaping () -> Void) {
    guard animated else { return UIView.performWithoutAnimation(change) }
    UIView.animate(withDuration: Self.statusBarDuration, animations: change)
  }

  /// How long the status bar takes, in seconds. Ours, as long as a push.
  private static let statusBarDuration = 0.35
}
