import DisplayList
import Foundation

/// Turns layers into draw commands, back to front.
struct LayerPainter {
  var commands: [DrawCommand] = []
  let clockTime: Double

  /// Paints what shows at a time of the clock, in seconds. `capacity` is about how many commands that will take.
  init(clockTime: Double, capacity: Int) {
    self.clockTime = clockTime
    commands.reserveCapacity(capacity)
  }

  /// Paints a layer and what is below it. `map` takes the superlayer's coordinates to the picture's, `scene` is what the
  /// superlayer sees its sublayers through.
  mutating func paint(_ layer: CALayer, in scene: CATransform3D?, parentTime: Double, map: Homography) {
    let time = layer.time.localTime(atParentTime: parentTime)
    let state = layer.presentedState(at: time, clockTime: clockTime)
    guard layer.transitionEffect != nil || state.isVisible else { return }
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

  /// Contents and sublayers, clipped where the layer masks to its bounds.
  private mutating func paintInside(_ layer: CALayer, _ state: LayerState, time: Double, _ map: Homography) {
    let start = commands.count
    if state.masksToBounds { commands.append(.pushClip(state.outlineShape, map)) }
    let first = commands.count
    paintContents(of: state, map)
    paintGradient(of: state, map)
    paintShape(of: state, layer, map)
    let scene = state.scene
    let children =
      layer.hasDepth
      ? layer.children.sortedByDepth { $0.depth(parentTime: time, clockTime: clockTime) } : layer.children
    // The array keeps them alive: retaining each would cost a frame of many layers a tenth of its time.
    let span = children.span
    for index in span.indices {
      Unmanaged.passUnretained(span[index])._withUnsafeGuaranteedRef {
        paint($0, in: scene, parentTime: time, map: map)
      }
    }
    guard state.masksToBounds else { return }
    if commands.count == first || !state.hasArea {
      commands.removeSubrange(start...)
    } else {
      commands.append(.popClip)
    }
  }

  /// Ends a group. One that holds a single coloured shape is not worth a picture of its own: the shape's colour fades.
  private mutating func closeGroup(from start: Int, first: Int, opacity: CGFloat) {
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

  private mutating func paintShadow(of state: LayerState, _ map: Homography) {
    guard let color = state.shadowColor, let (shape, density) = state.silhouette else { return }
    let alpha = color.alpha * min(max(state.shadowOpacity, 0), 1) * min(max(density, 0), 1)
    guard alpha > 0 else { return }
    commands.append(
      .shadow(shape.moved(by: state.shadowOffset), blur: max(0, state.shadowRadius), color.withAlpha(alpha), map))
  }

  private mutating func paintBackdrop(of state: LayerState, _ map: Homography) {
    guard let backdrop = state.backdrop, state.hasArea, backdrop.blur > 0 || backdrop.saturation != 1 else { return }
    commands.append(
      .backdrop(
        state.outlineShape, blur: max(0, backdrop.blur), saturation: max(0, backdrop.saturation), map))
  }

  private mutating func paintBackground(of state: LayerState, _ map: Homography) {
    guard let color = state.backgroundColor, color.alpha > 0, state.hasArea else { return }
    commands.append(.fill(state.outlineShape, color, map))
  }

  private mutating func paintContents(of state: LayerState, _ map: Homography) {
    if let image = state.contents.single { return paint(image, of: state, map) }
    guard !state.contents.parts.isEmpty else { return }
    commands.append(.pushMix)
    for part in state.contents.parts {
      commands.append(.pushGroup(opacity: part.weight))
      paint(part.image, of: state, map)
      commands.append(.popGroup)
    }
    commands.append(.popGroup)
  }

  private mutating func paint(_ image: CGImage, of state: LayerState, _ map: Homography) {
    let source = state.contentsRect
    let (width, height) = image.exactSize
    let size = CGSize(
      width: width * source.width / state.contentsScale, height: height * source.height / state.contentsScale)
    let destination = state.contentsGravity.rect(for: size, in: state.bounds)
    guard !destination.isEmpty else { return }
    if image.drawing == nil {
      commands.append(.image(image, source: source, destination: destination, map))
    } else {
      commands += image.commands(of: source, in: destination, through: map)
    }
  }

  private mutating func paintGradient(of state: LayerState, _ map: Homography) {
    guard state.hasArea, let gradient = state.gradient?.gradient(in: state.bounds) else { return }
    commands.append(.gradient(gradient, state.outlineShape, map))
  }

  private mutating func paintShape(of state: LayerState, _ layer: CALayer, _ map: Homography) {
    guard let shape = state.shape, let path = shape.path else { return }
    if let filled = shape.filled, let color = shape.fillColor, color.alpha > 0 {
      commands.append(.fill(filled, color, map))
    }
    if let color = shape.strokeColor, color.alpha > 0 {
      let line = layer.strokedLine(along: path, shape.stroke)
      if !line.elements.isEmpty { commands.append(.fill(.path(line), color, map)) }
    }
  }

  private mutating func paintBorder(of state: LayerState, _ map: Homography) {
    guard state.borderWidth > 0, let color = state.borderColor, color.alpha > 0, state.hasArea else { return }
    guard state.isContinuous else {
      return commands.append(.border(state.outline, width: state.borderWidth, color, map))
    }
    let inner = state.outline.inset(by: state.borderWidth).map { Path(continuous: $0) }
    let band = Path(Path(continuous: state.outline).elements + (inner?.elements ?? []))
    commands.append(.fill(.evenOddPath(band), color, map))
  }
}

extension CALayer {
  /// What a line along a path covers: the one drawn last, if it is the same.
  fileprivate func strokedLine(along path: Path, _ style: StrokeStyle) -> Path {
    if let lastLine, lastLine.isAlong(path, style) { return lastLine.outline }
    let line = StrokedLine(along: path, style)
    lastLine = line
    return line.outline
  }

  /// `zPosition` as it shows.
  fileprivate func depth(parentTime: Double, clockTime: Double) -> CGFloat {
    guard isDepthAnimated else { return state.zPosition }
    return presentedState(at: time.localTime(atParentTime: parentTime), clockTime: clockTime).zPosition
  }
}

nonisolated extension LayerState {
  fileprivate var isVisible: Bool { !isHidden && opacity > 0 }

  /// The bounds with their rounded corners.
  var outline: RoundedRect { RoundedRect(bounds, radius: cornerRadius, corners: self.maskedCorners) }

  /// Whether the corners are other than circular.
  fileprivate var isContinuous: Bool { cornerRadius > 0 && self.cornerCurve == .continuous }

  /// The outline, its corners as the curve has them.
  var outlineShape: Shape { isContinuous ? .path(Path(continuous: outline)) : .roundedRect(outline) }

  /// What casts the shadow, and how dense it is: the shadow path, or else the background, or
  /// else a shape's fill.
  fileprivate var silhouette: (shape: Shape, density: CGFloat)? {
    if let shadowPath = self.shadowPath { return (.path(shadowPath), 1) }
    if let backgroundColor, hasArea { return (.roundedRect(outline), backgroundColor.alpha) }
    guard let outline = self.shape?.filled, let color = self.shape?.fillColor else { return nil }
    return (outline, color.alpha)
  }
}

nonisolated extension Shape {
  fileprivate func moved(by offset: CGSize) -> Shape {
    switch self {
    case .roundedRect(var shape):
      shape.rect = shape.rect.offsetBy(dx: offset.width, dy: offset.height)
      return .roundedRect(shape)
    case .path(let path):
      return .path(path.applying(CGAffineTransform(translationX: offset.width, y: offset.height)))
    case .evenOddPath(let path):
      return .evenOddPath(path.applying(CGAffineTransform(translationX: offset.width, y: offset.height)))
    }
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

nonisolated extension CGColor {
  fileprivate func withAlpha(_ alpha: CGFloat) -> CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
}
