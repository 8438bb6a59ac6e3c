import DisplayList

/// Draws strips of a plan, run by run. Strips share nothing, and none depends on where drawing began.
struct StripRenderer: ~Copyable {
  let plan: Plan
  let shades: [Shade?]
  let frame: Surface
  let background: UInt32
  private let watch: TileWatch?
  private var grid: TileGrid
  /// Those of the strip that is drawn.
  var steps = StripSteps()
  var shapes = StripShapes()
  var rows = 0..<0
  var scratch = Scratch()
  var layers: [Layer] = []
  var clips = OpenClips()
  /// What is made of runs of colours, what is done for it in each row, and the edges in it.
  var runs = RunLayers()
  var program = RunProgram()
  var edges: [StripEdge] = []

  init(_ plan: Plan, shades: [Shade?], frame: Surface, background: UInt32, _ watch: TileWatch? = nil) {
    (self.plan, self.shades, self.frame, self.background, self.watch) = (plan, shades, frame, background, watch)
    grid = TileGrid(columns: 0..<frame.bounds.maxX)
  }

  /// Draws the rows of a strip, of steps by their numbers, ascending.
  mutating func draw(rows: Range<Int>, _ numbers: ArraySlice<Int32>) {
    self.rows = rows
    steps.take(numbers, of: plan, standing: watch?.underlay?.standing ?? 0)
    shapes.begin(rows, count: numbers.count)
    grid.deal(plan, rows: rows, steps)
    if let watch { grid.keepChanged(by: watch, steps) }
    var tile = 0
    while let run = grid.run(from: tile) {
      tile = run.end
      if run.isWanted { draw(run) }
    }
  }

  private mutating func draw(_ run: TileGrid.Run) {
    let area = run.area
    if isMadeOfRuns(run.entries) { return drawRuns(run.entries, in: area.intersection(frame.bounds)) }
    let hasLayers = run.entries.contains { steps[$0.step].beginsLayer }
    var start = area.minX
    // What layers draw should stay in the processor's nearest memory.
    let width = hasLayers ? Self.layerWidth : area.width
    while start < area.maxX {
      let end = min(start + width, area.maxX)
      draw(run.entries, in: PixelRect(minX: start, minY: area.minY, maxX: end, maxY: area.maxY), over: run.ground)
      start = end
    }
  }

  private static let layerWidth = 4 * TileGrid.width

  private mutating func draw(_ entries: TileList.Entries, in area: PixelRect, over ground: Ground?) {
    let area = area.intersection(frame.bounds)
    guard !area.isEmpty else { return }
    layers.append(Layer(frame.part(area), color: background))
    if let ground, let underlay = watch?.underlay {
      run(entries, on: ground, underlay.pixels)
    } else {
      run(entries, 0..<entries.count)
    }
    layers[0].open(area)
    layers.removeAll(keepingCapacity: true)
  }

  /// Draws the entries at some places of a list.
  mutating func run(_ entries: TileList.Entries, _ places: Range<Int>) {
    var index = places.lowerBound
    while index < places.upperBound {
      let together = drawTogether(entries, from: index, to: places.upperBound)
      if together == 0 { run(entries[index].step, isFull: entries[index].isFull) }
      index += max(together, 1)
    }
  }

  private mutating func run(_ number: Int32, isFull: Bool) {
    switch steps[number].kind {
    case .draw(let paint): draw(paint, number, isFull: isFull)
    case .pushClip: pushClip(number)
    case .popClip: popClip(number)
    case .pushGroup, .beginMask: pushLayer(steps[number].bounds)
    case .pushMask: pushLayer(layers[top].bounds)
    case .popGroup(let opacity, let blend):
      let layer = layers.removeLast()
      switch blend {
      case .normal: lay(layer, opacity)
      case .plusLighter: add(layer, opacity)
      default: mix(layer, opacity, blend)
      }
    case .popMask(let isInverse): popMask(isInverse: isInverse)
    }
  }
}

extension Step {
  /// Whether it covers all of its bounds.
  var isWhole: Bool { if case .bounds = area { true } else { false } }

  /// Whether it begins a picture of its own.
  fileprivate var beginsLayer: Bool {
    switch kind {
    case .pushClip, .pushGroup, .beginMask: true
    default: false
    }
  }
}
