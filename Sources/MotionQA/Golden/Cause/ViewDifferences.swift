/// Views that are missing, are new, or come or go at another time: those in another one go with it.
nonisolated struct ViewDifferences {
  private let differences: [TraceDifference]
  private let expected, actual: Trace

  init(_ differences: [TraceDifference], _ expected: Trace, _ actual: Trace) {
    (self.differences, self.expected, self.actual) = (differences, expected, actual)
  }

  var findings: [Finding] {
    let names = differences.map { if case .view(let name) = $0.subject { name } else { "" } }
    let leaders = differences.indices.map { index in leader(of: index, names) }
    return differences.indices.filter { leaders[$0] == $0 }.map { index in
      let followers = differences.indices.filter { $0 != index && leaders[$0] == index }.map { differences[$0] }
      let difference = differences[index]
      guard !followers.isEmpty else { return Finding(difference) }
      let what = followers.count == 1 ? "a view" : "\(followers.count) views"
      return Finding(
        "\(difference.description.dropLast()), and \(what) in it with it.", difference, consequences: followers)
    }
  }

  /// The outermost view around one that differs just so; the view itself if there is none.
  private func leader(of index: Int, _ names: [String]) -> Int {
    var leader = index
    var holder = holder(of: names[index])
    // More steps than views are a circle, which only a file that was tampered with has.
    for _ in 0..<max(expected.views.count, actual.views.count) {
      guard let name = holder else { break }
      guard let place = names.firstIndex(of: name), isSame(differences[place], differences[index]) else { break }
      leader = place
      holder = self.holder(of: name)
    }
    return leader
  }

  private func holder(of name: String) -> String? { (expected[name] ?? actual[name])?.superviews.last?.name }

  /// Whether both are missing, are new, or come or go at the same frames as each other.
  private func isSame(_ a: TraceDifference, _ b: TraceDifference) -> Bool {
    let isGone = a.actual == b.actual && a.expected == b.expected
    // What is missing need not have been there from the same frame on.
    let isAll = ["a view", "no such view"].contains(a.expected)
    return isGone && (isAll || a.frame == b.frame)
  }
}
