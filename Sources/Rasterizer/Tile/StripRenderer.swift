import DisplayList

/// Draws strips of a plan, run by run. Strips share nothing, and none depends on where drawing began.
struct StripRenderer: ~Copyable {
  private let plan: Plan
  private let masks: [ShadowMask]
  private let frame: Surface
  private let background: UInt32
  private var grid: TileGrid
  private var scanner = Scanner()
  private var clipped = SpanRow()
  private var visible = SpanRow()
  private var scratch = Scratch()
  private var layers: [Layer] = []
  private var clips: [Clip] = []
  /// How the open groups are laid down.
  private var groups: [(opacity: UInt8, isAdded: Bool)] = []

  init(_ plan: Plan, masks: [ShadowMask], frame: Surface, background: UInt32) {
    (self.plan, self.masks, self.frame, self.background) = (plan, masks, frame, background)
    grid = TileGrid(columns: 0..<frame.bounds.maxX)
  }

  /// Draws the rows of a strip, of steps by their numbers, ascending.
  mutating func draw(rows: Range<Int>, _ numbers: ArraySlice<Int32>) {
    grid.deal(plan, rows: rows, numbers)
    let grid = grid
    grid.forEachRun { area, entries in
      let hasGroup = entries.contains { plan.steps[Int($0.step)].hasPixels }
      var start = area.minX
      // What groups draw should stay in the processor's nearest memory.
      let width = hasGroup ? Self.groupWidth : area.width
      while start < area.maxX {
        let end = min(start + width, area.maxX)
        draw(entries, in: PixelRect(minX: start, minY: area.minY, maxX: end, maxY: area.maxY))
        start = end
      }
    }
  }

  private static let groupWidth = 4 * TileGrid.width

  private mutating func draw(_ entries: [TileList.Entry], in area: PixelRect) {
    let area = area.intersection(frame.bounds)
    guard !area.isEmpty else { return }
    layers.append(Layer(frame.part(area), color: background))
    clips.append(Clip(bounds: area))
    for entry in entries { run(plan.steps[Int(entry.step)], isFull: entry.isFull) }
    layers[0].fill()
    layers.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
  }

  private mutating func run(_ step: Step, isFull: Bool) {
    switch step.kind {
    case .draw(let paint): draw(paint, step, isFull: isFull)
    case .pushClip: pushClip(step)
    case .popClip: clips.removeLast()
    case .pushGroup(let opacity, let isAdded): pushGroup(opacity, isAdded: isAdded)
    case .popGroup: popGroup()
    case .beginMask: pushGroup(255)
    case .pushMask: pushMask()
    case .popMask:
      popGroup()
      clips.removeLast()
    }
  }
}

// MARK: Scopes

extension StripRenderer {
  private var clip: Clip { clips[clips.count - 1] }

  private mutating func pushClip(_ step: Step) {
    var inner = Clip(bounds: clip.bounds.intersection(step.bounds), mask: clip.mask)
    if !inner.bounds.isEmpty { inner.mask = ClipMask(step.area, of: plan, in: inner, scanner: &scanner) }
    clips.append(inner)
  }

  /// Starts a clear picture of its own. The clip is applied to the group as a whole, when it is laid down.
  private mutating func pushGroup(_ opacity: UInt8, isAdded: Bool = false) {
    let bounds = layers[0].surface.bounds
    layers.append(Layer(scratch.surface(depth: layers.count, bounds), color: 0))
    groups.append((opacity, isAdded))
    clips.append(Clip(bounds: clip.bounds))
  }

  /// Makes the group drawn last the mask of a new one.
  private mutating func pushMask() {
    layers[layers.count - 1].fill()
    let mask = layers.removeLast()
    groups.removeLast()
    clips.removeLast()
    var inner = Clip(bounds: clip.bounds)
    inner.mask = ClipMask(alphaOf: mask.surface, in: clip)
    clips.append(inner)
    pushGroup(255)
  }

  private mutating func popGroup() {
    let (layer, group) = (layers.removeLast(), groups.removeLast())
    clips.removeLast()
    let top = layers.count - 1
    let isFull = clip.mask == nil && clip.bounds == layer.surface.bounds
    if let color = layer.color {
      let faded = scale(color, by: UInt32(group.opacity))
      guard faded != 0 else { return }
      if isFull, group.isAdded { return layers[top].add(faded) }
      if isFull { return layers[top].cover(with: faded) }
      var layer = layer
      layer.fill()
      return lay(layer.surface, group)
    }
    lay(layer.surface, group)
  }

  private mutating func lay(_ surface: Surface, _ group: (opacity: UInt8, isAdded: Bool)) {
    layers[layers.count - 1].fill()
    if group.isAdded {
      paint(.pixels(surface.bounds), surface.bounds, with: AddedGroupBrush(surface, opacity: group.opacity))
    } else {
      paint(.pixels(surface.bounds), surface.bounds, with: GroupBrush(surface, opacity: group.opacity))
    }
  }
}

// MARK: Painting

extension StripRenderer {
  private mutating func draw(_ paint: Paint, _ step: Step, isFull: Bool) {
    let area = step.bounds.intersection(clip.bounds)
    guard !area.isEmpty else { return }
    let top = layers.count - 1
    let isWhole = isFull && clip.mask == nil && clip.bounds == layers[top].surface.bounds
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
      let shadow = plan.shadows[index]
      let color = scale(shadow.color, by: UInt32(opacity))
      self.paint(shape, area, hidden: step.hidden, with: ShadowBrush(masks[index], shadow.outline, color: color))
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
    case .copy(let x, let y): paint(shape, area, with: CopyBrush(image.levels[0], offset: (x, y), opacity: opacity))
    case .upright(let level, let columns, let rows):
      paint(
        shape, area,
        with: UprightBrush(image.levels[level], columns: columns, rows: rows, in: area, opacity: opacity))
    case .warp(let map):
      paint(shape, area, with: WarpBrush(image, map, end: frame.bounds.maxX, opacity: opacity))
    }
  }

  /// Paints what the clip lets through, row by row.
  private mutating func paint<B: Brush>(_ shape: Area, _ area: PixelRect, hidden: PixelRect = .empty, with brush: B) {
    let area = area.intersection(clip.bounds)
    guard !area.isEmpty else { return }
    let mask = clip.mask
    let target = layers[layers.count - 1].surface
    var brush = brush
    scanner.begin(shape, of: plan, in: area)
    for y in area.minY..<area.maxY {
      scanner.scan(y)
      if let mask { clipped.intersect(scanner.row.spans, mask[y]) }
      var spans = mask == nil ? scanner.row.spans : clipped.spans
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
  fileprivate var hasPixels: Bool {
    switch kind {
    case .pushGroup, .beginMask: true
    default: false
    }
  }
}
