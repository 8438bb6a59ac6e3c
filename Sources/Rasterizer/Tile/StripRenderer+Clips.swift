/// Clips. What is in one is drawn on what is there, of which a copy is kept; then that is put back as far as the clip does not let
/// anything through.
///
/// So a pixel that a clip covers entirely is what it would be without the clip, and tiles that lie in it need not know of it.
extension StripRenderer {
  mutating func pushClip(_ number: Int32) {
    let area = steps[number].bounds.intersection(layers[top].bounds)
    layers[top].open(top == 0 ? layers[top].bounds : area)
    clips.push(layers[top].surface, area)
  }

  mutating func popClip(_ number: Int32) {
    let kept = clips.pop()
    guard !kept.bounds.isEmpty else { return }
    // A colour over all may have closed it.
    layers[top].open(top == 0 ? layers[top].bounds : kept.bounds)
    let surface = layers[top].surface
    let first = shapes.find(number, steps, plan) - max(rows.lowerBound, steps[number].bounds.minY)
    for y in kept.bounds.minY..<kept.bounds.maxY { surface.restore(kept, outside: shapes[first &+ y], y) }
  }
}

/// What was there before the clips that are open.
struct OpenClips: ~Copyable {
  private var scratch = Scratch()
  private var kept: [Surface] = []

  /// Keeps a copy of a part of a surface.
  mutating func push(_ surface: Surface, _ area: PixelRect) {
    let copy = scratch.surface(depth: kept.count, area)
    for y in area.minY..<area.maxY {
      copy.pixel(area.minX, y).update(from: surface.pixel(area.minX, y), count: area.width)
    }
    kept.append(copy)
  }

  mutating func pop() -> Surface { kept.removeLast() }
}

extension Surface {
  /// Puts a row of what was there back as far as a clip's row does not cover it.
  fileprivate func restore(_ kept: Surface, outside row: SpanRow, _ y: Int) {
    let columns = kept.bounds.minX..<kept.bounds.maxX
    let (pixels, old) = (pixel(0, y), kept.pixel(0, y))
    var (x, coverages) = (columns.lowerBound, row.coverages)
    for span in row.spans {
      let (start, end) = (max(span.start, columns.lowerBound), min(span.end, columns.upperBound))
      if start < end {
        (pixels + x).update(from: old + x, count: start &- x)
        if !span.isEven {
          (pixels + start).restore(old + start, coverages + (start &- span.start), count: end &- start)
        } else if span.coverage < 255 {
          (pixels + start).restore(old + start, count: end &- start, coverage: span.coverage)
        }
        x = end
      }
      coverages += span.listed
    }
    (pixels + x).update(from: old + x, count: columns.upperBound &- x)
  }
}

extension PixelPointer {
  fileprivate func restore(_ old: PixelPointer, _ coverages: UnsafePointer<PairedCoverage>, count: Int) {
    for index in 0..<count { self[index] = between(old[index], self[index], coverages[index] & 0xFF) }
  }

  fileprivate func restore(_ old: PixelPointer, count: Int, coverage: UInt8) {
    for index in 0..<count { self[index] = between(old[index], self[index], UInt32(coverage)) }
  }
}
