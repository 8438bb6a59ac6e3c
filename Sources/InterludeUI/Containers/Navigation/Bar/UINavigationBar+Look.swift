/// The background and the titles' attributes: those of the item on top, or else the bar's.
extension UINavigationBar {
  /// The appearance of the item on top or, without one, of the bar.
  private var shownAppearance: (standard: UINavigationBarAppearance, atEdge: UINavigationBarAppearance?) {
    (topItem?.ownAppearance ?? picturedAppearance, topItem?.ownEdgeAppearance ?? edgeAppearance)
  }

  /// The bar's standard appearance, with the pictures that were set on the bar.
  private var picturedAppearance: UINavigationBarAppearance {
    let isCompact = traitCollection.verticalSizeClass == .compact
    guard let image = pictures.picture(at: barPosition, isCompact: isCompact) else { return appearance }
    let pictured = appearance.duplicate()
    (pictured.backgroundEffect, pictured.backgroundColor, pictured.backgroundImage) = (nil, nil, image)
    if let shadowImage { pictured.shadowImage = shadowImage }
    return pictured
  }

  /// The share of the standard appearance, 0…1; 0 while the content's edge is at the bar's. Only a navigation controller's bar has
  /// content. A bar that is not translucent shows the standard appearance instead of nothing.
  private var standardShare: CGFloat {
    guard hasController, isTranslucent || shownAppearance.atEdge != nil else { return 1 }
    return topItem?.scrollEdge.coveredShare ?? 0
  }

  func updateLook() {
    let (standard, atEdge) = shownAppearance
    background.show(standard, tint: barTintColor, share: standardShare, atEdge: atEdge, isOpaque: !isTranslucent)
    writeTitles()
  }

  func writeTitles() {
    let (standard, atEdge) = shownAppearance
    let appearance = standardShare > 0 ? standard : atEdge ?? standard
    let attributes = appearance.titleTextAttributes.merging(titleTextAttributes ?? [:]) { _, own in own }
    let large = appearance.largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) { _, own in own }
    for content in [change?.oldContent, content] { content?.writeTitles(with: attributes, large: large) }
  }
}
