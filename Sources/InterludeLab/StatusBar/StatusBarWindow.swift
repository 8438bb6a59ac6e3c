import InterludeUI

/// The device's furniture in front of every app: clock, reception and battery on top, the home indicator below.
final class StatusBarWindow: UIWindow {
  var appearance = StatusBarAppearance() { didSet { if appearance != oldValue { apply() } } }

  private let clock = UILabel()
  private let signal = SignalView()
  private let wifi = WifiView()
  private let battery = BatteryView()
  private let homeIndicator = UIView()

  init() {
    super.init(frame: UIScreen.main.bounds)
    windowLevel = .statusBar
    isUserInteractionEnabled = false
    clock.text = "9:41"
    clock.font = .systemFont(ofSize: 17, weight: .semibold)
    clock.textAlignment = .center
    homeIndicator.layer.cornerRadius = 2.5
    for view in [clock, signal, wifi, battery, homeIndicator] { addSubview(view) }
    apply()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isLandscape = DeviceShape.isLandscape(bounds.size)
    for view in [clock, signal, wifi, battery] { view.isHidden = isLandscape }
    let middle: CGFloat = hasSlidAway ? -21 : 26
    clock.frame = CGRect(x: 24, y: middle - 11, width: 64, height: 22)
    let right = bounds.width - 27
    battery.frame = CGRect(x: right - 27, y: middle - 6, width: 27, height: 12)
    wifi.frame = CGRect(x: right - 50, y: middle - 6, width: 17, height: 12)
    signal.frame = CGRect(x: right - 73, y: middle - 6, width: 18, height: 12)
    homeIndicator.frame = CGRect(x: (bounds.width - 134) / 2, y: bounds.height - 13, width: 134, height: 5)
  }

  private var hasSlidAway: Bool { appearance.isHidden && appearance.animation == .slide }

  private func apply() {
    homeIndicator.backgroundColor = appearance.indicatorStyle.ink
    homeIndicator.alpha = appearance.isIndicatorHidden ? 0 : 1
    for view in [clock, signal, wifi, battery] { view.alpha = appearance.isHidden && !hasSlidAway ? 0 : 1 }
    setNeedsLayout()
    layoutIfNeeded()
    let ink = appearance.style.ink
    clock.textColor = ink
    for view in [signal, wifi, battery] as [any Inked] { view.ink = ink }
  }
}

extension UIStatusBarStyle {
  fileprivate var ink: UIColor { self == .lightContent ? .white : .black }
}

/// A sign that is drawn in one colour.
protocol Inked: AnyObject {
  var ink: UIColor { get set }
}
