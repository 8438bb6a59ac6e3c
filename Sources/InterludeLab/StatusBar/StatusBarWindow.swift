import InterludeUI

/// The device's furniture in front of every app: clock, reception and battery on top, the home indicator below.
final class StatusBarWindow: UIWindow {
  var appearance = StatusBarAppearance() { didSet { if appearance != oldValue { apply() } } }

  private let bar = UIView()
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
    for view in [clock, signal, wifi, battery] { bar.addSubview(view) }
    for view in [bar, homeIndicator] { addSubview(view) }
    apply()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isLandscape = DeviceShape.isLandscape(bounds.size)
    bar.isHidden = isLandscape
    let middle: CGFloat = 26
    clock.frame = CGRect(x: 24, y: middle - 11, width: 64, height: 22)
    let right = bounds.width - 27
    battery.frame = CGRect(x: right - 27, y: middle - 6, width: 27, height: 12)
    wifi.frame = CGRect(x: right - 50, y: middle - 6, width: 17, height: 12)
    signal.frame = CGRect(x: right - 73, y: middle - 6, width: 18, height: 12)
    homeIndicator.frame = CGRect(x: (bounds.width - 134) / 2, y: bounds.height - 13, width: 134, height: 5)
  }

  private func apply() {
    homeIndicator.backgroundColor = appearance.indicatorStyle.ink
    homeIndicator.alpha = appearance.isIndicatorHidden ? 0 : 1
    let slides = appearance.isHidden && appearance.animation == .slide
    bar.alpha = appearance.isHidden && !slides ? 0 : 1
    bar.transform = slides ? CGAffineTransform(translationX: 0, y: -47) : .identity
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
