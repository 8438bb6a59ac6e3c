import InterludeUI
import MotionQA

/// How a motion is timed, to be changed: sliders, handles, every equivalent form, and what can be taken home.
final class ParametersView: UIView {
  /// What is shown. Setting it calls nothing.
  var parameters = CurveParameters(spec: .bezier(TimedCurve(.easeInEaseOut, duration: 0.25))) {
    didSet {
      guard parameters != oldValue else { return }
      memory.note(parameters.spec)
      showParameters()
    }
  }
  /// What the source says; nil where that is not known.
  var source: CurveParameters? { didSet { if source != oldValue { showParameters() } } }
  /// What is animated, as Core Animation names it; nil where that is not known.
  var keyPath: String? { didSet { if keyPath != oldValue { showParameters() } } }
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
  var message: String? { didSet { if message != oldValue { showMessage() } } }
  /// What there is to say about what was typed, until something is changed.
  private var remark: String? { didSet { if remark != oldValue { showMessage() } } }

  /// What can be done about what is edited.
  var actions = EditActions() { didSet { if actions != oldValue { showFooter() } } }

  let content = ParametersContent()
  let footer = ParametersFooter()
  private let scroll = DockScrollView()
  /// What keys turn; nil while they are the scene's.
  weak var keyTaker: (any KeyTaker)? {
    didSet {
      oldValue?.hasKeys = false
      keyTaker?.hasKeys = true
    }
  }
  /// The kinds that the curve of this call has had.
  private var memory = CurveKindMemory()

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
    content.show(parameters, source: source, code: swift)
    footer.copySwift.isEnabled = swift != nil
    setNeedsLayout()
  }

  /// What can be taken home as UIKit source; nil for a curve that UIKit has no animation for.
  var swift: String? { parameters.swift(animating: keyPath) }

  /// To be called before another call's parameters are shown.
  func forget() {
    memory = CurveKindMemory()
    remark = nil
  }

  private func showSource() {
    content.source.text = sourceText
    content.setNeedsLayout()
    showFooter()
  }

  private func showMessage() {
    showFooter()
    superview?.setNeedsLayout()
  }

  private func showFooter() {
    footer.show(actions, isSourceKnown: sourceText != nil, message: message ?? remark)
    setNeedsLayout()
  }

  // MARK: Answers

  private func connect() {
    content.kinds.onChoose = { [weak self] index in
      guard let self, let kind = CurveKind(rawValue: index) else { return }
      var changed = parameters
      changed.spec = memory.spec(parameters.spec, as: kind)
      change(to: changed)
    }
    content.onSlide = { [weak self] key, value in self?.slide(key, to: value) }
    content.onBezier = { [weak self] bezier in
      guard let self, case .bezier(let curve) = parameters.spec else { return }
      var changed = parameters
      changed.spec = .bezier(TimedCurve(bezier, duration: curve.duration))
      change(to: changed)
    }
    content.onRemark = { [weak self] in self?.remark = $0 }
    content.onRestore = { [weak self] in self?.restore($0) }
    content.onTouch = { [weak self] in self?.keyTaker = $0 }
    content.curve.field.onCommit = { [weak self] in self?.read($0) }
    content.curve.name.onRestore = { [weak self] in
      guard let self, let source, parameters.editable.contains(.kind) else { return }
      var changed = parameters
      changed.spec = source.spec
      change(to: changed)
    }
    footer.copySwift.onPress = { [weak self] in
      guard let self, let text = swift else { return }
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

  private func restore(_ key: ParameterKey) {
    guard let source, parameters.setting(of: key).isEnabled,
      let value = SourceValues(source, in: parameters).value(of: key)
    else { return }
    slide(key, to: value)
  }

  /// Takes the curve of a spelling.
  func read(_ text: String) {
    do { change(to: try parameters.reading(text)) } catch { remark = "\(error)" }
  }

  private func change(to changed: CurveParameters) {
    (message, remark) = (nil, nil)
    guard changed != parameters else { return showParameters() }
    parameters = changed
    onChange(changed)
  }
}
