import DisplayList

/// The edges of a list's paths, found by all processors before the list is walked: most of what a plan of many curves takes.
struct PreparedPaths: Sendable {
  /// By the commands' numbers.
  private let edges: [Int: EdgeList]

  /// Fewer elements of paths than this are not worth the processors' attention.
  private static let worthwhile = 1000

  /// None.
  init() { edges = [:] }

  init(_ list: DisplayList, _ toPixels: Homography) {
    let paths = list.commands.indices.compactMap { number in
      list.commands[number].path.map { (number: number, shape: $0.shape, map: $0.map) }
    }
    guard paths.reduce(0, { $0 + $1.shape.elementCount }) >= Self.worthwhile else {
      edges = [:]
      return
    }
    let found = concurrentMap(paths.count) { index in
      EdgeList(Outline(paths[index].shape, through: paths[index].map.concatenating(toPixels)))
    }
    edges = Dictionary(uniqueKeysWithValues: zip(paths.lazy.map(\.number), found))
  }

  /// What a command's path is made of, if that is known.
  subscript(command: Int) -> EdgeList? { edges[command] }
}

extension DrawCommand {
  /// What it fills or clips to, where that is a path.
  fileprivate var path: (shape: Shape, map: Homography)? {
    switch self {
    case .fill(let shape, _, let map), .gradient(_, let shape, let map), .pushClip(let shape, let map):
      shape.elementCount > 0 ? (shape, map) : nil
    default: nil
    }
  }
}

extension Shape {
  /// Of a path; none of a rounded rectangle.
  fileprivate var elementCount: Int {
    switch self {
    case .roundedRect: 0
    case .path(let path), .evenOddPath(let path): path.elements.count
    }
  }
}

extension Outline {
  /// The outline of a shape seen through a map into device pixels.
  init(_ shape: Shape, through map: Homography) {
    self.init(shape.path, through: map)
    fillRule = shape.fillRule
  }
}
