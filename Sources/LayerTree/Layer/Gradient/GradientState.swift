import DisplayList
import Foundation

/// What a gradient layer shows.
nonisolated struct GradientState: Sendable {
  var kind = Gradient.Kind.axial
  var colors: [CGColor] = []
  /// As many as there are colours, or else they lie evenly.
  var locations: [Double] = []
  /// In the unit square of the bounds, as is the end.
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)

  /// The gradient over bounds; nil without colours. A location below the one before it is raised to it.
  func gradient(in bounds: CGRect) -> Gradient? {
    guard !colors.isEmpty else { return nil }
    var stops: [Gradient.Stop] = []
    for (index, color) in colors.enumerated() {
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      let location = locations.count == colors.count ? CGFloat(locations[index]) : even
      stops.append(.init(location: max(location, stops.last?.location ?? location), color: color))
    }
    return Gradient(kind, stops: stops, start: place(startPoint, in: bounds), end: place(endPoint, in: bounds))
  }

  private func place(_ point: CGPoint, in bounds: CGRect) -> CGPoint {
    CGPoint(x: bounds.origin.x + point.x * bounds.size.width, y: bounds.origin.y + point.y * bounds.size.height)
  }
}
