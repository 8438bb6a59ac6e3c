/// Worlds that are kept at moments along a take. A moment is reached by playing on from the nearest one before it.
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

  /// Parks a world, and takes out the nearest one before a time; a new one where all are later.
  mutating func exchange(_ world: World?, toReach time: Double) -> World {
    if let world { park(world) }
    return last(before: time).map { worlds.remove(at: $0) } ?? makeWorld()
  }

  /// Keeps a world where it is. Above the capacity, the one that is nearest to its predecessor is dropped.
  mutating func park(_ world: World) {
    insert(world)
    if worlds.count > Self.capacity { removeNearest() }
  }

  /// Drops the worlds at a time or later.
  mutating func forget(from time: Double) { worlds.removeAll { $0.time >= time } }

  /// Drops the worlds later than a time.
  mutating func forget(after time: Double) { worlds.removeAll { $0.time > time } }

  /// Plays the worlds a little nearer to even spacing along a take, with the last one near its end: replays are mostly of what has just
  /// happened.
  ///
  /// As the take grows each world only plays on, so that nothing is played twice. A world is added when all are in place.
  mutating func prepare(along take: Take) {
    let spacing = take.end / Double(max(worlds.count, 1))
    for stride in 0..<Self.strides {
      guard !moveLaggard(along: take, spacing: spacing) else { continue }
      // Making a world costs as much as all strides together.
      if stride == 0 { addWorld(spacing: spacing) }
      return
    }
  }

  /// Plays on the world that is furthest behind its place; false where all are in place.
  private mutating func moveLaggard(along take: Take, spacing: Double) -> Bool {
    let lags = worlds.indices.map { Double($0 + 1) * spacing - worlds[$0].time }
    guard let last = lags.indices.max(by: { lags[$0] < lags[$1] }), lags[last] > Self.stride else { return false }
    // It cannot overtake the next one: a world just behind that one would lag even more.
    worlds[last].play(take, to: worlds[last].time + Self.stride)
    return true
  }

  private mutating func addWorld(spacing: Double) {
    // The first is there before anything moves, so that the first curve need not wait for one.
    if worlds.isEmpty || spacing > Self.leastSpacing, worlds.count < Self.capacity {
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

  /// The most worlds that are kept.
  static let capacity = 14
  /// Below this spacing no world is added: so much is played fast enough. In seconds.
  private static let leastSpacing = 2.0
  /// How much of a take is played in one stride, in seconds, and how many strides a frame has time for: some milliseconds.
  private static let (stride, strides) = (0.25, 4)
}
