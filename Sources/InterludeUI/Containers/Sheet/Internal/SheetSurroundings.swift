/// What is behind a sheet: the dimming, and the presenter that steps back.
final class SheetSurroundings {
  let dimmingView = SheetDimmingView()
  private var presenter: SheetPresenter?

  /// The presenter's view, if it steps back.
  var presenterView: UIView? { presenter?.view }

  /// Puts the dimming behind everything in a container.
  func enter(_ container: UIView, presenter view: UIView?, _ behavior: SystemBehavior.Sheet) {
    dimmingView.frame = container.bounds
    dimmingView.backgroundColor = UIColor(white: 0, alpha: behavior.dim)
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.alpha = 0
    container.insertSubview(dimmingView, at: 0)
    presenter = view.map { SheetPresenter($0, scale: behavior.presenterScale) }
  }

  func leave() {
    presenter?.restore()
    presenter = nil
  }

  /// Shows a look; in an animation block it is animated.
  func show(_ appearance: SheetAppearance, over geometry: SheetGeometry, cornerRadius: CGFloat) {
    if dimmingView.alpha != appearance.dimming { dimmingView.alpha = appearance.dimming }
    presenter?.stepBack(by: appearance.stepBack, behind: geometry.highestTop, cornerRadius: cornerRadius)
  }
}

/// The dimming behind a sheet. It follows the sheet's place, in a hand as well as at rest, whatever transition has just ended.
final class SheetDimmingView: UIView {
  override var lookFollowsPresentation: Bool { true }
}
