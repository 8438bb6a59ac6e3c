import DisplayList
import Foundation
import Rasterizer

/// Draws a display list twice: the pixels are the same.
func draw(_ bytes: InputBytes) {
  var bytes = bytes
  var list = DisplayList(size: CGSize(width: 48, height: 32))
  while !bytes.isEmpty, list.commands.count < 24 { list.commands.append(bytes.command(bitmapsInside: 2)) }
  let rasterizer = Rasterizer()
  guard rasterizer.render(list, scale: 1) == rasterizer.render(list, scale: 1) else {
    fatalError("A list is drawn in two ways: \(list)")
  }
}

extension InputBytes {
  /// - Parameter depth: How many bitmaps may lie in each other.
  fileprivate mutating func command(bitmapsInside depth: Int) -> DrawCommand {
    switch choice(of: 17) {
    case 0: .fill(shape(), color(), homography())
    case 1: .border(roundedRect(), width: number(), color(), homography())
    case 2: .shadow(shape(), blur: number(), color(), homography())
    case 3: .image(Self.picture, source: rect(), destination: rect(), homography())
    case 4: .gradient(gradient(), shape(), homography())
    case 5: .backdrop(shape(), blur: number(), saturation: number(), homography())
    case 6: .pushClip(shape(), homography())
    case 7: .popClip
    case 8: .pushGroup(opacity: number(), blend: BlendMode.allCases[choice(of: BlendMode.allCases.count)])
    case 9: .pushMix
    case 10: .popGroup
    case 11: .beginMask
    case 12: .pushMask
    case 13: .pushInverseMask
    case 14: .bitmap(bitmap(depth), homography())
    case 15: curl(depth)
    default: .popMask
    }
  }

  private static let picture: CGImage = {
    guard let image = CGImage(width: 2, height: 2, pixels: [0xFFFF_FFFF, 0xFF00_0000, 0x8080_0000, 0]) else {
      fatalError("A picture of two by two pixels can be made.")
    }
    return image
  }()

  /// Of at most some hundred pixels on a side, so that an input takes no seconds.
  private mutating func bitmap(_ depth: Int) -> Bitmap {
    let bounds = rect()
    let scale = min(number(), 256 / max(bounds.width, bounds.height))
    let count = depth > 0 ? choice(of: 5) : 0
    let commands = (0..<count).map { _ in command(bitmapsInside: depth - 1) }
    return Bitmap(bounds: bounds, scale: scale, commands: commands)
  }

  /// A curl's picture is as sharp as the frame, whatever the bitmap's scale: the map, too, leaves it some hundred pixels on a side.
  private mutating func curl(_ depth: Int) -> DrawCommand {
    let bitmap = bitmap(depth)
    let most = 256 / max(bitmap.bounds.width, bitmap.bounds.height)
    func factor() -> CGFloat { max(-most, min(number(), most)) }
    let map = CGAffineTransform(factor(), factor(), factor(), factor(), number(), number())
    let curl = Curl(direction: CGVector(dx: number(), dy: number()), position: number(), radius: number())
    return .curl(bitmap, curl, Homography(map))
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  private mutating func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }

  private mutating func roundedRect() -> RoundedRect { RoundedRect(rect(), radius: number()) }

  private mutating func color() -> CGColor { CGColor(red: number(), green: number(), blue: number(), alpha: number()) }

  private mutating func gradient() -> Gradient {
    let kinds: [Gradient.Kind] = [.axial, .radial, .conic, .circles(number(), number(), goOn: choice(of: 2) > 0)]
    let kind = kinds[choice(of: 4)]
    let stops = (0..<choice(of: 4)).map { _ in Gradient.Stop(location: number(), color: color()) }
    return Gradient(kind, stops: stops, start: point(), end: point())
  }

  private mutating func homography() -> Homography {
    switch choice(of: 3) {
    case 0: .identity
    case 1: Homography(CGAffineTransform(number(), number(), number(), number(), number(), number()))
    default: Homography(perspective())
    }
  }

  private mutating func perspective() -> CATransform3D {
    var transform = CATransform3DMakeRotation(number(), number(), number(), number())
    transform.m34 = number() / 1000
    return transform
  }

  private mutating func shape() -> Shape {
    switch choice(of: 3) {
    case 0: .roundedRect(roundedRect())
    case 1: .path(path())
    default: .evenOddPath(path())
    }
  }

  private mutating func path() -> Path {
    Path(
      (0..<choice(of: 8)).map { _ in
        switch choice(of: 5) {
        case 0: .move(point())
        case 1: .line(point())
        case 2: .quadCurve(to: point(), control: point())
        case 3: .curve(to: point(), control1: point(), control2: point())
        default: .close
        }
      })
  }
}
