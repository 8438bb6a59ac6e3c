import InterludeUI

/// Reception: four bars that rise to the right, 18 × 12 points.
final class SignalView: UIView, Inked {
  var ink: UIColor = .black { didSet { for bar in subviews { bar.backgroundColor = ink } } }

  init() {
    super.init(frame: .zero)
    for (index, height) in [4.5, 6.5, 9, 12].enumerated() {
      let bar = UIView(frame: CGRect(x: 5 * CGFloat(index), y: 12 - height, width: 3.2, height: height))
      bar.layer.cornerRadius = 1
      addSubview(bar)
    }
  }

  required init?(coder: NSCoder) { nil }
}
