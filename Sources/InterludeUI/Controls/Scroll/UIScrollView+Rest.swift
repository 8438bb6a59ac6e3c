extension UIScrollView {
  /// Where content comes to rest that would rest at an offset: within its range, where a flick could end if a finger has stopped it
  /// on its way, and under a bar that is collapsed or is not, rather than half.
  func restingOffset(for offset: CGPoint) -> CGPoint {
    let free =
      isStoppedByFinger
      ? settledTarget(for: isPagingEnabled ? nearestPage(to: offset) : offset, velocity: .zero) : offset
    var rest = offsetRange.clamp(free)
    guard let topEdge, topEdge.room > 0, safeAreaPart.top > 0 else { return rest }
    let room = topEdge.room
    let low = offsetRange.y.lowerBound + (refreshControl?.inset ?? 0)
    guard (low...low + room).contains(rest.y) else { return rest }
    let places = [room, topEdge.firstRoom, 0].map { low + $0 }.filter { $0 == low || $0 <= offsetRange.y.upperBound }
    rest.y = places.min { abs($0 - rest.y) < abs($1 - rest.y) } ?? low
    return rest
  }

  private func nearestPage(to offset: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return offset }
    let (x, y) = (offsetRange.x.lowerBound, offsetRange.y.lowerBound)
    return CGPoint(
      x: x + ((offset.x - x) / bounds.width).rounded() * bounds.width,
      y: y + ((offset.y - y) / bounds.height).rounded() * bounds.height)
  }
}
