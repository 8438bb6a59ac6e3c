/// What of a list is selected, in the order in which it was.
struct ListSelection {
  enum Mode {
    case none, single, multiple
  }

  private(set) var paths: [IndexPath] = []
  /// The same, to be found at once.
  private var members: Set<IndexPath> = []

  func contains(_ path: IndexPath) -> Bool { members.contains(path) }

  fileprivate mutating func insert(_ path: IndexPath) { if members.insert(path).inserted { paths.append(path) } }

  fileprivate mutating func remove(_ path: IndexPath) {
    if members.remove(path) != nil { paths.removeAll { $0 == path } }
  }

  /// Gives what is selected other paths; what has none is selected no longer.
  mutating func rename(_ newPath: (IndexPath) -> IndexPath?) {
    paths = paths.compactMap(newPath)
    members = Set(paths)
  }

  mutating func removeAll() { (paths, members) = ([], []) }
}

extension ListHost {
  /// What a tap on a cell does: it asks the delegate, and tells it.
  func tapped(_ path: IndexPath) {
    if selectionMode == .multiple, selection.contains(path) {
      guard let target = willDeselect(path) else { return }
      deselect(target, animated: false)
      return didDeselect(target)
    }
    guard let target = willSelect(path) else { return }
    if selectionMode == .single {
      for other in selection.paths where other != target {
        guard let other = willDeselect(other) else { continue }
        deselect(other, animated: false)
        didDeselect(other)
      }
    }
    select(target, animated: false)
    didSelect(target)
  }

  /// Selects without a word to the delegate; where only one may be selected, that is the only one then.
  func selectAlone(_ path: IndexPath, animated: Bool) {
    if selectionMode != .multiple { deselectAll(except: path, animated: animated) }
    select(path, animated: animated)
  }

  func deselectAll(except path: IndexPath? = nil, animated: Bool) {
    let others = selection.paths.filter { $0 != path }
    selection.rename { $0 == path ? $0 : nil }
    for other in others { showSelection(false, of: other, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard selection.contains(path) else { return }
    selection.remove(path)
    showSelection(false, of: path, animated: animated)
  }

  private func select(_ path: IndexPath, animated: Bool) {
    selection.insert(path)
    showSelection(true, of: path, animated: animated)
  }
}
