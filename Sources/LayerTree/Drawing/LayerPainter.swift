import DisplayList
import Foundation

/// Turns layers into draw commands, back to front.
struct LayerPainter {
  var commands: [DrawCommand] = []
  let clockTime: Double
  /// How many bitmaps what is painted lies in.
  let bitmapCount: Int

  /// Paints what shows at a time of the clock, in seconds. `capacity` is about how many commands that will take.
  init(clockTime: Double, capacity: Int, bitmapCount: Int = 0) {
    (self.clockTime, self.bitmapCount) = (clockTime, bitmapCount)
    commands.reserveCapacity(capacity)
  }

  /// Paints a layer and what is below it. `map` takes the superlayer's coordinates to the picture's, `scene` is what the
  /// superlayer sees its sublayers through, `inherited` the opacity of a layer above that does not fade as one picture.
  mutating func paint(
    _ layer: CALayer, in scene: CATransform3D?, parentTime: Double, map: Homography, inherited: Double = 1
  ) {
    let time = layer.time.localTime(atParentTime: parentTime)
    var state = layer.presentedState(at: time, clockTime: clockTime)
    if inherited < 1 {
      guard layer.transitionEffect == nil else {
        return fade(inherited) { $0.paint(layer, in: scene, parentTime: parentTime, map: map) }
      }
      state.opacity = min(state.opacity, 1) * inherited
    }
    guard layer.transitionEffect != nil || state.isVisible else { return }
    guard !state.isSpace else { return paintSpace(of: layer, state, time: time, in: scene, map) }
    let map = state.map(in: scene).concatenating(map)
    guard state.isDoubleSided || !map.turnsAway(at: state.anchor) else { return }
    guard let transitionEffect = layer.transitionEffect, paint(transitionEffect, of: layer, state, time: time, map)
    else {
      return paintLook(of: layer, state, time: time, map)
    }
  }

  /// Paints a layer in a state, all of it but its place.
  mutating func paintLook(of layer: CALayer, _ state: LayerState, time: Double, _ map: Homography) {
    guard state.isVisible else { return }
    guard state.blend == .normal else { return paintBlended(layer, state, time: time, map) }
    guard !state.isCurled else { return paintCurled(layer, state, time: time, map) }
    if state.shouldRasterize, bitmapCount < Bitmap.mostInEachOther {
      paintBitmap(of: layer, state, time: time, map)
    } else {
      paintDrawing(of: layer, state, time: time, map)
    }
  }

  /// Paints a layer that is visible as draw commands.
  mutating func paintDrawing(of layer: CALayer, _ state: LayerState, time: Double, _ map: Homography) {
    guard state.opacity >= 1 || state.allowsGroupOpacity || layer.maskLayer != nil else {
      return paintApart(layer, state, time: time, map)
    }
    let outside = commands.count
    var popMask: DrawCommand?
    if let mask = layer.maskLayer {
      popMask = pushMask(mask, time: time, map)
      guard popMask != nil else { return }
    }
    let start = commands.count
    if state.opacity < 1 { commands.append(.pushGroup(opacity: state.opacity)) }
    let first = commands.count
    paintShadow(of: state, map)
    paintBackdrop(of: state, map)
    paintBackground(of: state, map)
    paintInside(layer, state, time: time, map)
    paintBorder(of: state, map)
    if state.opacity < 1 { closeGroup(from: start, first: first, opacity: state.opacity) }
    guard let popMask else { return }
    if commands.count == start { commands.removeSubrange(outside...) } else { commands.append(popMask) }
  }

  /// Opens a mask, and returns what closes it; nil when the mask lets nothing through. One opaque shape is a clip.
  private mutating func pushMask(_ mask: CALayer, time: Double, _ map: Homography) -> DrawCommand? {
    let start = commands.count
    commands.append(.beginMask)
    paint(mask, in: nil, parentTime: time, map: map)
    switch commands.count - start {
    case 1:
      commands.removeLast()
      return nil
    case 2:
      guard case .fill(let shape, let color, let map) = commands[start + 1], color.alpha >= 1 else { fallthrough }
      commands.replaceSubrange(start..., with: [.pushClip(shape, map)])
      return .popClip
    default:
      commands.append(.pushMask)
      return .popMask
    }
  }

