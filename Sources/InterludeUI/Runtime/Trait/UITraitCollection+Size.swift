nonisolated extension UITraitCollection {
  /// The traits of a window, from its size in points, its pixels per point, its appearance and how large text is to be.
  convenience init(
    size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle = .unspecified,
    contentSize: UIContentSizeCategory = .unspecified
  ) {
    self.init(
      Traits(
        horizontalSizeClass: SizeClassRule.horizontal(for: size), verticalSizeClass: SizeClassRule.vertical(for: size),
        userInterfaceStyle: style, userInterfaceLevel: .base, userInterfaceIdiom: .phone, displayScale: scale,
        preferredContentSizeCategory: contentSize))
  }
}

/// Size classes from a size. Ours, since UIKit goes by the device: the one simple rule that gives what Apple's table of
/// size classes lists for every iPhone held either way, and for every iPad.
private nonisolated enum SizeClassRule {
  /// Every iPhone that lies on its side is lower than this, and nothing else is.
  private static let regularHeight: CGFloat = 480
  /// Among the phones that lie on their side, the Plus and Max models count as wide; they are at least this high.
  private static let wideLandscapeHeight: CGFloat = 414
  /// The least width, in points, of a share of an iPad's screen that counts as regular.
  private static let regularWidth: CGFloat = 668

  static func vertical(for size: CGSize) -> UIUserInterfaceSizeClass {
    size.height < regularHeight ? .compact : .regular
  }

  static func horizontal(for size: CGSize) -> UIUserInterfaceSizeClass {
    guard size.width >= regularWidth else { return .compact }
    let isLandscapePhone = size.height < regularHeight
    return isLandscapePhone && size.height < wideLandscapeHeight ? .compact : .regular
  }
}
