/// The object whose root view a view is: a view controller. Views know no more of it than this.
protocol ViewOwner: UIResponder, UIFocusEnvironment, UITraitEnvironment {
  /// The root view; nil before it is loaded.
  var viewIfLoaded: UIView? { get }

  // MARK: Layout

  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  func updateViewConstraints()

  // MARK: Safe area

  /// Insets beyond those of the superview that the view keeps clear of, in points.
  var totalAdditionalSafeAreaInsets: UIEdgeInsets { get }
  /// Whether the view keeps the safe area that it has, because a transition is taking it off the screen.
  var keepsSafeArea: Bool { get }
  func viewSafeAreaInsetsDidChange()
  /// Whether a scroll view that is all of the screen keeps clear of bars although it does not scroll that way.
  var adjustsScrollViewInsets: Bool { get }

  // MARK: Traits

  /// Takes over the traits of the surroundings, as far as nothing overrides them.
  func inheritTraits(_ inherited: UITraitCollection)
  /// Those of the surroundings.
  var inheritedTraits: UITraitCollection { get }

  // MARK: Window

  func viewEnteredWindow()
  /// Whether the view's way into a window or out of one makes the owner appear or disappear.
  func followsItsView(leaving oldWindow: UIWindow?, entering newWindow: UIWindow?) -> Bool
  func beginSettling(at state: AppearanceState, animated: Bool)
  func endSettling(at state: AppearanceState)
  func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
  func endAppearanceTransition()
  /// The view is the root of a window that is to take a new size, in points, or other traits: tells those on show, then calls
  /// `change`, by which the window takes them, and lays it out.
  func resizeWindow(_ window: UIWindow, to size: CGSize, with traits: UITraitCollection, change: () -> Void)
  /// The view is not the window's root any longer: ends what the owner and those in it have under way.
  func endTransitions()

  /// In which orientations the owner, or what is presented over all of it, can be shown.
  var supportedOrientations: UIInterfaceOrientationMask { get }

  // MARK: Focus

  /// The owner of what is presented on top of this one, if its view is in a window; otherwise this one.
  var frontmostOwner: any ViewOwner { get }
  /// Whether what is on the screen is about to be something else.
  var isInAnyTransition: Bool { get }
}

/// Where the owner of a view stands between its appearance calls.
enum AppearanceState {
  case disappeared, appearing, appeared, disappearing
}

extension UIView {
  /// The owners that must be told when this subtree enters or leaves a window outside of any transition.
  func appearanceFollowers(leaving oldWindow: UIWindow?, entering newWindow: UIWindow?) -> [any ViewOwner] {
    if let owner { return owner.followsItsView(leaving: oldWindow, entering: newWindow) ? [owner] : [] }
    return subviews.flatMap { $0.appearanceFollowers(leaving: oldWindow, entering: newWindow) }
  }
}
