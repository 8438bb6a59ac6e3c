import UIKit

/// Views one under the other, each as tall as its content asks for at the column's width.
final class Column: UIView {
  private let spacing: CGFloat
  private let views: [UIView]
  /// Those that show.
  private var arrangedSubviews: [UIView] { views.filter { !$0.isHidden } }

  init(spacing: CGFloat = Metrics.spacing, _ arrangedSubviews: [UIView]) {
    self.spacing = spacing
    views = arrangedSubviews
    super.init(frame: .zero)
    arrangedSubviews.forEach(addSubview)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let gaps = spacing * CGFloat(max(0, arrangedSubviews.count - 1))
    let height = arrangedSubviews.reduce(gaps) { $0 + self.height(of: $1, width: size.width) }
    return CGSize(width: size.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for view in arrangedSubviews {
      let height = height(of: view, width: bounds.width)
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height + spacing
    }
  }

  private func height(of view: UIView, width: CGFloat) -> CGFloat {
    view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }
}
