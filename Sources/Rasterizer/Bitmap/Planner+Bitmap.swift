import DisplayList
import Foundation

extension Planner {
  /// A bitmap as the image that its pixels are, if it can be seen; any other command as it is.
  func asImage(_ command: DrawCommand) -> DrawCommand {
    guard case .bitmap(let bitmap, let map) = command, isSeen(bitmap.bounds, map),
      let image = rasterizer.image(of: bitmap)
    else { return command }
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    return .image(image, source: whole, destination: bitmap.bounds, map, bitmap.sampling)
  }

  private func isSeen(_ rect: CGRect, _ map: Homography) -> Bool {
    let shape = Shape.roundedRect(RoundedRect(rect))
    let reach = box(shape, map)?.bounds ?? EdgeList(outline(shape, map)).bounds
    return !reach.intersection(bounds).isEmpty
  }
}
