/// The view, once it has been loaded.
extension UIViewController {
  /// The root view, if it has been loaded.
  public var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view has been loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// What bars cover at the top of the root view.
  public var topLayoutGuide: any UILayoutSupport { view.barGuide(.topBars) }

  /// What bars cover at the bottom of the root view.
  public var bottomLayoutGuide: any UILayoutSupport { view.barGuide(.bottomBars) }
}

/// Where a controller's view comes from that does not make it itself.
extension UIViewController {
  /// Of `CardViewController`, the nib `CardView` or else `CardViewController`, if it is there and no storyboard has made the controller.
  var nibNameOfClass: String? {
    guard storyboardScene == nil, !NibLibrary.nibs.isEmpty else { return nil }
    let name = "\(type(of: self))"
    let names = name.hasSuffix("Controller") ? ["\(name.dropLast("Controller".count))", name] : [name]
    return names.first { NibLibrary.nibs[$0] != nil }
  }

  /// Makes the view of the nib, or else a plain one.
  func loadOwnView() {
    if let nibName { load(UINib(nibName: nibName, bundle: nibBundle), named: nibName) }
    if !isViewLoaded { loadPlainView() }
  }

  private func load(_ nib: UINib, named name: String) {
    _ = nib.instantiate(withOwner: self)
    guard !isViewLoaded, NibLibrary.nibs[name] != nil else { return }
    stage.report(
      .misuse(
        .S3, "\(type(of: self)) has loaded the nib “\(name)”, but its view was not set.",
        remedy: "Set the owner's view in what UINib.define(\"\(name)\") is told.", types: [type(of: self)]))
  }

  /// A view of the screen's size, with what a storyboard's scene holds.
  private func loadPlainView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    storyboardScene?.loadView(self)
  }
}
