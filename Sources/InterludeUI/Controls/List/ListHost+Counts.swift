/// How many rows or items each section of a list has.
extension ListHost {
  /// What the data source has said, once for all.
  func loadedCounts() -> [Int] {
    if let counts { return counts }
    let made = askForCounts()
    counts = made
    return made
  }

  /// 0 if there is no such section.
  func count(inSection section: Int) -> Int {
    let counts = loadedCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }
}
