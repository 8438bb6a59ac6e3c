import DisplayList
import Foundation

extension LayerPainter {
  /// Paints a layer that is visible as a bitmap, which its opacity and its place do not change.
  mutating func paintBitmap(of layer: CALayer, _ state: LayerState, time: Double, _ map: Homography) {
    var opaque = state
    opaque.opacity = 1
    var painter = LayerPainter(
      clockTime: clockTime, capacity: layer.lastBitmap?.bitmap.commands.count ?? 0, bitmapCount: bitmapCount + 1)
    painter.paintDrawing(of: layer, opaque, time: time, .identity)
    let bitmap = layer.bitmap(
      of: painter.commands, around: state.bounds, scale: state.rasterizationScale,
      sampling: state.sampling)
    guard let bitmap else { return }
    if state.opacity < 1 {
      commands += [.pushGroup(opacity: state.opacity), .bitmap(bitmap, map), .popGroup]
    } else {
      commands.append(.bitmap(bitmap, map))
    }
  }
}

extension CALayer {
  /// A bitmap of commands: the one drawn last, if it is the same.
  fileprivate func bitmap(of commands: [DrawCommand], around bounds: CGRect, scale: CGFloat, sampling: Sampling)
    -> Bitmap?
  {
    if let (bitmap, old) = lastBitmap, old == bounds, bitmap.scale == scale, bitmap.sampling == sampling,
      bitmap.commands == commands
    {
      return bitmap
    }
    let bitmap = Bitmap(commands, around: bounds, scale: scale, sampling: sampling)
    lastBitmap = bitmap.map { ($0, bounds) }
    return bitmap
  }
}
