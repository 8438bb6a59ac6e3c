import DisplayList
import Foundation

extension LayerPainter {
  /// Paints the sublayers of a replicator layer, once for each instance, the first one at the back.
  mutating func paintInstances(
    _ instances: ReplicatorState, of layer: CALayer, _ state: LayerState, time: Double, _ map: Homography,
    partOpacity: Double
  ) {
    var place = CATransform3DIdentity
    for index in 0..<min(max(instances.count, 0), ReplicatorState.mostInstances) {
      let color = instances.color(of: index)
      let first = commands.count
      fade(color.alpha) {
        $0.paintSublayers(
          of: layer, in: state.scene(movedBy: place), time: time - Double(index) * instances.delay, map,
          partOpacity: partOpacity)
      }
      if color.red < 1 || color.green < 1 || color.blue < 1 { layer.tint(&commands[first...], by: color) }
      place = CATransform3DConcat(instances.transform, place)
    }
  }
}

extension CALayer {
  /// Multiplies the colours of commands by another one's.
  fileprivate func tint(_ commands: inout ArraySlice<DrawCommand>, by color: CGColor) {
    let images = tintedImages ?? TintedImages()
    tintedImages = images
    for index in commands.indices { commands[index] = commands[index].tinted(by: color, images) }
  }
}
