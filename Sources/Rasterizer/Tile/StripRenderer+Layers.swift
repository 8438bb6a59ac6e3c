import DisplayList

/// Layers: pictures of their own, made in groups and masks and laid down as a whole.
extension StripRenderer {
  var top: Int { layers.count - 1 }

  /// Starts a clear picture of its own: what is drawn in a group or a mask. It is laid down as a whole.
  mutating func pushLayer(_ bounds: PixelRect) {
    layers.append(Layer(scratch.surface(depth: layers.count, layers[top].bounds.intersection(bounds)), color: 0))
  }

  /// Lays down a finished layer as far as the one before it, its mask, lets it through.
  mutating func popMask(isInverse: Bool) {
    var (layer, mask) = (layers.removeLast(), layers.removeLast())
    let area = layer.drawn
    layer.open(area)
    mask.open(area)
    layers[top].open(area)
    paint(nil, area, with: MaskedBrush(layer.surface, mask: mask.surface, isInverse: isInverse))
  }

  /// Lays a finished layer on the one below.
  mutating func lay(_ layer: Layer, _ opacity: UInt8) {
    let isWhole = layer.bounds == layers[top].bounds
    layers[top].open(isWhole ? layer.part : layer.drawn)
    if isWhole {
      layers[top].cover(with: layer.color, opacity: opacity, except: layer.part)
    } else if layer.color != 0 {
      layer.bounds.forEachPart(outside: layer.part) { paint(nil, $0, layer.color, opacity) }
    }
    paint(nil, layer.part, with: GroupBrush(layer.surface, opacity: opacity))
  }

  /// Adds a finished layer to the one below.
  mutating func add(_ layer: Layer, _ opacity: UInt8) {
    var layer = layer
    let isWhole = layer.bounds == layers[top].bounds
    let area = isWhole ? layer.part : layer.drawn
    layer.open(area)
    layers[top].open(area)
    if isWhole { layers[top].add(scale(layer.color, by: UInt32(opacity)), except: area) }
    paint(nil, area, with: AddedGroupBrush(layer.surface, opacity: opacity))
  }

  /// Mixes a finished layer with the one below.
  mutating func mix(_ layer: Layer, _ opacity: UInt8, _ blend: BlendMode) {
    var layer = layer
    let area = layer.drawn
    layer.open(area)
    layers[top].open(area)
    paint(nil, area, with: MixedGroupBrush(layer.surface, opacity: opacity, blend))
  }
}
