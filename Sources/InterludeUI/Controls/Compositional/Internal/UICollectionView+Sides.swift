/// The room that sections keep free at their sides.
extension UICollectionView {
  /// What the sides of a section keep from, as far as the content of the collection does not already.
  func sides(
    _ reference: UIContentInsetsReference, _ direction: UICollectionView.ScrollDirection
  ) -> NSDirectionalEdgeInsets {
    let insets: UIEdgeInsets =
      switch reference {
      case .none: .zero
      case .automatic, .safeArea: safeAreaInsets
      case .layoutMargins: layoutMargins
      }
    let own = adjustedContentInset
    return direction.isVertical
      ? NSDirectionalEdgeInsets(
        top: 0, leading: max(0, insets.left - own.left), bottom: 0, trailing: max(0, insets.right - own.right))
      : NSDirectionalEdgeInsets(
        top: max(0, insets.top - own.top), leading: 0, bottom: max(0, insets.bottom - own.bottom), trailing: 0)
  }
}
