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
    for number in 0..<steps.count { deal(steps[Int32(truncatingIfNeeded: number)], number, plan) }
  }

  private mutating func deal(_ step: Step, _ number: Int, _ plan: Plan) {
    let bounds = step.bounds.intersection(
      PixelRect(minX: 0, minY: rows.lowerBound, maxX: columns.upperBound, maxY: rows.upperBound))
    guard !bounds.isEmpty else { return }
    let covered = step.core.minY <= rows.lowerBound && step.core.maxY >= rows.upperBound ? step.core : .empty
    let isOpaque = plan.isOpaque(step)
    for index in bounds.minX / Self.width...(bounds.maxX - 1) / Self.width {
      let area = tileColumns(index)
      let isFull =
        covered.minX <= area.lowerBound && covered.maxX >= area.upperBound && bounds.minX <= area.lowerBound
        && bounds.maxX >= area.upperBound && bounds.height == rows.count
      switch step.kind {
      case .draw: tiles[index].draw(number, isFull: isFull, isOpaque: isOpaque)
      case .pushClip: tiles[index].push(number, isNeeded: !isFull)
      case .pushGroup, .beginMask: tiles[index].push(number, isNeeded: true)
      case .pushMask: tiles[index].turn(number)
      case .popClip, .popGroup: tiles[index].pop(number, isMask: false)
      case .popMask: tiles[index].pop(number, isMask: true)
      }
    }
  }

  private func tileColumns(_ index: Int) -> Range<Int> {
    index * Self.width..<min((index + 1) * Self.width, columns.upperBound)
  }

  /// Leaves out those that show what they did before.
  mutating func keepChanged(by watch: TileWatch, _ steps: borrowing StripSteps) {
    let strip = rows.lowerBound / Self.height
    for index in 0..<count {
      (isWanted[index], grounds[index]) = watch.look(at: tiles[index].entries, steps, strip: strip, column: index)
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
    while end < count, isWanted[end] == isWanted[first], grounds[end] == grounds[first],
      tiles[end].entries.elementsEqual(entries)
    {
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
