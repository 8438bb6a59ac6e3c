/// What is drawn on keys that have no name.
enum KeyGlyph {
  /// An arrow upwards; a bar below it where it stays on.
  static func shift(in box: CGRect, isFilled: Bool, isLocked: Bool, color: UIColor) {
    let (x, top) = (box.midX, box.midY - 9)
    let corners: [(CGFloat, CGFloat)] = [(0, 0), (9, 9.5), (4.2, 9.5), (4.2, 17), (-4.2, 17), (-4.2, 9.5), (-9, 9.5)]
    let base: CGFloat = isLocked ? 13.5 : 17
    let arrow = outline(corners.map { CGPoint(x: x + $0.0, y: top + min($0.1, base)) })
    draw(arrow, isFilled: isFilled, color)
    guard isLocked else { return }
    draw(
      UIBezierPath(roundedRect: CGRect(x: x - 4.2, y: top + 15.5, width: 8.4, height: 2.2), cornerRadius: 0.8),
      isFilled: true, color)
  }

  /// A cross on a plate with a point to the left.
  static func delete(in box: CGRect, isFilled: Bool, color: UIColor) {
    let (left, top) = (box.midX - 11.5, box.midY - 8)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: left + x, y: top + y) }
    let plate = outline([point(0, 8), point(7, 0), point(22, 0), point(22, 16), point(7, 16)])
    draw(plate, isFilled: isFilled, color)
    let cross = UIBezierPath()
    for (start, end) in [(point(10.5, 4.8), point(17, 11.2)), (point(17, 4.8), point(10.5, 11.2))] {
      cross.move(to: start)
      cross.addLine(to: end)
    }
    cross.lineWidth = 1.6
    cross.lineCapStyle = .round
    (isFilled ? UIColor.systemBackground : color).setStroke()
    cross.stroke()
  }

  private static func outline(_ corners: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, corner) in corners.enumerated() { index == 0 ? path.move(to: corner) : path.addLine(to: corner) }
    path.close()
    return path
  }

  private static func draw(_ path: UIBezierPath, isFilled: Bool, _ color: UIColor) {
    path.lineWidth = 1.6
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
    guard isFilled else { return }
    color.setFill()
    path.fill()
  }
}
