import DisplayList

/// Draws strips of a plan, run by run. Strips share nothing, and none depends on where drawing began.
struct StripRenderer: ~Copyable {
  private let plan: Plan
  private let shades: [Shade]
  private let frame: Surface
  private let background: UInt32
  private let watch: TileWatch?
  private var grid: TileGrid
  private var scanner = Scanner()
  private var visible = SpanRow()
  private var scratch = Scratch()
  private var layers: [Layer] = []

  init(_ plan: Plan, shades: [Shade], frame: Surface, background: UInt32, _ watch: TileWatch? = nil) {
    (self.plan, self.shades, self.frame, self.background, self.watch) = (plan, shades, frame, background, watch)
    grid = TileGrid(columns: 0..<frame.bounds.maxX)
  }

  /// Draws the rows of a strip, of steps by their numbers, ascending.
  mutating func draw(rows: Range<Int>, _ numbers: ArraySlice<Int32>) {
    grid.deal(plan, rows: rows, numbers)
    if let watch { grid.keepChanged(by: watch) }
    let grid = grid
    grid.forEachRun { area, entries in
      let hasLayers = entries.contains { plan.steps[Int($0.step)].beginsLayer }
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
    for entry in entries { run(plan.steps[Int(entry.step)], isFull: entry.isFull) }
    layers[0].fill()
    layers.removeAll(keepingCapacity: true)
  }

  private mutating func run(_ step: Step, isFull: Bool) {
    switch step.kind {
    case .draw(let paint): draw(paint, step, isFull: isFull)
    case .pushClip, .pushGroup, .beginMask: pushLayer(step.bounds)
    case .pushMask: pushMask()
    case .popClip: lay(layers.removeLast(), step.area)
    case .popGroup(let opacity, let isAdded):
      let layer = layers.removeLast()
      if isAdded { add(layer, opacity) } else { lay(layer, .pixels(layer.bounds), opacity) }
    case .popMask(let isInverse): popMask(isInverse: isInverse)
    }
  }
}

// MARK: Layers

extension StripRenderer {
  private var top: Int { layers.count - 1 }

  /// Starts a clear picture of its own: what is drawn in a clip, a group or a mask. It is laid down as a whole.
  private mutating func pushLayer(_ bounds: PixelRect) {
    layers.append(Layer(scratch.surface(depth: layers.count, layers[top].bounds.intersection(bounds)), color: 0))
  }

  /// Ends the drawing of a mask, and starts the picture that will show through it.
  private mutating func pushMask() {
    layers[top].fill()
    pushLayer(layers[top].bounds)
  }

  private mutating func popMask(isInverse: Bool) {
    var (layer, mask) = (layers.removeLast(), layers.removeLast())
    guard layer.color != 0 else { return }
    layer.fill()
    layers[top].fill()
    paint(
      .pixels(layer.bounds), layer.bounds, with: MaskedBrush(layer.surface, mask: mask.surface, isInverse: isInverse))
  }

  /// Lays a finished layer on the one below, as much of it as a shape covers.
  private mutating func lay(_ layer: Layer, _ shape: Area, _ opacity: UInt8 = 255) {
    if let color = layer.color {
      let faded = scale(color, by: UInt32(opacity))
      if faded == 0 { return }
      if case .pixels(let rect) = shape, rect == layers[top].bounds { return layers[top].cover(with: faded) }
      layers[top].fill()
      paint(shape, layer.bounds, with: SolidBrush(color: faded))
    } else {
      layers[top].fill()
      paint(shape, layer.bounds, with: GroupBrush(layer.surface, opacity: opacity))
    }
  }

  /// Adds a finished layer to the one below.
  private mutating func add(_ layer: Layer, _ opacity: UInt8) {
    if let color = layer.color, layer.bounds == layers[top].bounds {
      return layers[top].add(scale(color, by: UInt32(opacity)))
    }
    var layer = layer
    layer.fill()
    layers[top].fill()
    paint(.pixels(layer.bounds), layer.bounds, with: AddedGroupBrush(layer.surface, opacity: opacity))
  }
}

// MARK: Painting

extension StripRenderer {
  private mutating func draw(_ paint: Paint, _ step: Step, isFull: Bool) {
    let area = step.bounds.intersection(layers[top].bounds)
    guard !area.isEmpty else { return }
    let isWhole = isFull && area == layers[top].bounds
    if isWhole, let color = evenColor(paint, in: area) { return layers[top].cover(with: color) }
    if isWhole, case .image(let index, opacity: 255) = paint, plan.images[index].isOpaque {
      layers[top].discard()
    } else {
      layers[top].fill()
    }
    let shape = isFull ? Area.pixels(area) : step.area
    switch paint {
    case .solid(let color): self.paint(shape, area, with: SolidBrush(color: color))
    case .shadow(let index, let opacity):
      let brush = ShadowBrush(shades[index], plan.shadows[index].outline, opacity: opacity)
      self.paint(shape, area, hidden: step.hidden, with: brush)
    case .gradient(let index, let opacity):
      self.paint(shape, area, with: GradientBrush(plan.gradients[index], opacity: opacity))
    case .image(let index, let opacity): draw(plan.images[index], opacity, shape, area)
    case .backdrop: break
    }
  }

  /// The one colour that a paint is in some pixels, if it is one.
  private func evenColor(_ paint: Paint, in area: PixelRect) -> UInt32? {
    switch paint {
    case .solid(let color): color
    case .shadow(let index, let opacity) where plan.shadows[index].outline.even.contains(area):
      scale(plan.shadows[index].color, by: UInt32(opacity))
    default: nil
    }
  }

  private mutating func draw(_ image: ImagePaint, _ opacity: UInt8, _ shape: Area, _ area: PixelRect) {
    switch image.mapping {
    case .copy(let x, let y):
      let image = image.levels[0]
      image.withPixels {
        paint(shape, area, with: CopyBrush(image, $0, offset: (x, y), opacity: opacity))
      }
    case .upright(let level, let columns, let rows):
      let image = image.levels[level]
      image.withPixels {
        paint(
          shape, area, with: UprightBrush(image, $0, columns: columns, rows: rows, in: area, opacity: opacity))
      }
    case .warp(let map):
      paint(shape, area, with: WarpBrush(image, map, end: frame.bounds.maxX, opacity: opacity))
    }
  }

  /// Paints on the layer at the top, row by row.
  private mutating func paint<B: Brush>(
    _ shape: Area, _ area: PixelRect, hidden: PixelRect = .empty, with brush: consuming B
  ) {
    let target = layers[top].surface
    let area = area.intersection(target.bounds)
    guard !area.isEmpty else { return }
    scanner.begin(shape, of: plan, in: area)
    for y in area.minY..<area.maxY {
      scanner.scan(y)
      var spans = scanner.row.spans
      if hidden.minY..<hidden.maxY ~= y {
        visible.subtract(hidden.minX..<hidden.maxX, from: spans)
        spans = visible.spans
      }
      if spans.isEmpty { continue }
      brush.begin(row: y, spans)
      for span in spans { brush.paint(span, onto: target.pixel(Int(span.start), y)) }
    }
  }
}

extension Step {
  /// Whether it begins a picture of its own.
  fileprivate var beginsLayer: Bool {
    switch kind {
    case .pushClip, .pushGroup, .beginMask: true
    default: false
    }
  }
}
