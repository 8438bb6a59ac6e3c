/// A dynamic animator may move what a layout says of its items.
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
