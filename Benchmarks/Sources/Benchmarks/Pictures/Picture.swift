import DisplayList
import Foundation

/// Pictures made of arithmetic.
enum Picture {
  /// All of a picture, in its unit square.
  static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  static let photo = checkered(width: 600, height: 600)
  static let screen = checkered(width: 780, height: 1688)
  static let landscape = checkered(width: 480, height: 320)
  static let desktop = checkered(width: 3840, height: 2160)

  /// Upright strokes on nothing, soft at one edge, as text has them.
  static let text = image(width: 400, height: 44) { x, y in
    guard y % 22 > 6 else { return 0 }
    return switch x % 9 {
    case ..<3: 0xFF00_0000
    case 3: 0x6400_0000
    default: 0
    }
  }

  /// Opaque: two gradients and a checkerboard, so that there is something to filter everywhere.
  private static func checkered(width: Int, height: Int) -> CGImage {
    image(width: width, height: height) { x, y in
      let (red, green) = (UInt32(x * 255 / width), UInt32(y * 255 / height))
      return 0xFF00_0000 | red << 16 | green << 8 | ((x / 8 + y / 8) % 2 == 0 ? 220 : 40)
    }
  }

  private static func image(width: Int, height: Int, _ pixel: (Int, Int) -> UInt32) -> CGImage {
    let pixels = (0..<width * height).map { pixel($0 % width, $0 / width) }
    guard let image = CGImage(width: width, height: height, pixels: pixels) else {
      preconditionFailure("a picture of \(width) × \(height) pixels has that many")
    }
    return image
  }
}
