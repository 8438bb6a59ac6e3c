/// How a view presents what it shows, apart from its place: what a transition has to put back.
nonisolated struct ViewAppearance: Hashable, Sendable {
  var transform: CATransform3D
  var isHidden: Bool
  var alpha: CGFloat

  @MainActor init(of view: UIView) { (transform, isHidden, alpha) = (view.transform3D, view.isHidden, view.alpha) }

  /// What is worse than before, as a phrase; nil for nothing.
  func flaw(since before: ViewAppearance) -> String? {
    if isHidden, !before.isHidden { return "hidden" }
    if alpha < before.alpha - 1e-9 { return "transparent, with an alpha of \(Double(alpha))" }
    if transform != before.transform, transform != CATransform3DIdentity { return "transformed" }
    return nil
  }

  /// What cannot be meant for a view that has nothing left to do.
  var flawOfALeftover: String? {
    if isHidden { return "hidden" }
    if alpha == 0 { return "transparent" }
    return transform != CATransform3DIdentity ? "transformed" : nil
  }
}

/// The look that a view had before a transition that took it away, or put something over it, had changed it. Code that brings
/// the view back has to put it back.
final class RememberedAppearance {
  let original: ViewAppearance
  let left: ViewAppearance

  init(original: ViewAppearance, left: ViewAppearance) { (self.original, self.left) = (original, left) }
}

extension UIView {
  /// The appearance that the view ought to come back to: the one of now, unless a transition has left it so.
  var restingAppearance: ViewAppearance {
    let appearance = ViewAppearance(of: self)
    guard let rememberedAppearance, rememberedAppearance.left == appearance else { return appearance }
    return rememberedAppearance.original
  }
}
