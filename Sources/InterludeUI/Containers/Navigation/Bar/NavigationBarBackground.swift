/// The ground of a navigation bar and the hairline below it, on the way between two appearances.
struct NavigationBarBackground {
  let ground = UIView()
  let shadow = UIView()

  /// Shows a share of one appearance, 0…1, and for the rest another.
  func show(_ appearance: UINavigationBarAppearance, share: CGFloat, over other: UINavigationBarAppearance) {
    func mixed(_ path: KeyPath<UINavigationBarAppearance, UIColor?>) -> UIColor? {
      mix(other[keyPath: path], appearance[keyPath: path], share: share)
    }
    ground.backgroundColor = mixed(\.backgroundColor)
    shadow.backgroundColor = mixed(\.shadowColor)
  }

  /// - Parameter hairline: The length of a pixel, in points.
  func layOut(in bounds: CGRect, hairline: CGFloat) {
    ground.frame = bounds
    shadow.frame = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: hairline)
  }
}

/// A share of the second colour, 0…1, and for the rest the first, each as strong as its alpha; nil counts as clear.
private func mix(_ first: UIColor?, _ second: UIColor?, share: CGFloat) -> UIColor? {
  if share <= 0 || first == second { return first }
  if share >= 1 { return second }
  return UIColor { traits in
    let (a, b) = (
      (first ?? .clear).resolvedColor(with: traits).cgColor, (second ?? .clear).resolvedColor(with: traits).cgColor
    )
    let alpha = a.alpha * (1 - share) + b.alpha * share
    guard alpha > 0 else { return .clear }
    func part(_ path: KeyPath<CGColor, CGFloat>) -> CGFloat {
      (a[keyPath: path] * a.alpha * (1 - share) + b[keyPath: path] * b.alpha * share) / alpha
    }
    return UIColor(red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: alpha)
  }
}
