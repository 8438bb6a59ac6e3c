/// Changes of a table that belong together.
struct TableUpdates {
  var depth = 0
  var update = ListUpdate()
  /// How rows go, by their paths before; and sections.
  var departures: [IndexPath: UITableView.RowAnimation] = [:]
  /// How rows come, by their paths after; and sections.
  var arrivals: [IndexPath: UITableView.RowAnimation] = [:]
  /// How rows are exchanged for new ones of the same data, by their paths before; and sections.
  var reloads: [IndexPath: UITableView.RowAnimation] = [:]
  var completions: [(Bool) -> Void] = []
  /// Whether the table was loaded anew meanwhile, so that nothing is left to change.
  var isLoadedAnew = false

  mutating func insert(_ paths: [IndexPath], with animation: UITableView.RowAnimation) {
    update.insertedItems.formUnion(paths)
    for path in paths { arrivals[path] = animation }
  }

  mutating func delete(_ paths: [IndexPath], with animation: UITableView.RowAnimation) {
    update.deletedItems.formUnion(paths)
    for path in paths { departures[path] = animation }
  }

  mutating func reload(_ paths: [IndexPath], with animation: UITableView.RowAnimation) {
    update.reloadedItems.formUnion(paths)
    for path in paths { reloads[path] = animation }
  }

  mutating func insert(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update.insertedSections.formUnion(sections)
    for section in sections { arrivals[IndexPath(index: section)] = animation }
  }

  mutating func delete(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update.deletedSections.formUnion(sections)
    for section in sections { departures[IndexPath(index: section)] = animation }
  }

  mutating func reload(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update.reloadedSections.formUnion(sections)
    for section in sections { reloads[IndexPath(index: section)] = animation }
  }

  /// How what is at a key goes; the path may be that of a section.
  func departure(_ key: ListKey) -> UITableView.RowAnimation {
    let section = IndexPath(index: key.path[0])
    return departures[key.path] ?? reloads[key.path] ?? departures[section] ?? reloads[section] ?? .automatic
  }

  /// How what is at a key comes, which was at another before if it is made anew.
  func arrival(_ key: ListKey, before: IndexPath?) -> UITableView.RowAnimation {
    arrivals[key.path] ?? before.flatMap { reloads[$0] } ?? arrivals[IndexPath(index: key.path[0])] ?? .automatic
  }
}

extension UITableView.RowAnimation {
  /// Where a row comes from or goes to.
  func away(from place: ListPlace, tableWidth: CGFloat) -> ListPlace {
    switch self {
    case .none: place
    case .right: place.moved(x: tableWidth, y: 0)
    case .left: place.moved(x: -tableWidth, y: 0)
    case .top: place.moved(x: 0, y: -place.size.height).faded()
    case .bottom: place.moved(x: 0, y: place.size.height).faded()
    case .fade, .middle, .automatic: place.faded()
    }
  }
}
