import InterludeUI
import MotionQA

extension UILabel {
  /// The numbers left of a plot, each at the line that it belongs to.
  ///
  /// - Parameters:
  ///   - plot: the plot's frame in the panel.
  ///   - gutter: how wide the room left of the plot is, in points.
  static func ticks(_ place: GraphProjection, in plot: CGRect, gutter: CGFloat) -> [UILabel] {
    let height: CGFloat = 14
    var last = CGRect.null
    return place.ordinate.ticks.compactMap { tick in
      let middle = place.y(tick) + plot.minY
      let y = min(max(middle - height / 2, plot.minY - 1), plot.maxY - height + 1)
      // If it moved farther, the number would be beside another line.
      guard abs(y + height / 2 - middle) < 6 else { return nil }
      let frame = CGRect(x: 0, y: y, width: gutter - 6, height: height)
      // A low plot has room for only some of the numbers.
      guard frame.intersection(last).height <= 1 else { return nil }
      last = frame
      let label = UILabel(frame: frame)
      label.text = place.ordinate.label(tick)
      label.font = DockStyle.caption
      label.textColor = DockStyle.secondaryText
      label.textAlignment = .right
      label.adjustsFontSizeToFitWidth = true
      return label
    }
  }
}
