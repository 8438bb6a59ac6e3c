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

/// The presenter's view behind a sheet, and how it looked before.
private struct SheetPresenter {
  private(set) weak var view: UIView?
  private let transform: CGAffineTransform
  private let cornerRadius: CGFloat
  private let clips: Bool
  private var progress: CGFloat = 0

  /// When it has stepped back.
  private let scale: CGFloat

  /// How far the top edge of a presenter that has stepped back is above the sheet's, in points. Ours, taken by eye from a phone.
  private static let topMargin: CGFloat = 10

  init(_ view: UIView, scale: CGFloat) {
    (self.view, self.scale) = (view, scale)
    (transform, cornerRadius, clips) = (view.transform, view.layer.cornerRadius, view.clipsToBounds)
  }

  func restore() {
    guard let view, progress > 0 || view.clipsToBounds != clips else { return }
    (view.transform, view.layer.cornerRadius, view.clipsToBounds) = (transform, cornerRadius, clips)
  }

  /// Steps back by a progress of 0…1 behind a sheet whose top edge is at a place of the container.
  mutating func stepBack(by progress: CGFloat, behind top: CGFloat, cornerRadius: CGFloat) {
    guard let view, progress > 0 || self.progress > 0 else { return }
    self.progress = progress
    let frame = view.layoutFrame
    // Scaled about its centre, the presenter's top edge would be here.
    let scaledTop = frame.minY + frame.height * (1 - scale) / 2
    let shownScale = 1 + (scale - 1) * progress
    let step = CGAffineTransform(
      a: shownScale, b: 0, c: 0, d: shownScale, tx: 0, ty: (top - Self.topMargin - scaledTop) * progress)
    view.transform = transform.concatenating(step)
    view.layer.cornerRadius = self.cornerRadius + (cornerRadius - self.cornerRadius) * progress
    view.clipsToBounds = true
  }
}
