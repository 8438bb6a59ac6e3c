extension UIView: UIAppearance, UIAppearanceContainer {}

extension AppearanceProxy where Target: UIView {
  /// As the views' own ``UIView/backgroundColor``.
  public var backgroundColor: UIColor? {
    get { value() }
    nonmutating set { set(newValue) { $0.backgroundColor = $1 } }
  }

  /// As the views' own ``UIView/tintColor``.
  public var tintColor: UIColor! {
    get { value() }
    nonmutating set { set(newValue) { $0.tintColor = $1 } }
  }
}

extension UIView {
  /// Takes, with all that is in it, what proxies say: the view enters a window.
  func takeAppearance(in window: UIWindow) {
    guard !window.stage.appearanceRules.isEmpty else { return }
    forEachInSubtree { $0.takeAppearance() }
  }

  /// Takes what proxies say, without animation.
  func takeAppearance() {
    let rules = stage.appearanceRules
    guard !rules.isEmpty else { return }
    UIView.performWithoutAnimation {
      rules.apply(to: self, in: appearanceContainers, traits: traitCollection)
    }
  }

  /// The views and controllers that contain the view, from the window on; of the view itself, its owner.
  var appearanceContainers: [AnyObject] {
    var containers: [AnyObject] = []
    for view in sequence(first: self, next: \.superview) {
      if view !== self { containers.append(view) }
      if let owner = view.owner { containers.append(owner) }
    }
    return containers.reversed()
  }
}
