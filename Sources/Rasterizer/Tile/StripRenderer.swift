import DisplayList

/// Draws strips of a plan, run by run. Strips share nothing, and none depends on where drawing began.
struct StripRenderer: ~Copyable {
  let plan: Plan
  private let shades: [Shade?]
  let frame: Surface
  let background: UInt32
  private let watch: TileWatch?
  private var grid: TileGrid
  /// Those of the strip that is drawn.
  var steps = StripSteps()
  var shapes = StripShapes()
  var rows = 0..<0
  private var scratch = Scratch()
  var layers: [Layer] = []
  var clips = OpenClips()
  /// What is made of runs of colours, and the edges in it.
  var runs = RunLayers()
  var edges: [StripEdge] = []

  init(_ plan: Plan, shades: [Shade?], frame: Surface, background: UInt32, _ watch: TileWatch? = nil) {
    (self.plan, self.shades, self.frame, self.background, self.watch) = (plan, shades, frame, background, watch)
    grid = TileGrid(columns: 0..<frame.bounds.maxX)
  }

  /// Draws the rows of a strip, of steps by their numbers, ascending.
  mutating func draw(rows: Range<Int>, _ numbers: ArraySlice<Int32>) {
    self.rows = rows
    steps.take(numbers, of: plan)
    shapes.begin(rows, count: numbers.count)
    grid.deal(plan, rows: rows, steps)
    if let watch { grid.keepChanged(by: watch, steps) }
    let grid = grid
    grid.forEachRun { area, entries in
      if isMadeOfRuns(entries) { return drawRuns(entries, in: area.intersection(frame.bounds)) }
      let hasLayers = entries.contains { steps[$0.step].beginsLayer }
      var start = area.minX
      // What layers draw should stay in the processor's nearest memory.
      let width = hasLayers ? Self.layerWidth : area.width
      while start < area.maxX {
        let end = min(start + width, area.maxX)
        draw(entries, in: PixelRect(minX: start, minY: area.minY, maxX: end, maxY: area.maxY))
        start = end
      }
    }
  }

  private static let layerWidth = 4 * TileGrid.width

