/// The tiles of one strip of rows, each with what is to be done in it.
///
/// What a tile shows depends on the plan and on the tile's place alone: on no other tile and on no order of drawing.
struct TileGrid: ~Copyable {
  static let width = 64
  static let height = 16

  private let columns: Range<Int>
  private var rows = 0..<0
  private let tiles: UnsafeMutablePointer<TileList>
  private let count: Int
  /// In which the same is to be done as in the one before.
  private var isLikeOneBefore: [Bool]
  /// Which are to be drawn.
  private var isWanted: [Bool]
  /// Where the pixels of what stands in them are; nil for those that are drawn from the background on.
  private var grounds: [Ground?]

  /// - Parameter columns: Of the frame, from 0.
  init(columns: Range<Int>) {
    self.columns = columns
    count = (columns.upperBound + Self.width - 1) / Self.width
    tiles = .allocate(capacity: count)
    for index in 0..<count { (tiles + index).initialize(to: TileList()) }
    isLikeOneBefore = Array(repeating: false, count: count)
    isWanted = Array(repeating: true, count: count)
    grounds = Array(repeating: nil, count: count)
  }

  deinit {
    tiles.deinitialize(count: count)
    tiles.deallocate()
  }

  /// Deals the steps that touch a strip out to its tiles.
  ///
  /// - Parameters:
  ///   - rows: Of the strip; at most the grid's height.
  ///   - steps: Those that touch the strip.
  mutating func deal(_ plan: Plan, rows: Range<Int>, _ steps: borrowing StripSteps) {
    self.rows = rows
    for index in 0..<count { tiles[index].removeAll() }
    for number in 0..<steps.count { deal(Int32(truncatingIfNeeded: number), of: steps, plan) }
    for index in 1..<max(count, 1) {
      isLikeOneBefore[index] = tiles[index].entries.elementsEqual(tiles[index - 1].entries)
    }
  }

  private func deal(_ number: Int32, of steps: borrowing StripSteps, _ plan: Plan) {
    let (step, number) = (steps[number], Int(number))
    let bounds = step.bounds.intersection(
      PixelRect(minX: 0, minY: rows.lowerBound, maxX: columns.upperBound, maxY: rows.upperBound))
    guard !bounds.isEmpty else { return }
    let touched = bounds.minX / Self.width..<(bounds.maxX - 1) / Self.width + 1
    var full = tiles(inside: step.core.intersection(bounds))
    if full.isEmpty, bounds.width >= Self.width, case .rounded(let box) = step.area {
      // At its round corners the middle is covered all the same.
      full = tiles(inside: steps.box(box).pillar.intersection(bounds))
    }
    switch step.kind {
    case .draw:
      let isOpaque = plan.isOpaque(step)
      for index in touched { tiles[index].draw(number, isFull: full.contains(index), isOpaque: isOpaque) }
    case .pushClip: for index in touched { tiles[index].push(number, isNeeded: !full.contains(index)) }
    case .pushGroup, .beginMask: for index in touched { tiles[index].push(number, isNeeded: true) }
    case .pushMask: for index in touched { tiles[index].turn(number) }
    case .popClip, .popGroup: for index in touched { tiles[index].pop(number, isMask: false) }
    case .popMask: for index in touched { tiles[index].pop(number, isMask: true) }
    }
  }

  /// The tiles all of which is in an area of the strip.
  private func tiles(inside area: PixelRect) -> Range<Int> {
    guard area.height == rows.count else { return 0..<0 }
    let first = (area.minX + Self.width - 1) / Self.width
    let end = area.maxX == columns.upperBound ? count : area.maxX / Self.width
    return first..<max(first, end)
  }

  private func tileColumns(_ index: Int) -> Range<Int> {
    index * Self.width..<min((index + 1) * Self.width, columns.upperBound)
  }

  /// Leaves out those that show what they did before.
  mutating func keepChanged(by watch: TileWatch, _ steps: borrowing StripSteps) {
    let strip = rows.lowerBound / Self.height
    var keys = TileKeys()
    for index in 0..<count {
      let entries = tiles[index].entries
      if !isLikeOneBefore[index] { keys = watch.keys(entries, steps) }
      (isWanted[index], grounds[index]) = watch.look(at: entries, keys, steps, strip: strip, column: index)
    }
  }

  /// Neighbours in which the same is to be done.
  struct Run {
    let area: PixelRect
    let entries: TileList.Entries
    let ground: Ground?
    let isWanted: Bool
    /// The tile behind them.
    let end: Int
  }

  /// The run that begins at a tile; nil behind the last tile.
  func run(from first: Int) -> Run? {
    guard first < count else { return nil }
    let entries = tiles[first].entries
    var end = first + 1
    while end < count, isLikeOneBefore[end], isWanted[end] == isWanted[first], grounds[end] == grounds[first] {
      end += 1
    }
    let area = PixelRect(
      minX: tileColumns(first).lowerBound, minY: rows.lowerBound, maxX: tileColumns(end - 1).upperBound,
      maxY: rows.upperBound)
    return Run(area: area, entries: entries, ground: grounds[first], isWanted: isWanted[first], end: end)
  }
}

extension Plan {
  /// Whether nothing shows through where a step draws.
  func isOpaque(_ step: Step) -> Bool {
    switch step.kind {
    case .draw(.solid(let color, opacity: 255)): color >> 24 == 255
    case .draw(.image(let index, opacity: 255)): images[index].isOpaque
    default: false
    }
  }
}
