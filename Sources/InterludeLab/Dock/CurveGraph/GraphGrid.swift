import InterludeUI

/// The lines behind the curves of a plot: thin ones at the numbers of both axes, stronger ones at start and target.
final class GraphGrid {
  private let thin = CAShapeLayer()
  private let strong = CAShapeLayer()

  /// Back to front.
  var layers: [CALayer] { [thin, strong] }

  init() {
    thin.strokeColor = DockStyle.separator.withAlphaComponent(0.6).cgColor
    strong.strokeColor = DockStyle.ghost.withAlphaComponent(0.7).cgColor
    for layer in [thin, strong] {
      layer.fillColor = nil
      layer.lineWidth = 1
    }
  }

  func draw(_ panel: GraphPanel, _ place: GraphProjection) {
    let (thin, strong) = (CGMutablePath(), CGMutablePath())
    func horizontal(_ path: CGMutablePath, _ ordinate: Double) {
      let y = (place.y(ordinate) - 0.5).rounded() + 0.5
      path.move(to: CGPoint(x: 0, y: y))
      path.addLine(to: CGPoint(x: place.size.width, y: y))
    }
    for tick in place.time.ticks {
      let x = (place.x(tick) - 0.5).rounded() + 0.5
      guard x > 1, x < place.size.width - 1 else { continue }
      thin.move(to: CGPoint(x: x, y: 0))
      thin.addLine(to: CGPoint(x: x, y: place.size.height))
    }
    for tick in place.ordinate.ticks { horizontal(thin, tick) }
    for landmark in panel.landmarks where place.ordinate.range.contains(landmark) { horizontal(strong, landmark) }
    (self.thin.path, self.strong.path) = (thin, strong)
  }
}
