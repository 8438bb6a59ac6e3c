import DisplayList

/// Painting: what a step draws, on the layer at the top.
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
    case .solid(let color, let opacity): self.paint(shape, area, color, opacity)
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
    case .curl(let index, let opacity):
      UInt32.read(plan.curls[index].picture) {
        self.paint(shape, area, with: CurlBrush(plan.curls[index], $0, opacity: opacity))
      }
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

  /// Lays a colour on the layer at the top, in rows that are covered alike at once: all of an area, or what a step covers of it.
  mutating func paint(_ shape: Int32?, _ area: PixelRect, _ color: UInt32, _ opacity: UInt8) {
    let target = layers[top].surface
    let area = area.intersection(target.bounds)
    guard !area.isEmpty else { return }
    guard let shape else { return target.lay(color, opacity: opacity, over: area) }
    let first = shapes.find(shape, steps, plan) - max(rows.lowerBound, steps[shape].bounds.minY)
    let (columns, bottom) = (area.minX..<area.maxX, area.maxY)
    var y = area.minY
    while y < bottom {
      var end = y &+ 1
      while end < bottom, shapes.isRepeated(first &+ end) { end &+= 1 }
      target.lay(color, opacity: opacity, over: shapes[first &+ y], columns, y..<end)
      y = end
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
