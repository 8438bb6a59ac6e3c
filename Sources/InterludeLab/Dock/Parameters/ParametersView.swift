import InterludeUI
import MotionQA

/// How a motion is timed, to be changed: sliders, handles, every equivalent form, and what can be taken home.
final class ParametersView: UIView {
  /// What is shown. Setting it calls nothing.
  var parameters = CurveParameters(spec: .bezier(TimedCurve(.easeInEaseOut, duration: 0.25))) {
    didSet { if parameters != oldValue { showParameters() } }
  }
  /// Called with each change that a person makes.
  var onChange: (CurveParameters) -> Void = { _ in }
  /// Called with what is to be put on the clipboard.
  var onCopy: (String) -> Void = { _ in }
  /// Called when the change is to be written to the source.
  var onWrite: () -> Void = {}
  /// Called when it is to be as it was in the source.
  var onReset: () -> Void = {}
  /// Where it was made, and how: `PopAnimator.swift:47 UIView.animate(withDuration: 0.8 …)`. Without it nothing can be written.
  var sourceText: String? { didSet { if sourceText != oldValue { showSource() } } }
  /// What there is to say about it: `The duration is computed.` It takes room, which who holds the view may give.
  var message: String? {
    didSet {
      guard message != oldValue else { return }
      showFooter()
      superview?.setNeedsLayout()
    }
  }

  /// What can be done about what is edited.
  var actions = EditActions() { didSet { if actions != oldValue { showFooter() } } }

  let content = ParametersContent()
  let footer = ParametersFooter()
  private let scroll = DockScrollView()

  init() {
    super.init(frame: .zero)
    // A slider answers at once, and a drag on it is not the scroll view's.
    scroll.delaysContentTouches = false
    scroll.addSubview(content)
    addSubview(scroll)
    addSubview(footer)
    connect()
    showParameters()
    showSource()
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// What has the focus takes a key: arrows to the sides move a slider by a step, with Shift by ten, and choose another kind;
  /// Return and Space do nothing there. False for a key that is somebody else's.
  func take(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers = []) -> Bool {
    let steps: Int
    switch key {
    case .leftArrow: steps = -1
    case .rightArrow: steps = 1
    case .space, .return: steps = 0
    default: return false
    }
    if let slider = content.rows.map(\.row.slider).first(where: \.isFocused) {
      slider.nudge(by: modifiers.contains(.shift) ? 10 * steps : steps)
      return true
    }
    guard content.kinds.isFocused else { return false }
    if steps != 0 { content.kinds.choose((content.kinds.choice ?? 0) + steps) }
    return true
  }

  /// How high it is at a width, in points, with all sliders, what is said of the curve and the footer in sight; the rest can be
  /// scrolled to.
  func usefulHeight(forWidth width: CGFloat) -> CGFloat {
    content.usefulHeight(forWidth: width)
      + footer.height(in: CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// As high as everything in it at a width, in points.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: content.height(forWidth: size.width)
        + footer.height(in: CGSize(width: size.width, height: .greatestFiniteMagnitude)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let footerHeight = min(footer.height(in: bounds.size), bounds.height)
    footer.frame = CGRect(x: 0, y: bounds.height - footerHeight, width: bounds.width, height: footerHeight)
    scroll.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - footerHeight)
    let height = content.height(forWidth: bounds.width)
    content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    scroll.contentSize = content.frame.size
    content.setNeedsLayout()
  }

  private func showParameters() {
    content.show(parameters)
    footer.copySwift.isEnabled = parameters.swift != nil
    setNeedsLayout()
  }

  private func showSource() {
    content.source.text = sourceText
    content.setNeedsLayout()
    showFooter()
  }

  private func showFooter() {
    footer.show(actions, isSourceKnown: sourceText != nil, message: message)
    setNeedsLayout()
  }

  // MARK: Answers

  private func connect() {
    content.kinds.onChoose = { [weak self] index in
      guard let self, let kind = CurveKind(rawValue: index) else { return }
      var changed = parameters
      changed.spec = parameters.spec.converted(to: kind)
      change(to: changed)
    }
    content.onSlide = { [weak self] key, value in self?.slide(key, to: value) }
    content.onBezier = { [weak self] bezier in
      guard let self, case .bezier(let curve) = parameters.spec else { return }
      var changed = parameters
      changed.spec = .bezier(TimedCurve(bezier, duration: curve.duration))
      change(to: changed)
    }
    content.onMisreading = { [weak self] in self?.message = $0 }
    footer.copySwift.onPress = { [weak self] in
      guard let self, let text = parameters.swift else { return }
      onCopy(text)
    }
    footer.copyCSS.onPress = { [weak self] in self.map { $0.onCopy($0.parameters.css) } }
    footer.write.onPress = { [weak self] in self?.onWrite() }
    footer.reset.onPress = { [weak self] in self?.onReset() }
  }

  private func slide(_ key: ParameterKey, to value: Double) {
    switch key {
    case .field(let field): change(to: parameters.setting(field, to: value))
    case .settle, .overshoot:
      guard var target = SettleTarget(of: parameters.spec) else { return }
      // When it settles as it is read off its slider, so that rounding does not add up. How far it swings is exact: the damping
      // ratio, which alone decides it, must not move with the other wish.
      target.settle = ParameterKey.settle.targetScale.rounded(target.settle)
      if key == .settle { target.settle = value } else { target.overshoot = value }
      var changed = parameters
      changed.spec = target.spring(like: parameters.spec)
      change(to: changed)
    }
  }

  private func change(to changed: CurveParameters) {
    message = nil
    guard changed != parameters else { return showParameters() }
    parameters = changed
    onChange(changed)
  }
}
