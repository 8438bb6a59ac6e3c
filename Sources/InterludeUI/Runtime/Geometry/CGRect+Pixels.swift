nonisolated extension CGRect {
  /// The rectangle with its edges at whole pixels; neighbours that touch still do.
  func roundedToPixels(at scale: CGFloat) -> CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return CGRect(
      x: round(minX), y: round(minY), width: round(maxX) - round(minX), height: round(maxY) - round(minY))
  }
}
