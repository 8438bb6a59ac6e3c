import UIKit

/// Views side by side, all as wide, and as high as the highest asks for.
final class Row: UIView {
  private let spacing: CGFloat
  private let views: [UIView]

  init(spacing: CGFloat = Metrics.spacing, _ arrangedSubviews: [UIView]) {
    self.spacing = spacing
    views = arrangedSubviews
    super.init(frame: .zero)
    arrangedSubviews.forEach(addSubview)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: width(of: size.width), height: size.height)
    return CGSize(width: size.width, height: views.map { $0.sizeThatFits(room).height }.max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = width(of: bounds.width)
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: CGFloat(index) * (width + spacing), y: 0, width: width, height: bounds.height)
    }
  }

  /// Of each view, where the row has a width.
  private func width(of row: CGFloat) -> CGFloat {
    let count = CGFloat(max(1, views.count))
    return max(0, (row - (count - 1) * spacing) / count)
  }
}