  private mutating func draw(_ entries: [TileList.Entry], in area: PixelRect) {
    let area = area.intersection(frame.bounds)
    guard !area.isEmpty else { return }
    layers.append(Layer(frame.part(area), color: background))
    var index = 0
    while index < entries.count {
      let together = drawTogether(entries, from: index)
      if together == 0 { run(entries[index].step, isFull: entries[index].isFull) }
      index += max(together, 1)
    }
    layers[0].open(area)
    layers.removeAll(keepingCapacity: true)
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

// MARK: Layers

extension StripRenderer {
  var top: Int { layers.count - 1 }

  /// Starts a clear picture of its own: what is drawn in a group or a mask. It is laid down as a whole.
  private mutating func pushLayer(_ bounds: PixelRect) {
    layers.append(Layer(scratch.surface(depth: layers.count, layers[top].bounds.intersection(bounds)), color: 0))
  }

  /// Lays down a finished layer as far as the one before it, its mask, lets it through.
  private mutating func popMask(isInverse: Bool) {
    var (layer, mask) = (layers.removeLast(), layers.removeLast())
    let area = layer.drawn
    layer.open(area)
    mask.open(area)
    layers[top].open(area)
    paint(nil, area, with: MaskedBrush(layer.surface, mask: mask.surface, isInverse: isInverse))
  }

  /// Lays a finished layer on the one below.
  private mutating func lay(_ layer: Layer, _ opacity: UInt8) {
    let isWhole = layer.bounds == layers[top].bounds
    layers[top].open(isWhole ? layer.part : layer.drawn)
    if isWhole {
      layers[top].cover(with: layer.color, opacity: opacity, except: layer.part)
    } else if layer.color != 0 {
      let brush = SolidBrush(color: layer.color, opacity: opacity)
      layer.bounds.forEachPart(outside: layer.part) { paint(nil, $0, with: brush) }
    }
    paint(nil, layer.part, with: GroupBrush(layer.surface, opacity: opacity))
  }

  /// Adds a finished layer to the one below.
  private mutating func add(_ layer: Layer, _ opacity: UInt8) {
    var layer = layer
    let isWhole = layer.bounds == layers[top].bounds
    let area = isWhole ? layer.part : layer.drawn
    layer.open(area)
    layers[top].open(area)
    if isWhole { layers[top].add(scale(layer.color, by: UInt32(opacity)), except: area) }
    paint(nil, area, with: AddedGroupBrush(layer.surface, opacity: opacity))
  }

  /// Mixes a finished layer with the one below.
  private mutating func mix(_ layer: Layer, _ opacity: UInt8, _ blend: BlendMode) {
    var layer = layer
    let area = layer.drawn
    layer.open(area)
    layers[top].open(area)
    paint(nil, area, with: MixedGroupBrush(layer.surface, opacity: opacity, blend))
  }
}

// MARK: Painting

extension StripRenderer {
  mutating func draw(_ paint: Paint, _ number: Int32, isFull: Bool) {
    let area = steps[number].bounds.intersection(layers[top].bounds)
    guard !area.isEmpty else { return }
    let isWhole = isFull && area == layers[top].bounds
    if isWhole, let (color, opacity) = evenColor(paint, in: area) {
      return layers[top].cover(with: color, opacity: opacity)
    }
    // The lowest picture is made of pixels as a whole sooner or later.
    let opened = top == 0 ? layers[top].bounds : area
    if isWhole, case .image(let index, opacity: 255) = paint, plan.images[index].isOpaque {
      layers[top].open(opened, isCovered: true)
    } else {
      layers[top].open(opened)
    }
    let shape = isFull || steps[number].isWhole ? nil : number
    switch paint {
    case .solid(let color, let opacity): self.paint(shape, area, with: SolidBrush(color: color, opacity: opacity))
    case .shadow(let index, let opacity):
      let hidden = plan.shadows[index].hidden
      if let picture = plan.shadows[index].picture {
        area.forEachPart(outside: hidden) { draw(picture, opacity, shape, $0) }
      } else if let shade = shades[index] {
        let brush = ShadowBrush(shade, plan.shadows[index].outline, opacity: opacity)
        area.forEachPart(outside: hidden) { self.paint(shape, $0, with: brush) }
      }
    case .gradient(let index, let opacity):
      self.paint(shape, area, with: GradientBrush(plan.gradients[index], opacity: opacity))
    case .image(let index, let opacity): draw(plan.images[index], opacity, shape, area)
    case .backdrop: break
    }
  }

  /// The one colour that a paint is in some pixels, if it is one.
  private func evenColor(_ paint: Paint, in area: PixelRect) -> (UInt32, opacity: UInt8)? {
    switch paint {
    case .solid(let color, let opacity): (color, opacity)
    case .shadow(let index, let opacity) where plan.shadows[index].outline.even.contains(area):
      (plan.shadows[index].color, opacity)
    default: nil
    }
  }

  mutating func draw(_ image: ImagePaint, _ opacity: UInt8, _ shape: Int32?, _ area: PixelRect) {
    if image.isStencil {
      draw(image, UInt8.self, opacity, shape, area)
    } else {
      draw(image, UInt32.self, opacity, shape, area)
    }
  }

  private mutating func draw<T: Texel>(
    _ image: ImagePaint, _ type: T.Type, _ opacity: UInt8, _ shape: Int32?, _ area: PixelRect
  ) {
    switch image.mapping {
    case .copy(let x, let y):
      T.read(image.levels[0]) { paint(shape, area, with: CopyBrush(image, $0, offset: (x, y), opacity: opacity)) }
    case .upright(let level, let columns, let rows):
      T.read(image.levels[level]) {
        let width = image.levels[level].width
        paint(
          shape, area,
          with: UprightBrush(image, width: width, $0, columns: columns, rows: rows, in: area, opacity: opacity))
      }
    case .warp(let map):
      paint(shape, area, with: WarpBrush<T>(image, map, end: frame.bounds.maxX, opacity: opacity))
    }
  }

  /// Paints on the layer at the top, row by row: all of an area, or what a step covers of it.
  mutating func paint<B: Brush>(_ shape: Int32?, _ area: PixelRect, with brush: consuming B) {
    let target = layers[top].surface
    let area = area.intersection(target.bounds)
    guard !area.isEmpty else { return }
    guard let shape else { return target.paint(area, with: brush) }
    let first = shapes.find(shape, steps, plan) - max(rows.lowerBound, steps[shape].bounds.minY)
    for y in area.minY..<area.maxY { target.paint(shapes[first &+ y], in: area, y, with: &brush) }
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
