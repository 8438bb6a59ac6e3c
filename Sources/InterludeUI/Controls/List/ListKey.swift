/// A view that a list shows: a cell, or what belongs to one or to a section.
nonisolated struct ListKey: Hashable, Comparable {
  enum Category: Int, Comparable {
    case cell, supplementary, decoration

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  var category: Category
  /// What kind of supplementary view or decoration; empty for a cell.
  var kind: String
  var path: IndexPath

  static func cell(_ path: IndexPath) -> ListKey { ListKey(category: .cell, kind: "", path: path) }

  static func < (one: Self, other: Self) -> Bool {
    (one.category, one.kind, one.path) < (other.category, other.kind, other.path)
  }
}
