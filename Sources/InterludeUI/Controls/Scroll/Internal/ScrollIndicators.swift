/// The two bars that tell where in its content a scroll view is. They show while it scrolls, then fade.
final class ScrollIndicators {
  private unowned let scrollView: UIScrollView
  private var bars: (horizontal: UIView, vertical: UIView)?

  /// In points: how thick a bar is, how far from the edges, and how short at least. As on an iPhone.
  private static let (thickness, margin, minimumLength): (CGFloat, CGFloat, CGFloat) = (3, 3, 36)
  /// How short a bar gets while the content is pulled past its edge.
  private static let pulledLength: CGFloat = 8
  /// How long a bar stays after the last motion, and how long it fades, in seconds. Ours, taken by eye.
  private static let (stay, fade) = (0.4, 0.25)

  init(scrollView: UIScrollView) { self.scrollView = scrollView }

  /// Whether a view is one of the bars.
  func contains(_ view: UIView) -> Bool { bars.map { $0.horizontal === view || $0.vertical === view } ?? false }

  func show() {
    let bars = self.bars ?? makeBars()
    self.bars = bars
    for bar in [bars.horizontal, bars.vertical] {
      bar.layer.removeAllAnimations()
      bar.backgroundColor = color
      UIView.performWithoutAnimation { bar.alpha = 1 }
      scrollView.bringSubviewToFront(bar)
    }
    place()
  }

  func hideSoon() {
    guard let bars else { return }
    for bar in [bars.horizontal, bars.vertical] where bar.alpha != 0 {
      UIView.animate(withDuration: Self.fade, delay: Self.stay, options: .overrideInheritedDuration) { bar.alpha = 0 }
    }
  }

  /// Where all of the content shows, there is nothing to tell.
  func flash() {
    let range = scrollView.offsetRange
    let tellsOfX = scrollView.showsHorizontalScrollIndicator && span(in: range.x) > 0
    let tellsOfY = scrollView.showsVerticalScrollIndicator && span(in: range.y) > 0
    guard tellsOfX || tellsOfY else { return }
    show()
    hideSoon()
  }

  /// Puts the bars where the offset of now has them.
  func place() {
    guard let bars else { return }
    let (bounds, range) = (scrollView.bounds, scrollView.offsetRange)
    let visible = bounds.inset(by: scrollView.adjustedContentInset)
    let safe = scrollView.automaticallyAdjustsScrollIndicatorInsets ? scrollView.safeAreaInsets : .zero
    let wide = bounds.inset(by: safe).inset(by: scrollView.horizontalScrollIndicatorInsets)
    let high = bounds.inset(by: safe).inset(by: scrollView.verticalScrollIndicatorInsets)
    let (horizontal, vertical) = (span(in: range.x), span(in: range.y))
    bars.horizontal.isHidden = !scrollView.showsHorizontalScrollIndicator || horizontal == 0
    bars.vertical.isHidden = !scrollView.showsVerticalScrollIndicator || vertical == 0
    UIView.performWithoutAnimation {
      let x = extent(from: wide.minX, room: wide.width, showing: visible.width, in: range.x, at: bounds.minX)
      bars.horizontal.frame = CGRect(
        x: x.start, y: wide.maxY - Self.margin - Self.thickness, width: x.length, height: Self.thickness)
      let y = extent(from: high.minY, room: high.height, showing: visible.height, in: range.y, at: bounds.minY)
      bars.vertical.frame = CGRect(
        x: high.maxX - Self.margin - Self.thickness, y: y.start, width: Self.thickness, height: y.length)
    }
  }

  /// Where a bar starts, and how long it is: its length is to the room as what shows of the content is to all of it.
  private func extent(
    from start: CGFloat, room: CGFloat, showing visible: CGFloat, in range: ClosedRange<CGFloat>, at offset: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let track = max(0, room - 2 * Self.margin)
    let natural = max(Self.minimumLength, track * visible / max(visible + span(in: range), 1))
    let pulled = max(range.lowerBound - offset, offset - range.upperBound, 0)
    let length = min(track, max(Self.pulledLength, natural - pulled))
    let progress = span(in: range) > 0 ? min(max((offset - range.lowerBound) / span(in: range), 0), 1) : 0
    return (start + Self.margin + (track - length) * progress, length)
  }

  private func span(in range: ClosedRange<CGFloat>) -> CGFloat { range.upperBound - range.lowerBound }

  /// The usual style is light in the dark appearance.
  private var color: UIColor {
    let style = scrollView.indicatorStyle
    return UIColor { traits in
      let isLight = style == .white || style == .default && traits.userInterfaceStyle == .dark
      return UIColor(white: isLight ? 1 : 0, alpha: 0.35)
    }
  }

  private func makeBars() -> (horizontal: UIView, vertical: UIView) {
    func bar() -> UIView {
      let bar = UIView(frame: .zero)
      bar.isUserInteractionEnabled = false
      bar.layer.cornerRadius = Self.thickness / 2
      bar.alpha = 0
      scrollView.addSubview(bar)
      return bar
    }
    return (bar(), bar())
  }
}
