extension UISplitViewController {
  /// Of the whole, and in points: the width of the primary column that is wanted, and the greatest, unless others are set. From memory.
  private static let (usualFraction, usualMaximum): (CGFloat, CGFloat) = (0.4, 320)

  /// The width of the primary column in a view of a width, in whole points.
  func columnWidth(in whole: CGFloat) -> CGFloat {
    let part = own(preferredPrimaryColumnWidthFraction) ?? Self.usualFraction
    let wanted = own(preferredPrimaryColumnWidth) ?? part * whole
    let limited = min(wanted, own(maximumPrimaryColumnWidth) ?? Self.usualMaximum)
    return min(max(limited, own(minimumPrimaryColumnWidth) ?? 0, 0), whole).rounded(.up)
  }

  /// A measure that has been set; nil for one that has not.
  private func own(_ measure: CGFloat) -> CGFloat? {
    measure.isFinite && measure != Self.automaticDimension ? measure : nil
  }

  /// The columns' places in a view of a size.
  func layout(in size: CGSize, presence: CGFloat, isOver: Bool) -> SplitLayout {
    SplitLayout(
      size: size, width: columnWidth(in: size.width), hairline: 1 / stage.scale, isTrailing: primaryEdge == .trailing,
      isOver: isOver, presence: presence)
  }

  /// The size of a child in a view of a size.
  func columnSize(of child: any UIContentContainer, in size: CGSize) -> CGSize {
    guard !isCollapsed, child === primary || child === secondary else { return size }
    let mode = resolvedDisplayMode(for: size)
    let layout = layout(in: size, presence: mode.showsPrimary ? 1 : 0, isOver: mode == .oneOverSecondary)
    return child === primary ? layout.primary.size : layout.secondary.size
  }
}
