/// What the search of an item takes of the navigation bar, in points.
extension UINavigationItem {
  /// Of the search bar, what goes with the content.
  var collapsibleSearch: CGFloat {
    hidesSearchBarWhenScrolling && !keepsSearchBar ? searchHeight : 0
  }

  /// All of the search bar; 0 without one.
  private var searchHeight: CGFloat { searchController.map { SearchPalette.height(of: $0.searchBar) } ?? 0 }

  /// Of the search bar, what stays.
  private var fixedSearch: CGFloat { collapsibleSearch == 0 ? searchHeight : 0 }

  /// Of the collapsible part, what there is now: it goes before the large title.
  private var searchLeft: CGFloat { max(0, collapsibleSearch - scrollEdge.collapsed) }

  /// The height of the search bar now.
  var shownSearch: CGFloat { fixedSearch + searchLeft }

  /// The height of the large title now.
  var shownTitle: CGFloat { max(0, scrollEdge.height - searchLeft) }

  /// The height of titles and buttons.
  var rowHeight: CGFloat { isSearching ? 0 : UINavigationBar.contentHeight }

  /// The bar's height with all that the content has taken along.
  var leastHeight: CGFloat { rowHeight + fixedSearch }

  /// Has a large title of a height, and whatever search there is; whether that changes the room that the bar can give up.
  func makeRoom(forTitle height: CGFloat) -> Bool {
    let (title, search) = (isSearching ? 0 : height, collapsibleSearch)
    guard (titleRoom, scrollEdge.firstRoom, scrollEdge.room) != (title, search, title + search) else { return false }
    (titleRoom, scrollEdge.firstRoom, scrollEdge.room) = (title, search, title + search)
    return true
  }
}
