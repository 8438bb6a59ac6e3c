extension UIViewController {
  /// Whether the view reaches under a bar at an edge, rather than keep clear of it.
  func reachesUnderBar(at edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}
