import DisplayList
import Foundation

/// A frame that is drawn again and again.
struct StillFrame {
  let name: String
  /// Pixels a point.
  let scale: CGFloat
  let list: DisplayList

  /// - Parameters:
  ///   - name: Of what is seen; the size in pixels is put behind it.
  ///   - size: In pixels.
  init(_ name: String, _ size: CGSize, scale: CGFloat = 1, _ commands: [DrawCommand]) {
    self.name = "\(name), \(Int(size.width)) × \(Int(size.height))"
    self.scale = scale
    list = DisplayList(size: CGSize(width: size.width / scale, height: size.height / scale), commands: commands)
  }

  /// The size of the frames that have no reason for another.
  static let window = CGSize(width: 1280, height: 800)

  /// A rounded rectangle filled with a colour, upright and where it is said to be.
  static func fill(_ rect: CGRect, radius: CGFloat = 0, _ color: CGColor) -> DrawCommand {
    .fill(.roundedRect(RoundedRect(rect, radius: radius)), color, .identity)
  }

  /// All of a picture stretched over a rectangle.
  static func image(_ image: CGImage, _ destination: CGRect, _ map: Homography = .identity) -> DrawCommand {
    .image(image, source: Picture.whole, destination: destination, map)
  }
}
