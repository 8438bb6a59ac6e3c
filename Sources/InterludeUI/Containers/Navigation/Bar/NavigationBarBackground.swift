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

/// A share of the second colour, 0…1, and for the rest the first; nil counts as clear.
private func mix(_ first: UIColor?, _ second: UIColor?, share: CGFloat) -> UIColor? {
  if share <= 0 || first == second { return first }
  if share >= 1 { return second }
  return UIColor { traits in
    // What is clear has no colour of its own: it fades.
    func value(_ color: UIColor?) -> AnimatableValue {
      let color = color?.resolvedColor(with: traits).cgColor
      return .color(color.flatMap { $0.alpha > 0 ? $0 : nil })
    }
    guard case .color(let mixed?) = value(first).interpolated(to: value(second), progress: share) else { return .clear }
    return UIColor(cgColor: mixed)
  }
}
