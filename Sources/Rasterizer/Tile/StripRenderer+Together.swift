import DisplayList

/// What is to be done in a run of tiles one after the other, and is done at once: each pixel is written once.
extension StripRenderer {
  /// Draws together what stands at a place in a list, of which a part ends before a place.
  ///
  /// - Returns: How much that was; 0 where what is there stands for itself.
  mutating func drawTogether(_ entries: TileList.Entries, from index: Int, to end: Int) -> Int {
    switch steps[entries[index].step].kind {
    case .pushClip:
      guard let paint = onlyPaint(inClip: entries, at: index, to: end) else { return 0 }
      draw(paint, clippedTo: entries[index].step)
      return 3
    // In a whole one, which is there for what is mixed in it, edges are rounded twice; painted alone they would be rounded once.
    case .pushGroup(let opacity, blend: .normal) where opacity < 255:
      guard index + 2 < end, case .popGroup = steps[entries[index + 2].step].kind,
        case .draw(let paint) = steps[entries[index + 1].step].kind, let faded = paint.faded(by: opacity)
      else { return 0 }
      draw(faded, entries[index + 1].step, isFull: entries[index + 1].isFull)
      return 3
    case .draw(.image(let number, opacity: 255)):
      guard let (offset, color, opacity) = colorOver(plan.images[number], entries, at: index, to: end) else { return 0 }
      draw(plan.images[number].levels[0], offset, under: color, opacity: opacity)
      return 2
    default: return 0
    }
  }

  /// What a clip holds, if it is one opaque paint that covers all that the clip shows: painted through the clip, it looks as if what
  /// is not covered were put back.
  private func onlyPaint(inClip entries: TileList.Entries, at index: Int, to end: Int) -> Paint? {
    guard index + 2 < end, case .popClip = steps[entries[index + 2].step].kind,
      case .draw(let paint) = steps[entries[index + 1].step].kind
    else { return nil }
    let (clip, step) = (steps[entries[index].step], steps[entries[index + 1].step])
    let seen = clip.bounds.intersection(layers[top].bounds)
    guard entries[index + 1].isFull || step.core.contains(seen) && step.bounds.contains(seen) else { return nil }
    // What is fainter would be rounded once instead of twice.
    return plan.isOpaque(step) ? paint : nil
  }

  private mutating func draw(_ paint: Paint, clippedTo clip: Int32) {
    let area = steps[clip].bounds.intersection(layers[top].bounds)
    guard !area.isEmpty else { return }
    layers[top].open(top == 0 ? layers[top].bounds : area)
    switch paint {
    case .solid(let color, let opacity): self.paint(clip, area, color, opacity)
    case .image(let index, let opacity): draw(plan.images[index], opacity, clip, area)
    default: break
    }
  }

  /// The translucent colour that lies on all of an opaque picture whose texels are pixels, as what is behind something modal is.
  private func colorOver(
    _ image: ImagePaint, _ entries: TileList.Entries, at index: Int, to end: Int
  ) -> (offset: (x: Int, y: Int), color: UInt32, opacity: UInt8)? {
    guard index + 1 < end, entries[index].isFull, entries[index + 1].isFull,
      case .draw(.solid(let color, let opacity)) = steps[entries[index + 1].step].kind, image.isOpaque,
      !image.isStencil,
      case .copy(let x, let y) = image.mapping
    else { return nil }
    let (image, area) = (image.levels[0], layers[top].bounds)
    guard area.minX + x >= 0, area.maxX + x <= image.width, area.minY + y >= 0, area.maxY + y <= image.height
    else { return nil }
    return ((x, y), color, opacity)
  }

  private mutating func draw(_ image: CGImage, _ offset: (x: Int, y: Int), under color: UInt32, opacity: UInt8) {
    let (area, surface) = (layers[top].bounds, layers[top].surface)
    layers[top].open(area, isCovered: true)
    UInt32.read(image) { texels in
      for y in area.minY..<area.maxY {
        let source = texels + ((y + offset.y) * image.width + area.minX + offset.x)
        surface.pixel(area.minX, y).copy(source, count: area.width, under: color, opacity: opacity)
      }
    }
  }
}
