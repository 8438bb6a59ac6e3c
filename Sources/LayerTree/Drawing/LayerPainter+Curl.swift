import DisplayList
import Foundation

extension LayerPainter {
  /// Paints a layer whose bounds are a sheet of paper that is rolled up.
  mutating func paintCurled(_ layer: CALayer, _ state: LayerState, time: Double, _ map: Homography) {
    var flat = state
    flat.isCurled = false
    guard bitmapCount < Bitmap.mostInEachOther else { return paintLook(of: layer, flat, time: time, map) }
    var painter = LayerPainter(clockTime: clockTime, capacity: 0, bitmapCount: bitmapCount + 1)
    painter.paintLook(of: layer, flat, time: time, .identity)
    guard !painter.commands.isEmpty, state.hasArea else { return }
    let sheet = Bitmap(bounds: state.bounds, scale: 1, commands: painter.commands)
    commands.append(.curl(sheet, Curl(rollingUp: state.bounds, by: min(state.pageCurl, 1)), map))
  }
}

nonisolated extension Curl {
  /// From the lower right corner, aslant to the upper left one, and away.
  ///
  /// - Parameter progress: From 0, where all is flat, to 1, where neither the sheet nor its shadow is to be seen.
  init(rollingUp sheet: CGRect, by progress: CGFloat) {
    let direction = CGVector(dx: 0.28, dy: 0.96)
    let radius = 0.1 * (sheet.width + sheet.height) / 2
    let (first, last) = (
      sheet.maxX * direction.dx + sheet.maxY * direction.dy, sheet.minX * direction.dx + sheet.minY * direction.dy
    )
    let position = first + (last - 2 * radius - first) * progress
    self.init(direction: direction, position: position, radius: radius)
  }
}
