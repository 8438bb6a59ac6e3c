import DisplayList
import Foundation

extension LayerPainter {
  /// Paints a layer that is mixed with what is behind it, mask and all.
  mutating func paintBlended(_ layer: CALayer, _ state: LayerState, time: Double, _ map: Homography) {
    var plain = state
    (plain.opacity, plain.blend) = (1, .normal)
    let start = commands.count
    commands.append(.pushGroup(opacity: state.opacity, blend: state.blend))
    if state.vibrancy != nil { commands.append(.beginMask) }
    let first = commands.count
    paintLook(of: layer, plain, time: time, map)
    if commands.count == first { return commands.removeSubrange(start...) }
    if let vibrancy = state.vibrancy {
      commands += [.pushMask, .fill(.roundedRect(Self.everything), vibrancy.color, .identity), .popMask]
    }
    commands.append(.popGroup)
  }

  /// Wider than any picture, in points.
  private static let everything = RoundedRect(CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
}
