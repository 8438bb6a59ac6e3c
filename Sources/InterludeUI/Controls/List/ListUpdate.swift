/// What an app says it has changed in a list's data, all of it at once.
///
/// What goes, what is made anew and where a move begins are named as they were before; what comes and where a move ends, as
/// they are after.
nonisolated struct ListUpdate {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [(from: Int, to: Int)] = []
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
}
