/// Worlds that wait along a take, so that a moment is reached from the nearest one before it.
struct ParkedWorlds {
  private let makeWorld: () -> World
  /// In the order of their times.
  private var worlds: [World] = []

  /// - Parameter makeWorld: Makes one at the take's beginning.
  init(makeWorld: @escaping () -> World) { self.makeWorld = makeWorld }

  /// Their times, ascending.
  var times: [Double] { worlds.map(\.time) }

  /// Whether one of them is nearer to a time, before it, than another world is.
  func hasCloser(than world: World, to time: Double) -> Bool {
    last(before: time).map { worlds[$0].time > world.time } ?? false
  }

  /// Parks a world, and gives the one from which a time is reached soonest: a new one where all are later.
  mutating func exchange(_ world: World?, toReach time: Double) -> World {
    if let world { park(world) }
    return last(before: time).map { worlds.remove(at: $0) } ?? makeWorld()
  }

  /// Keeps a world where it is. Of too many, the one goes whose way from the one before it is shortest.
  mutating func park(_ world: World) {
    insert(world)
    if worlds.count > Self.capacity { removeNearest() }
  }

  /// Lets go of those that are at a time or later.
  mutating func forget(from time: Double) { worlds.removeAll { $0.time >= time } }

  /// Lets go of those that are later than a time.
  mutating func forget(after time: Double) { worlds.removeAll { $0.time > time } }

  /// Brings the worlds a little nearer to where they stand evenly along a take, as long as that is worth it: the last one near its
  /// end, from where what has just happened is played again.
  ///
  /// As the take gets longer each of them only goes on: no way is gone twice. Another is made when all stand where they should.
  mutating func prepare(along take: Take) {
    let spacing = take.end / Double(max(worlds.count, 1))
    for stride in 0..<Self.strides {
      guard !moveLaggard(along: take, spacing: spacing) else { continue }
      // Making a world is as much as all strides are.
      if stride == 0 { addWorld(spacing: spacing) }
      return
    }
  }

  /// False where all stand as far along as they should.
  private mutating func moveLaggard(along take: Take, spacing: Double) -> Bool {
    let lags = worlds.indices.map { Double($0 + 1) * spacing - worlds[$0].time }
    guard let last = lags.indices.max(by: { lags[$0] < lags[$1] }), lags[last] > Self.stride else { return false }
    // The one that is furthest behind does not overtake: one that is before it and as close is further behind.
    worlds[last].play(take, to: worlds[last].time + Self.stride)
    return true
  }

  private mutating func addWorld(spacing: Double) {
    if spacing > Self.leastSpacing, worlds.count < Self.capacity {
      insert(makeWorld())
    } else if let first = worlds.first, first.time > 2 * spacing {
      removeNearest()
      insert(makeWorld())
    }
  }

  private func last(before time: Double) -> Int? { worlds.lastIndex { $0.time <= time } }

  private mutating func insert(_ world: World) {
    worlds.insert(world, at: worlds.firstIndex { $0.time > world.time } ?? worlds.count)
  }

  private mutating func removeNearest() {
    let gaps = worlds.indices.map { worlds[$0].time - ($0 == 0 ? 0 : worlds[$0 - 1].time) }
    if let least = gaps.indices.min(by: { gaps[$0] < gaps[$1] }) { worlds.remove(at: least) }
  }

  /// How many wait at most.
  static let capacity = 14
  /// Stretches of this length are played through quickly enough, in seconds.
  private static let leastSpacing = 2.0
  /// How much of a take is played in one go, in seconds, and how often in a frame: some milliseconds of work.
  private static let (stride, strides) = (0.25, 4)
}
