import InterludeUI

/// Wireless reception: a wedge of three arcs, 17 × 12 points.
///
/// A square that clips stands on its corner; rings around that corner show a quarter of themselves in it.
final class WifiView: UIView, Inked {
  var ink: UIColor = .black {
    didSet { for ring in wedge.subviews { ring.layer.borderColor = ink.cgColor } }
  }

  private let wedge = UIView()

  init() {
    super.init(frame: .zero)
    let radius: CGFloat = 12
    wedge.bounds = CGRect(x: 0, y: 0, width: radius, height: radius)
    wedge.clipsToBounds = true
    // The square's lower right corner, turned to the bottom, comes to the middle of the lower edge.
    wedge.layer.anchorPoint = CGPoint(x: 1, y: 1)
    wedge.center = CGPoint(x: 8.5, y: radius)
    wedge.transform = CGAffineTransform(rotationAngle: .pi / 4)
    addSubview(wedge)
    for (outer, width) in [(12, 2.6), (8, 2.4), (4, 4)] as [(CGFloat, CGFloat)] {
      let ring = UIView(frame: CGRect(x: radius - outer, y: radius - outer, width: 2 * outer, height: 2 * outer))
      ring.layer.cornerRadius = outer
      ring.layer.borderWidth = width
      wedge.addSubview(ring)
    }
  }

  required init?(coder: NSCoder) { nil }
}
