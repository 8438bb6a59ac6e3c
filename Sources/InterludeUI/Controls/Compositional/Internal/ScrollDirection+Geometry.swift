/// Sizes and places in terms of a direction: lengths lie along it, breadths across it.
nonisolated extension UICollectionView.ScrollDirection {
  var isVertical: Bool { self == .vertical }

  func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  func size(_ length: CGFloat, breadth: CGFloat) -> CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  func point(_ along: CGFloat, across: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  /// From where to where a rectangle reaches.
  func stretch(_ rect: CGRect) -> (low: CGFloat, high: CGFloat) {
    isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  /// The first and the last of four edges along the direction.
  func ends<Edge>(top: Edge, leading: Edge, bottom: Edge, trailing: Edge) -> (before: Edge, after: Edge) {
    isVertical ? (top, bottom) : (leading, trailing)
  }

  func ends(_ insets: NSDirectionalEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    ends(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  var across: Self { isVertical ? .horizontal : .vertical }
}

extension CGRect {
  /// The leading edge is the left one; insets that leave nothing leave a rectangle of no size.
  nonisolated func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
