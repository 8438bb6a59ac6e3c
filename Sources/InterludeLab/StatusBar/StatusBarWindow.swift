import InterludeUI

/// The device's furniture in front of every app: clock, reception and battery on top, the home indicator below.
final class StatusBarWindow: UIWindow {
  private(set) var appearance = StatusBarAppearance()

  private let clock = UILabel()
  private let signal = SignalView()
  private let wifi = WifiView()
  private let battery = BatteryView()
  private let homeIndicator = UIView()

  /// How long a change of colour takes, in seconds; ours, since UIKit tells no figure.
  private static let fadeDuration = 0.25

  init() {
    super.init(frame: UIScreen.main.bounds)
    // In front of the keyboard, too: the home indicator lies on it.
    windowLevel = Level(.greatestFiniteMagnitude)
    isUserInteractionEnabled = false
    clock.text = "9:41"
    clock.font = .systemFont(ofSize: 17, weight: .semibold)
    clock.textAlignment = .center
    homeIndicator.layer.cornerRadius = 2.5
    for view in [clock, signal, wifi, battery, homeIndicator] { addSubview(view) }
    applyInk()
    clock.textColor = appearance.style.ink
    applyPlace()
  }

  required init?(coder: NSCoder) { nil }

  /// Colours fade, unless nothing is on show yet.
  func show(_ appearance: StatusBarAppearance, animated: Bool) {
    guard appearance != self.appearance else { return }
    let changesInk = appearance.style.ink != self.appearance.style.ink
    self.appearance = appearance
    applyPlace()
    let duration = animated ? Self.fadeDuration : 0
    UIView.animate(
      withDuration: duration, delay: 0, options: [.beginFromCurrentState, .curveEaseInOut], animations: applyInk)
    // The colour of text does not animate: the label dissolves.
    guard changesInk else { return }
    UIView.transition(with: clock, duration: duration, options: .transitionCrossDissolve) {
      self.clock.textColor = appearance.style.ink
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isLandscape = DeviceShape.isLandscape(bounds.size)
    for view in [clock, signal, wifi, battery] { view.isHidden = isLandscape }
    let middle = hasSlidAway ? -21 : StatusBarAppearance.textMiddle
    clock.frame = CGRect(x: 24, y: middle - 11, width: 64, height: 22)
    let right = bounds.width - 27
    battery.frame = CGRect(x: right - 27, y: middle - 6, width: 27, height: 12)
    wifi.frame = CGRect(x: right - 50, y: middle - 6, width: 17, height: 12)
    signal.frame = CGRect(x: right - 73, y: middle - 6, width: 18, height: 12)
    homeIndicator.frame = DeviceShape.homeIndicator(in: bounds)
  }

  private var hasSlidAway: Bool { appearance.isHidden && appearance.animation == .slide }

  /// In the animation block that the app asked for the change in, if it was in one.
  private func applyPlace() {
    homeIndicator.alpha = appearance.isIndicatorHidden ? 0 : 1
    for view in [clock, signal, wifi, battery] { view.alpha = appearance.isHidden && !hasSlidAway ? 0 : 1 }
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func applyInk() {
    let ink = appearance.style.ink
    for view in [signal, wifi, battery] as [any Inked] { view.ink = ink }
    homeIndicator.backgroundColor = appearance.isIndicatorLight ? .white : .black
  }
}

extension UIStatusBarStyle {
  fileprivate var ink: UIColor { self == .lightContent ? .white : .black }
}

/// A sign that is drawn in one colour.
protocol Inked: AnyObject {
  var ink: UIColor { get set }
}
