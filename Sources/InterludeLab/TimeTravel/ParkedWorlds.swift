/// Worlds that wait along a take, so that a moment is reached from the nearest one before it.
struct ParkedWorlds {
  private let makeWorld: () -> World
  /// In the order of their times.
  private var worlds: [World] = []
  /// One that is on its way to where it will be parked, and that place in seconds.
  private var coming: (world: World, place: Double)?

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
    let index = worlds.firstIndex { $0.time > world.time } ?? worlds.count
    worlds.insert(world, at: index)
    guard worlds.count > Self.capacity else { return }
    let gaps = worlds.indices.map { worlds[$0].time - ($0 == 0 ? 0 : worlds[$0 - 1].time) }
    if let least = gaps.indices.min(by: { gaps[$0] < gaps[$1] }) { worlds.remove(at: least) }
  }

  /// Lets go of those that are at a time or later.
  mutating func forget(after time: Double) {
    worlds.removeAll { $0.time >= time }
    if let coming, coming.world.time >= time || coming.place >= time { self.coming = nil }
  }

  /// Brings a new world a little nearer to where the longest stretch without one is parted, as long as that is worth it.
  mutating func prepare(along take: Take) {
    if coming == nil {
      guard let place = widestGap(until: take.end) else { return }
      coming = (makeWorld(), place)
      return
    }
    guard let (world, place) = coming else { return }
    world.play(take, to: min(place, world.time + Self.stride))
    guard world.time >= place else { return }
    coming = nil
    park(world)
  }

  private func last(before time: Double) -> Int? { worlds.lastIndex { $0.time <= time } }

  /// Where a stretch without a world, longer than is worth it, is to be parted.
  private func widestGap(until end: Double) -> Double? {
    let places = [0] + worlds.map(\.time) + [end]
    let gaps = zip(places, places.dropFirst()).map { (start: $0, length: $1 - $0) }
    guard let widest = gaps.max(by: { $0.length < $1.length }) else { return nil }
    // Stretches may be the longer, the longer the take is, so that worlds are not moved for ever.
    guard widest.length > max(Self.leastGap, Self.spread * end / Double(Self.capacity)) else { return nil }
    return widest.start + widest.length / 2
  }

  /// How many wait at most.
  static let capacity = 24
  /// Stretches shorter than this are played through quickly enough, in seconds.
  private static let leastGap = 2.0
  /// How much longer than the mean a stretch may be.
  private static let spread = 2.5
  /// How much of a take is played in one go, in seconds.
  private static let stride = 0.25
}
