import DisplayList
import Foundation

/// What a layer itself shows, each part by the commands that draw it.
extension LayerPainter {
  mutating func paintShadow(of state: LayerState, _ map: Homography) {
    guard let color = state.shadowColor, let (shape, density) = state.silhouette else { return }
    let alpha = color.alpha * min(max(state.shadowOpacity, 0), 1) * min(max(density, 0), 1)
    guard alpha > 0 else { return }
    commands.append(
      .shadow(shape.moved(by: state.shadowOffset), blur: max(0, state.shadowRadius), color.withAlpha(alpha), map))
  }

  mutating func paintBackdrop(of state: LayerState, _ map: Homography) {
    guard let backdrop = state.backdrop, state.hasArea, backdrop.blur > 0 || backdrop.saturation != 1 else { return }
    commands.append(
      .backdrop(
        state.outlineShape, blur: max(0, backdrop.blur), saturation: max(0, backdrop.saturation), map))
  }

  mutating func paintBackground(of state: LayerState, _ map: Homography) {
    guard let color = state.backgroundColor, color.alpha > 0, state.hasArea else { return }
    commands.append(.fill(state.outlineShape, color, map))
  }

  mutating func paintContents(of state: LayerState, _ map: Homography) {
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
    guard state.contentsParts != .plain else { return paint(image, source, destination, map, state.sampling) }
    let pieces = state.contentsParts.pieces(of: size, in: destination, pixel: 1 / state.contentsScale)
    guard pieces.count > 1 else { return paint(image, source, destination, map, state.sampling) }
    // Pieces add up, so that no seam shows where two of them share a pixel.
    commands.append(.pushMix)
    for piece in pieces {
      commands.append(.pushGroup(opacity: 1))
      let part = CGRect(
        x: source.minX + piece.source.minX * source.width, y: source.minY + piece.source.minY * source.height,
        width: piece.source.width * source.width, height: piece.source.height * source.height)
      paint(image, part, piece.destination, map, state.sampling)
      commands.append(.popGroup)
    }
    commands.append(.popGroup)
  }

  private mutating func paint(
    _ image: CGImage, _ source: CGRect, _ destination: CGRect, _ map: Homography, _ sampling: Sampling
  ) {
    if image.drawing == nil {
      commands.append(.image(image, source: source, destination: destination, map, sampling))
    } else {
      commands += image.commands(of: source, in: destination, through: map, sampling)
    }
  }

  mutating func paintGradient(of state: LayerState, _ map: Homography) {
    guard state.hasArea, let gradient = state.gradient?.gradient(in: state.bounds) else { return }
    commands.append(.gradient(gradient, state.outlineShape, map))
  }

  mutating func paintShape(of state: LayerState, _ layer: CALayer, _ map: Homography) {
    guard let shape = state.shape, let path = shape.path else { return }
    if let filled = shape.filled, let color = shape.fillColor, color.alpha > 0 {
      commands.append(.fill(filled, color, map))
    }
    if let color = shape.strokeColor, color.alpha > 0 {
      let line = layer.strokedLine(along: path, shape.stroke)
      if !line.elements.isEmpty { commands.append(.fill(.path(line), color, map)) }
    }
  }

  mutating func paintBorder(of state: LayerState, _ map: Homography) {
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
