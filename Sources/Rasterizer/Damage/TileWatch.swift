/// What a frame's tiles are looked at for, to tell which have changed, and what of them need not be drawn again.
struct TileWatch {
  private let common: Int
  private let notes: TileNotes
  let underlay: UnderlayTiles?

  /// 2⁶⁴ divided by the golden ratio: odd, and its bits look random.
  private static let factor = Int(bitPattern: 0x9E37_79B9_7F4A_7C15)

  /// - Parameter common: The signature of what all tiles depend on.
  init(_ common: Int, _ notes: TileNotes, _ underlay: UnderlayTiles?) {
    (self.common, self.notes, self.underlay) = (common, notes, underlay)
  }

  /// Notes what is to be done in a tile.
  ///
  /// - Returns: Whether that shows something else than before, and where the pixels of the steps that stand are, if they are of use.
  func look(
    at entries: [TileList.Entry], _ steps: borrowing StripSteps, strip: Int, column: Int
  ) -> (isChanged: Bool, Ground?) {
    // Signatures are hashes already, so that a step each is enough to mix them.
    var (key, standingKey, count, isCostly) = (common, common, 0, false)
    for entry in entries {
      let step = steps[entry.step]
      key = (key ^ step.signature &+ (entry.isFull ? 1 : 0)) &* Self.factor
      key ^= key >> 32
      guard entry.step < steps.standing else { continue }
      (standingKey, count) = (key, count + 1)
      if case .draw(let paint) = step.kind, !paint.isSolid { isCostly = true }
    }
    let tile = notes.tile(strip: strip, column: column)
    let shown = notes.note(key, tile: tile)
    // A copy costs what a single picture does, and colours alone cost less.
    guard shown != key, count > 1, isCostly, let underlay else { return (shown != key, nil) }
    if count == entries.count { return (true, underlay.wholeGround(key, tile: tile)) }
    return (true, underlay.ground(standingKey, shown: shown, tile: tile))
  }
}

extension Paint {
  fileprivate var isSolid: Bool { if case .solid = self { true } else { false } }
}
