import Foundation

/// Where a context draws: inside a shape, or as far as the alpha of a picture lets through.
enum DrawingClip: Hashable, Sendable {
  case shape(Shape, CGAffineTransform)
  case mask([DrawCommand], bounds: CGRect)

  /// The commands that begin it.
  var push: [DrawCommand] {
    switch self {
    case .shape(let shape, let map): [.pushClip(shape, Homography(map))]
    case .mask(let commands, _): [.beginMask] + commands + [.pushMask]
    }
  }

  /// The command that ends it.
  var pop: DrawCommand {
    switch self {
    case .shape: .popClip
    case .mask: .popMask
    }
  }

  /// In the drawing's points.
  var bounds: CGRect {
    switch self {
    case .shape(let shape, let map): shape.path.applying(map).bounds
    case .mask(_, let bounds): bounds
    }
  }
}

extension [DrawingClip] {
  /// Commands that are drawn only inside all of them.
  func around(_ commands: [DrawCommand]) -> [DrawCommand] { flatMap(\.push) + commands + reversed().map(\.pop) }
}
