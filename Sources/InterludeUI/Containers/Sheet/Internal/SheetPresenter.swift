/// The presenter's view behind a sheet, and how it looked before.
struct SheetPresenter {
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
