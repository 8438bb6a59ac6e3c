/// What a frame's tiles are looked at for, to tell which have changed, and what of them need not be drawn again.
struct TileWatch {
  private let common: Int
  private let notes: TileNotes
  let underlay: UnderlayTiles?

  /// - Parameter common: The signature of what all tiles depend on.
  init(_ common: Int, _ notes: TileNotes, _ underlay: UnderlayTiles?) {
    (self.common, self.notes, self.underlay) = (common, notes, underlay)
  }

  /// What stands for what is to be done in a tile.
  func keys(_ entries: TileList.Entries, _ steps: borrowing StripSteps) -> TileKeys {
    let count = steps.standing > 1 ? entries.prefix { $0.step < steps.standing }.count : 0
    let standing = key(common, entries, 0..<count, steps)
    return TileKeys(count: count, standing: standing, all: key(standing, entries, count..<entries.count, steps))
  }

  /// Notes what is to be done in a tile.
  ///
  /// - Returns: Whether that shows something else than before, and where the pixels of the steps that stand are, if they are of use.
  func look(
    at entries: TileList.Entries, _ keys: TileKeys, _ steps: borrowing StripSteps, strip: Int, column: Int
  ) -> (isChanged: Bool, Ground?) {
    let (count, standingKey, key) = (keys.count, keys.standing, keys.all)
    let tile = notes.tile(strip: strip, column: column)
    let shown = notes.note(key, tile: tile)
    guard shown != key else { return (false, nil) }
    // A copy costs what a single picture does, and colours alone cost less.
    guard count > 1, let underlay, (0..<count).contains(where: { !steps[entries[$0].step].isColor }) else {
      return (true, nil)
    }
    if count == entries.count { return (true, underlay.wholeGround(key, tile: tile)) }
    return (true, underlay.ground(standingKey, shown: shown, tile: tile))
  }

  /// What stands for some entries after what a key stands for.
  private func key(
    _ key: Int, _ entries: TileList.Entries, _ places: Range<Int>, _ steps: borrowing StripSteps
  ) -> Int {
    var mixer = Mixer(from: key)
    for place in places {
      mixer.combine(steps[entries[place].step].signature &+ (entries[place].isFull ? 1 : 0))
    }
    return mixer.signature
  }
}

/// What stands for the entries of a tile.
struct TileKeys {
  /// How many of the entries stand.
  var count = 0
  /// For those.
  var standing = 0
  var all = 0
}

extension Step {
  /// Whether it draws a colour, or nothing.
  fileprivate var isColor: Bool {
    switch kind {
    case .draw(.solid): true
    case .draw: false
    default: true
    }
  }
}
