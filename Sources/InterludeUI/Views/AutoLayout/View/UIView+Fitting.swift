extension UIView {
  /// A target for `systemLayoutSizeFitting(_:)`: as small as the constraints allow.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// A target for `systemLayoutSizeFitting(_:)`: as large as the constraints allow.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size nearest to a target that satisfies the constraints inside the view, rounded up to whole pixels.
  func fittingSize(
    _ targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let system = LayoutSystem(root: self, isRootFree: true)
    let aim = system.aim(at: targetSize, horizontal: horizontal, vertical: vertical)
    let size = system.frame(of: self, system.solve(aiming: aim).values).size
    let scale = stage.scale
    return CGSize(width: size.width.roundedUp(toScale: scale), height: size.height.roundedUp(toScale: scale))
  }
}
