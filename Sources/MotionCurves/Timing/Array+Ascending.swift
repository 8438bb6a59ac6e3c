extension Array {
  /// The index of the first element that `isAfter`, or `count`; for an array in which all before it are not after, and
  /// all from it on are.
  package func firstIndexAscending(where isAfter: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
