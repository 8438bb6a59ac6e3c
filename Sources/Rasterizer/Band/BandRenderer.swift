import DisplayList
import Foundation

/// Draws a plan on a band of rows. Bands share nothing, and a row does not depend on the band it is in.
struct BandRenderer {
  private let plan: Plan
  private let masks: [ShadowMask]
  private var surfaces: [Surface]
  private var clips: [Clip]
  private var groups: [Group] = []
  private var scanner = Scanner()
  private var clipped = SpanRow()
  private var visible = SpanRow()

  private struct Group {
    var pixels: UnsafeMutableBufferPointer<UInt32>
    var opacity: UInt8
    var isAdded: Bool
  }

  init(_ plan: Plan, masks: [ShadowMask], surface: Surface) {
    (self.plan, self.masks) = (plan, masks)
    surfaces = [surface]
    clips = [Clip(bounds: surface.bounds)]
  }

  mutating func draw() {
    for step in plan.steps {
      switch step {
      case .draw(let draw): paint(draw)
      case .backdrop(let backdrop): paint(backdrop)
      case .pushClip(let shape): pushClip(shape)
      case .popClip: clips.removeLast()
      case .pushGroup(let opacity, let bounds, let isAdded): pushGroup(opacity, bounds, isAdded: isAdded)
      case .popGroup: popGroup()
      case .beginMask(let bounds): pushGroup(255, bounds)
      case .pushMask(let bounds): pushMask(bounds)
      case .popMask:
        popGroup()
        clips.removeLast()
      }
    }
  }

  private var clip: Clip { clips[clips.count - 1] }

  private mutating func pushClip(_ shape: EdgeList) {
    var inner = Clip(bounds: clip.bounds.intersection(shape.bounds), mask: clip.mask)
    if shape.pixelRect == nil, !inner.bounds.isEmpty {
      inner.mask = ClipMask(shape, in: inner, scanner: &scanner)
    }
    clips.append(inner)
  }

  /// Starts a clear picture of its own. The clip is applied to the group as a whole, when it is laid down.
  private mutating func pushGroup(_ opacity: UInt8, _ bounds: PixelRect, isAdded: Bool = false) {
    let bounds = bounds.intersection(clip.bounds)
    let pixels = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: max(1, bounds.width * bounds.height))
    pixels.initialize(repeating: 0)
    groups.append(Group(pixels: pixels, opacity: opacity, isAdded: isAdded))
    if let base = pixels.baseAddress { surfaces.append(Surface(base, bounds: bounds, stride: bounds.width)) }
    clips.append(Clip(bounds: bounds))
  }

  /// Makes the group drawn last the mask of a new one.
  private mutating func pushMask(_ bounds: PixelRect) {
    let (group, surface) = (groups.removeLast(), surfaces.removeLast())
    clips.removeLast()
    var inner = Clip(bounds: clip.bounds.intersection(bounds).intersection(surface.bounds))
    inner.mask = ClipMask(alphaOf: surface, in: Clip(bounds: inner.bounds, mask: clip.mask))
    group.pixels.deallocate()
    clips.append(inner)
    pushGroup(255, inner.bounds)
  }

  private mutating func popGroup() {
    let (group, surface) = (groups.removeLast(), surfaces.removeLast())
    clips.removeLast()
    let draw = Draw(shape: EdgeList(surface.bounds), paint: .solid(0), bounds: surface.bounds)
    if group.isAdded {
      paint(draw, with: AddedGroupBrush(surface, opacity: group.opacity))
    } else {
      paint(draw, with: GroupBrush(surface, opacity: group.opacity))
    }
    group.pixels.deallocate()
  }
}

// MARK: Painting

extension BandRenderer {
  private mutating func paint(_ draw: Draw) {
    guard !draw.bounds.intersection(clip.bounds).isEmpty else { return }
    switch draw.paint {
    case .solid(let color):
      paint(draw, with: SolidBrush(color: color))
    case .shadow(let index, let color):
      paint(draw, with: ShadowBrush(masks[index], plan.shadows[index], color: color))
    case .gradient(let gradient):
      paint(draw, with: GradientBrush(gradient))
    case .image(let image):
      switch image.mapping {
      case .copy(let x, let y):
        paint(draw, with: CopyBrush(image.levels[0], offset: (x, y), opacity: image.opacity))
      case .upright(let level, let columns, let rows):
        paint(
          draw, with: UprightBrush(image.levels[level], columns: columns, rows: rows, opacity: image.opacity))
      case .warp(let map):
        paint(draw, with: WarpBrush(image, map, end: draw.bounds.maxX))
      }
    }
  }

  private mutating func paint(_ backdrop: Backdrop) {
    let region = backdrop.region.intersection(surfaces[0].bounds)
    guard let behind = CGImage(surfaces, in: region) else { return }
    let (image, cell) = backdrop.filter.apply(to: behind)
    // The last cells may reach beyond the region.
    let place = CGRect(x: region.minX, y: region.minY, width: image.width * cell, height: image.height * cell)
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard
      let paint = ImagePaint(
        image, source: whole, destination: place, map: .identity, bounds: backdrop.bounds, mipmaps: MipmapCache())
    else { return }
    self.paint(Draw(shape: backdrop.shape, paint: .image(paint), bounds: backdrop.bounds))
  }

  /// Paints what the clip lets through, row by row.
  private mutating func paint<B: Brush>(_ draw: Draw, with brush: B) {
    let clip = clip
    let area = draw.bounds.intersection(clip.bounds)
    let target = surfaces[surfaces.count - 1]
    var brush = brush
    scanner.begin(draw.shape, in: area)
    for y in area.minY..<area.maxY {
      let spans = visibleSpans(of: draw, y, clip)
      if spans.isEmpty { continue }
      brush.begin(row: y, spans)
      for span in spans { brush.paint(span, onto: target.pixel(Int(span.start), y)) }
    }
  }

  private mutating func visibleSpans(of draw: Draw, _ y: Int, _ clip: Clip) -> [Span] {
    scanner.scan(y)
    if let mask = clip.mask { clipped.intersect(scanner.row.spans, mask[y]) }
    let spans = clip.mask == nil ? scanner.row.spans : clipped.spans
    guard draw.hidden.minY..<draw.hidden.maxY ~= y else { return spans }
    visible.subtract(draw.hidden.minX..<draw.hidden.maxX, from: spans)
    return visible.spans
  }
}
