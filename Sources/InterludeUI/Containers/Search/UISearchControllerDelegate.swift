/// Hears of the beginning and the end of a search, and may present it otherwise. Every method is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to be presented.
  func willPresentSearchController(_ searchController: UISearchController)

  /// The search is presented, and its animation has ended.
  func didPresentSearchController(_ searchController: UISearchController)

  /// The search is about to be dismissed.
  func willDismissSearchController(_ searchController: UISearchController)

  /// The search is dismissed, and its animation has ended.
  func didDismissSearchController(_ searchController: UISearchController)

  /// Presents the search; without the method it is presented over its screen.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) { searchController.presentByItself() }
}

/// Finds what is looked for.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The search bar's text has changed, or its field is being edited.
  func updateSearchResults(for searchController: UISearchController)
}
