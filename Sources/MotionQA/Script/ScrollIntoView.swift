import InterludeUI

/// What brings a place in a view into sight: turns of the wheel over the scroll views around it.
struct ScrollIntoView {
  private let view: UIView
  private let place: CGPoint
  private let screen: CGRect

  /// - Parameter anchor: The place in the view, in shares of its width and height.
  init(of view: UIView, anchor: CGPoint, on size: CGSize) {
    self.view = view
    place = view.place(of: anchor)
    screen = CGRect(origin: .zero, size: size)
  }

  /// The next turn, in the points of the screen; nil when the place is in sight, or nothing around it scrolls that far.
  var turn: PlayedStep.Event? {
    sequence(first: view.superview, next: { $0?.superview }).lazy.compactMap { $0 as? UIScrollView }
      .compactMap(turn(over:)).first
  }

  private func turn(over scrollView: UIScrollView) -> PlayedStep.Event? {
    let window = sight(of: scrollView)
    guard !window.isEmpty, !window.contains(place) else { return nil }
    let rect = view.onScreen(view.bounds)
    let shift = CGVector(
      dx: shift(rect.minX...rect.maxX, place.x, into: window.minX...window.maxX),
      dy: shift(rect.minY...rect.maxY, place.y, into: window.minY...window.maxY))
    let turn = scrollView.possible(shift)
    guard turn.dx != 0 || turn.dy != 0 else { return nil }
    return .scroll(at: CGPoint(x: window.midX, y: window.midY), by: turn)
  }

  /// Where the content shows and no bar covers it.
  private func sight(of scrollView: UIScrollView) -> CGRect {
    let (safe, inset) = (scrollView.safeAreaInsets, scrollView.adjustedContentInset)
    let covered = UIEdgeInsets(
      top: max(safe.top, inset.top), left: max(safe.left, inset.left), bottom: max(safe.bottom, inset.bottom),
      right: max(safe.right, inset.right))
    return scrollView.onScreen(scrollView.bounds.inset(by: covered)).intersection(screen)
  }

  /// As little as shows all of a length, or its place in the middle where that is too long.
  private func shift(
    _ length: ClosedRange<CGFloat>, _ place: CGFloat, into sight: ClosedRange<CGFloat>
  ) -> CGFloat {
    if sight.contains(place) { return 0 }
    guard length.upperBound - length.lowerBound <= sight.upperBound - sight.lowerBound else {
      return (sight.lowerBound + sight.upperBound) / 2 - place
    }
    return place < sight.lowerBound ? sight.lowerBound - length.lowerBound : sight.upperBound - length.upperBound
  }
}

extension UIScrollView {
  /// A turn down by most of what shows, or else to the right; nil at the end.
  var turnOn: PlayedStep.Event? {
    let turns = [CGVector(dx: 0, dy: -0.8 * bounds.height), CGVector(dx: -0.8 * bounds.width, dy: 0)].map(possible)
    let middle = onScreen(bounds)
    return turns.first { $0 != .zero }.map { .scroll(at: CGPoint(x: middle.midX, y: middle.midY), by: $0) }
  }

  /// As much of a shift of the content as there is content for.
  fileprivate func possible(_ shift: CGVector) -> CGVector {
    let inset = adjustedContentInset
    func possible(
      _ shift: CGFloat, _ offset: CGFloat, _ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ length: CGFloat
    ) -> CGFloat {
      let end = max(-before, content + after - length)
      return offset - min(max(offset - shift, -before), end)
    }
    guard isScrollEnabled else { return .zero }
    return CGVector(
      dx: possible(shift.dx, contentOffset.x, inset.left, contentSize.width, inset.right, bounds.width),
      dy: possible(shift.dy, contentOffset.y, inset.top, contentSize.height, inset.bottom, bounds.height))
  }
}
