extension NSCollectionLayoutSection {
  /// A section of rows, each as wide as the list and as high as its cell wants to be.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = size(estimatedHeight: CellLabels.minimumHeight)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.list = configuration
    let isGrouped = configuration.appearance != .plain
    let side = configuration.appearance == .insetGrouped ? CellLabels.margin : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: isGrouped && configuration.headerMode == .none ? gap : 0, leading: side,
      bottom: isGrouped && configuration.footerMode == .none ? gap : 0, trailing: side)
    // Rows reach to the edges, and keep their content clear of them by themselves.
    if configuration.appearance != .insetGrouped { section.contentInsetsReference = .none }
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionHeader, .top, isPinned: !isGrouped))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionFooter, .bottom, isPinned: !isGrouped))
    }
    return section
  }

  /// Above and below a group, in points, as in a table.
  private static let gap: CGFloat = 17.5
  /// A header's height until it says its own, in points.
  private static let headerHeight: CGFloat = 28

  private static func size(estimatedHeight: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight))
  }

  private static func boundary(
    _ kind: String, _ edge: NSRectAlignment, isPinned: Bool
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(estimatedHeight: headerHeight), elementKind: kind, alignment: edge)
    item.pinToVisibleBounds = isPinned
    return item
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout all of whose sections are lists.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}
