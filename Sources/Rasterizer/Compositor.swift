import DisplayList
import Foundation

/// Draws a plan: first what steps need to be made ready, then all strips of rows at the same time.
struct Compositor {
  private var plan: Plan
  /// Of the shadows whose pixels are not known.
  private let shades: [Shade?]
  private let background: UInt32
  private let bandCount: Int?

  init(_ plan: Plan, shadows: ShadowCache, background: UInt32, bandCount: Int?) {
    (self.plan, self.background, self.bandCount) = (plan, background, bandCount)
    shades = concurrentMap(plan.shadows.count) { index in
      let shadow = plan.shadows[index]
      return shadow.picture == nil ? Shade(shadows.mask(of: shadow.outline), color: shadow.color) : nil
    }
  }

  /// Draws on a surface, where it is watched what of it changes.
  ///
  /// - Parameter backdrops: Those of the frame before, by the signatures of their steps, of which what is behind them is a part; after
  ///   that those of this one.
  mutating func draw(on surface: Surface, _ watch: TileWatch? = nil, backdrops: inout [Int: ImagePaint]) {
    var made: [Int: ImagePaint] = [:]
    for number in plan.steps.indices {
      if case .draw(.backdrop(let index, let opacity)) = plan.steps[number].kind {
        let signature = plan.steps[number].signature
        guard let image = backdrops[signature] ?? backdrop(index, behind: number) else { continue }
        made[signature] = image
        plan.steps[number].kind = .draw(.image(plan.images.count, opacity: opacity))
        plan.images.append(image)
      }
    }
    backdrops = made
    draw(plan, on: surface, watch)
  }

  /// What is behind a step, filtered. What groups that are still open have drawn so far counts in full.
  private func backdrop(_ index: Int, behind number: Int) -> ImagePaint? {
    let (filter, region) = plan.backdrops[index]
    var behind = plan
    behind.steps.removeSubrange(number...)
    behind.unwrapOpenGroups()
    let pixels = [UInt32](unsafeUninitializedCapacity: region.area) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      draw(behind, on: Surface(base, bounds: region, stride: region.width))
      count = region.area
    }
    guard let image = CGImage(width: region.width, height: region.height, pixels: pixels) else { return nil }
    let (filtered, cell) = filter.apply(to: image)
    // The last cells may reach beyond the region.
    let place = CGRect(x: region.minX, y: region.minY, width: filtered.width * cell, height: filtered.height * cell)
    return ImagePaint(
      filtered, source: CGRect(x: 0, y: 0, width: 1, height: 1), destination: place, map: .identity, bounds: region,
      mipmaps: MipmapCache())
  }

  private func draw(_ plan: Plan, on surface: Surface, _ watch: TileWatch? = nil) {
    let strips = StripIndex(plan, height: surface.bounds.maxY)
    let rows = surface.bounds.minY..<surface.bounds.maxY
    let wanted = rows.lowerBound / TileGrid.height..<strips.count
    // Strips are disjoint, so no two calls touch the same pixel or tile.
    nonisolated(unsafe) let (surface, watch) = (surface, watch)
    forEachBand(of: wanted, count: bandCount) { band in
      var renderer = StripRenderer(plan, shades: shades, frame: surface, background: background, watch)
      for strip in band {
        let top = strip * TileGrid.height
        renderer.draw(rows: top..<min(top + TileGrid.height, rows.upperBound), strips[strip])
      }
    }
  }
}

extension Plan {
  /// Takes the groups and masks that are not ended out, so that what is in them is drawn right on what is behind them, and what
  /// the masks are made of is not drawn. The clips that are not ended end.
  fileprivate mutating func unwrapOpenGroups() {
    // For each open scope the steps that are to go, and a clip's end.
    var open: [(gone: Range<Int>, end: Step?)] = []
    for (number, step) in steps.enumerated() {
      switch step.kind {
      case .pushClip: open.append((number..<number, Step(kind: .popClip, area: step.area, bounds: step.bounds)))
      case .pushGroup, .beginMask: open.append((number..<number + 1, nil))
      case .pushMask: open[open.count - 1].gone = open[open.count - 1].gone.lowerBound..<number + 1
      case .popClip, .popGroup, .popMask: open.removeLast()
      case .draw: break
      }
    }
    for scope in open.reversed() { steps.removeSubrange(scope.gone) }
    steps += open.reversed().compactMap(\.end)
  }
}
