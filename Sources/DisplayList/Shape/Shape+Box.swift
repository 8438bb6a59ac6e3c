import Foundation

extension Shape {
  /// The box around the shape and its control points; null for a path of nothing.
  package var box: CGRect {
    switch self {
    case .roundedRect(let shape): shape.rect
    case .path(let path), .evenOddPath(let path): path.controlBounds
    }
  }
}
