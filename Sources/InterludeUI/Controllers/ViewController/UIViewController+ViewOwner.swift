extension UIViewController: UIAppearanceContainer {}

extension UIViewController: ViewOwner {
  /// A screen that is moved out keeps the insets it had: its content must not shift on the way.
  var keepsSafeArea: Bool { transition != nil && appearance == .disappearing }

  var totalAdditionalSafeAreaInsets: UIEdgeInsets { additionalSafeAreaInsets + containerSafeAreaInsets }

  var adjustsScrollViewInsets: Bool { automaticallyAdjustsScrollViewInsets && navigationController != nil }

  /// Has the root view made, without an animation.
  func bringViewIn() {
    UIView.performWithoutAnimation {
      stage.note("loadView()", of: self)
      loadView()
      stage.note("viewDidLoad()", of: self)
      viewDidLoad()
    }
  }

  func endTransitions() { PresentationStack.takeDown(self) }

  var frontmostOwner: any ViewOwner {
    sequence(first: self, next: \.presentedViewController).reversed().first { $0.viewIfLoaded?.window != nil } ?? self
  }

  var isInAnyTransition: Bool { transitionCoordinator != nil }
}

extension UIView {
  /// The controller whose root view this is.
  var viewController: UIViewController? { owner as? UIViewController }
}

extension UIViewController: UIFocusEnvironment {
  /// The controller that contains this one, else the view that this one's is in.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { parent ?? viewIfLoaded?.superview }
}
