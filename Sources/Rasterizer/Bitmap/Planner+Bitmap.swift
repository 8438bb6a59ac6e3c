import DisplayList
import Foundation

extension Planner {
  /// A bitmap, rolled up or not, as the image that its pixels are, if it can be seen; any other command as it is.
  func asImage(_ command: DrawCommand) -> DrawCommand {
    switch command {
    case .bitmap(let bitmap, let map):
      image(bitmap.bounds, map, bitmap.sampling) { rasterizer.image(of: bitmap) } ?? command
    case .curl(let bitmap, let curl, let map):
      image(bitmap.bounds, map, .smooth) {
        let center = CGPoint(x: bitmap.bounds.midX, y: bitmap.bounds.midY)
        let scale = map.concatenating(toPixels).scale(at: center)
        let sharp = Bitmap(bounds: bitmap.bounds, scale: scale, commands: bitmap.commands)
        return rasterizer.image(of: CurledBitmap(bitmap: sharp, curl: curl))
      } ?? command
    default: command
    }
  }

  private func image(_ bounds: CGRect, _ map: Homography, _ sampling: Sampling, make: () -> CGImage?) -> DrawCommand? {
    guard isSeen(bounds, map), let image = make() else { return nil }
    return .image(image, source: CGRect(x: 0, y: 0, width: 1, height: 1), destination: bounds, map, sampling)
  }

  private func isSeen(_ rect: CGRect, _ map: Homography) -> Bool {
    let shape = Shape.roundedRect(RoundedRect(rect))
    let reach = box(shape, map)?.bounds ?? EdgeList(outline(shape, map)).bounds
    return !reach.intersection(bounds).isEmpty
  }
}
