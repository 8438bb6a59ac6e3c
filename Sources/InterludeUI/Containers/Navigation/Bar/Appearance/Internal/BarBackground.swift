/// The background of a bar and the hairline at its inner edge, mixed from two appearances.
final class BarBackground {
  /// The views behind the bar's content, back to front.
  let views: [UIView]
  private let ground = UIView()
  private let shadow = UIView()
  /// Made when an effect shows for the first time.
  private var effectView: UIVisualEffectView?
  /// The pictures of the standard appearance and of the one at the edge; made when a picture shows for the first time.
  private var pictures: (standard: BarPictures, atEdge: BarPictures)?
  /// An opaque view that hides what is behind the bar; made when it shows for the first time.
  private var floor: UIView?

  init() { views = [ground, shadow] }

  /// Shows a mix of two appearances: a share of the standard one, 0…1, and the rest of the one for the content's edge.
  ///
  /// - Parameters:
  ///   - tint: A colour in place of the standard appearance's effect and colour; nil for these.
  ///   - atEdge: Nil is nothing at all.
  ///   - isOpaque: Whether the bar hides what is behind it. The appearances then show over the system's background, without their effects.
  func show(
    _ standard: UIBarAppearance, tint: UIColor?, share: CGFloat, atEdge: UIBarAppearance?, isOpaque: Bool = false
  ) {
    var standard = standard
    if let tint {
      standard = UIBarAppearance(barAppearance: standard)
      standard.backgroundEffect = nil
      standard.backgroundColor = tint
    }
    func mixed(_ path: KeyPath<UIBarAppearance, UIColor?>) -> UIColor? {
      mix(atEdge?[keyPath: path], standard[keyPath: path], share: share)
    }
    ground.backgroundColor = mixed(\.backgroundColor)
    shadow.backgroundColor = mixed(\.hairlineColor)
    showPictures(of: standard, share: share, atEdge: atEdge)
    showFloor(isOpaque)
    guard !isOpaque else { return show(nil, alpha: 0) }
    show(
      share > 0 ? standard.backgroundEffect ?? atEdge?.backgroundEffect : atEdge?.backgroundEffect,
      alpha: (standard.backgroundEffect == nil ? 0 : share) + (atEdge?.backgroundEffect == nil ? 0 : 1 - share))
  }

  private func showPictures(of standard: UIBarAppearance, share: CGFloat, atEdge: UIBarAppearance?) {
    if pictures == nil, [standard, atEdge].contains(where: { $0?.hasPictures == true }) {
      let pictures = (standard: BarPictures(), atEdge: BarPictures())
      self.pictures = pictures
      UIView.performWithoutAnimation {
        for view in (pictures.atEdge.views + pictures.standard.views).reversed() {
          ground.superview?.insertSubview(view, aboveSubview: shadow)
        }
      }
    }
    guard let pictures else { return }
    pictures.standard.show(standard, alpha: share)
    pictures.atEdge.show(atEdge, alpha: 1 - share)
    ground.superview?.setNeedsLayout()
  }

  private func showFloor(_ isShown: Bool) {
    if isShown, floor == nil {
      let view = UIView(frame: ground.frame)
      floor = view
      view.isUserInteractionEnabled = false
      view.backgroundColor = .systemBackground
      UIView.performWithoutAnimation { ground.superview?.insertSubview(view, at: 0) }
    }
    floor?.isHidden = !isShown
  }

  /// An effect that is removed fades out.
  private func show(_ effect: UIBlurEffect?, alpha: CGFloat) {
    guard let effect else {
      effectView?.alpha = 0
      return
    }
    let view = effectView ?? addEffectView()
    if view.effect !== effect { view.effect = effect }
    view.alpha = alpha
  }

  private func addEffectView() -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: nil)
    // Set before the view is inserted, because that may make the bar update its look.
    effectView = view
    view.isUserInteractionEnabled = false
    UIView.performWithoutAnimation {
      view.alpha = 0
      view.frame = ground.frame
      ground.superview?.insertSubview(view, belowSubview: ground)
    }
    return view
  }

  /// - Parameters:
  ///   - bounds: The bar's.
  ///   - hairline: The length of a pixel, in points.
  ///   - isAtTop: Whether the inner edge is the lower one.
  func layOut(in bounds: CGRect, hairline: CGFloat, isAtTop: Bool) {
    ground.frame = bounds
    effectView?.frame = bounds
    floor?.frame = bounds
    for picture in [pictures?.standard, pictures?.atEdge] { picture?.layOut(in: bounds, isAtTop: isAtTop) }
    let y = isAtTop ? bounds.maxY : bounds.minY - hairline
    shadow.frame = CGRect(x: 0, y: y, width: bounds.width, height: hairline)
  }
}

extension UIBarAppearance {
  fileprivate var hasPictures: Bool { backgroundImage != nil || shadowImage != nil }
  /// Nil where a picture takes the hairline's place.
  fileprivate var hairlineColor: UIColor? { shadowImage == nil ? shadowColor : nil }
}

/// A mix of two colours: a share of the second, 0…1, and the rest of the first. Nil counts as clear.
private func mix(_ first: UIColor?, _ second: UIColor?, share: CGFloat) -> UIColor? {
  if share <= 0 || first == second { return first }
  if share >= 1 { return second }
  return UIColor { traits in
    // A clear colour has no hue: only the other colour's opacity changes.
    func value(_ color: UIColor?) -> AnimatableValue {
      let color = color?.resolvedColor(with: traits).cgColor
      return .color(color.flatMap { $0.alpha > 0 ? $0 : nil })
    }
    guard case .color(let mixed?) = value(first).interpolated(to: value(second), progress: share) else { return .clear }
    return UIColor(cgColor: mixed)
  }
}
