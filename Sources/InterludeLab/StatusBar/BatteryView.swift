import InterludeUI

/// A full battery, 27 × 12 points.
final class BatteryView: UIView, Inked {
  var ink: UIColor = .black {
    didSet {
      outline.layer.borderColor = ink.withAlphaComponent(0.35).cgColor
      charge.backgroundColor = ink
      contact.backgroundColor = ink.withAlphaComponent(0.4)
    }
  }

  private let outline = UIView(frame: CGRect(x: 0, y: 0, width: 24.5, height: 12))
  private let charge = UIView(frame: CGRect(x: 2, y: 2, width: 20.5, height: 8))
  private let contact = UIView(frame: CGRect(x: 25.5, y: 4, width: 1.5, height: 4))

  init() {
    super.init(frame: .zero)
    outline.layer.cornerRadius = 3.8
    outline.layer.borderWidth = 1
    charge.layer.cornerRadius = 2.3
    contact.layer.cornerRadius = 1.5
    contact.layer.maskedCorners = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    for view in [outline, charge, contact] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }
}
