import InterludeUI

extension CAShapeLayer {
  /// A curve of a panel, drawn as a line.
  convenience init(_ curve: GraphPanel.Curve, _ place: GraphProjection) {
    self.init()
    let path = CGMutablePath()
    for (index, point) in curve.points.enumerated() {
      if index == 0 { path.move(to: place.point(point)) } else { path.addLine(to: place.point(point)) }
    }
    self.path = path
    fillColor = nil
    strokeColor = curve.color.uiColor.withAlphaComponent(curve.isIdeal ? 0.55 : 1).cgColor
    lineWidth = curve.isIdeal ? 0.75 : curve.isDashed ? 1.5 : 2
    lineJoin = .round
    lineCap = .round
    if curve.isDashed { lineDashPattern = [4, 4] }
  }
}