  /// Contents and sublayers, clipped where the layer masks to its bounds; each of them fades by itself to the opacity of a part.
  mutating func paintInside(
    _ layer: CALayer, _ state: LayerState, time: Double, _ map: Homography, partOpacity: Double = 1
  ) {
    let start = commands.count
    if state.masksToBounds { commands.append(.pushClip(state.outlineShape, map)) }
    let first = commands.count
    fade(partOpacity) { $0.paintContents(of: state, map) }
    fade(partOpacity) { $0.paintGradient(of: state, map) }
    fade(partOpacity) { $0.paintShape(of: state, layer, map) }
    fade(partOpacity) { $0.paintText(of: state, layer, map) }
    if let replicator = state.replicator {
      paintInstances(replicator, of: layer, state, time: time, map, partOpacity: partOpacity)
    } else {
      paintSublayers(of: layer, in: state.scene, time: time, map, partOpacity: partOpacity)
    }
    guard state.masksToBounds else { return }
    if commands.count == first || !state.hasArea {
      commands.removeSubrange(start...)
    } else {
      commands.append(.popClip)
    }
  }

  /// Paints the sublayers, seen through a scene, at a time of their superlayer.
  mutating func paintSublayers(
    of layer: CALayer, in scene: CATransform3D?, time: Double, _ map: Homography, partOpacity: Double
  ) {
    let children =
      layer.hasDepth
      ? layer.children.sortedByDepth { $0.depth(parentTime: time, clockTime: clockTime) } : layer.children
    // The array keeps them alive: retaining each would cost a frame of many layers a tenth of its time.
    let span = children.span
    for index in span.indices {
      Unmanaged.passUnretained(span[index])._withUnsafeGuaranteedRef {
        paint($0, in: scene, parentTime: time, map: map, inherited: partOpacity)
      }
    }
  }

  /// Ends a group. One that holds a single coloured shape is not worth a picture of its own: the shape's colour fades.
  mutating func closeGroup(from start: Int, first: Int, opacity: CGFloat) {
    switch commands.count - first {
    case 0:
      commands.removeSubrange(start...)
    case 1:
      guard let faded = commands[first].faded(opacity) else { fallthrough }
      commands.removeSubrange(start...)
      commands.append(faded)
    default:
      commands.append(.popGroup)
    }
  }
}

extension CALayer {
  /// `zPosition` as it shows.
  fileprivate func depth(parentTime: Double, clockTime: Double) -> CGFloat {
    guard isDepthAnimated else { return state.zPosition }
    return presentedState(at: time.localTime(atParentTime: parentTime), clockTime: clockTime).zPosition
  }
}

nonisolated extension Homography {
  /// Whether the plane shows its back at a point: the map then turns clockwise into anticlockwise.
  fileprivate func turnsAway(at point: CGPoint) -> Bool {
    let determinant = a * (d * r - q * ty) + b * (q * tx - c * r) + p * (c * ty - d * tx)
    let w = p * point.x + q * point.y + r
    return determinant * w < 0
  }
}

nonisolated extension DrawCommand {
  /// The command with a fainter colour; nil when it has no colour.
  fileprivate func faded(_ opacity: CGFloat) -> DrawCommand? {
    switch self {
    case .fill(let shape, let color, let map):
      .fill(shape, color.withAlpha(color.alpha * opacity), map)
    case .border(let shape, let width, let color, let map):
      .border(shape, width: width, color.withAlpha(color.alpha * opacity), map)
    case .shadow(let shape, let blur, let color, let map):
      .shadow(shape, blur: blur, color.withAlpha(color.alpha * opacity), map)
    default: nil
    }
  }
}
