import InterludeUI

/// Ticks that lie too close together to tell them apart.
nonisolated struct TickCluster: Hashable, Sendable {
  /// Where the first is, in points of the content.
  var x: CGFloat
  var ticks: [TimelineModel.Tick]

  /// How close ticks of one cluster are, in points.
  private static let width: CGFloat = 4

  /// Such as `viewWillAppear` or `viewWillAppear +2`; nil for a finger's moves and its lift, which have marks of their own.
  var name: String? {
    let named = ticks.filter { $0.kind != .touchMove && $0.kind != .touchUp && !$0.name.isEmpty }
    guard let first = named.first(where: { $0.kind == .diagnostic }) ?? named.first else { return nil }
    return named.count > 1 ? "\(first.name) +\(named.count - 1)" : first.name
  }

  /// All names, or the sentences of those that have some, one below the other, with how often each comes.
  var fullName: String {
    var names: [(name: String, count: Int)] = []
    for tick in ticks where !tick.name.isEmpty {
      let name = tick.text ?? tick.name
      if let index = names.firstIndex(where: { $0.name == name }) {
        names[index].count += 1
      } else {
        names.append((name, 1))
      }
    }
    return names.map { $0.count > 1 ? "\($0.name) × \($0.count)" : $0.name }.joined(separator: "\n")
  }

  /// The clusters of ticks between two places, in points; the ticks are in the order of time.
  static func clusters(
    of ticks: [TimelineModel.Tick], axis: TimeAxis, from low: CGFloat, to high: CGFloat
  ) -> [TickCluster] {
    var clusters: [TickCluster] = []
    for tick in ticks {
      let x = axis.x(of: tick.time)
      guard x >= low, x <= high else { continue }
      if let last = clusters.last, x - last.x < width {
        clusters[clusters.count - 1].ticks.append(tick)
      } else {
        clusters.append(TickCluster(x: x, ticks: [tick]))
      }
    }
    return clusters
  }
}
