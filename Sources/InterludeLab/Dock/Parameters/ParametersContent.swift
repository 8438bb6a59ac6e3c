import InterludeUI
import MotionQA

/// Everything in the parameters' view, from top to bottom.
final class ParametersContent: UIView {
  let kinds = ChoiceControl(CurveKind.allCases.map(\.title))
  private(set) var rows: [(key: ParameterKey, row: ParameterRow)] = []
  let handles = BezierHandlesView()
  var onSlide: (ParameterKey, Double) -> Void = { _, _ in }
  var onBezier: (CubicBezier) -> Void = { _ in }
  /// Called with a sentence about what was typed.
  var onRemark: (String) -> Void = { _ in }
  /// Called to restore the source's value of a number.
  var onRestore: (ParameterKey) -> Void = { _ in }
  /// Called with the control that was touched; nil when it gives its keys up.
  var onTouch: ((any KeyTaker)?) -> Void = { _ in }

  private(set) lazy var presets = Self.presets.map { preset in
    let button = DockTextButton(preset.title)
    let bezier = preset.bezier
    button.accessibilityHint = "The Bézier \(bezier.x1), \(bezier.y1), \(bezier.x2), \(bezier.y2)"
    button.onPress = { [weak self] in
      guard let self else { return }
      onTouch(handles)
      onBezier(bezier)
    }
    return button
  }
  let curve = CurveRow()
  let forms = DockLabel(DockStyle.codeCaption, DockStyle.secondaryText)
  let landmarks = DockLabel(DockStyle.caption, DockStyle.text)
  let code = DockLabel(DockStyle.codeCaption, DockStyle.text)
  let codeGround = UIView()
  let source = DockLabel(DockStyle.codeHeading, DockStyle.text)
  /// The curve whose landmarks are shown. It is kept because finding them takes thousands of its values.
  private var described: CurveSpec?

  private static let presets: [(title: String, bezier: CubicBezier)] = [
    ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInEaseOut), ("linear", .linear),
    ("default", .default),
  ]

  init() {
    super.init(frame: .zero)
    codeGround.backgroundColor = DockStyle.canvas
    codeGround.layer.cornerRadius = 6
    codeGround.isUserInteractionEnabled = false
    handles.onChange = { [weak self] in self?.onBezier($0) }
    for taker in [kinds, handles, curve.field] as [any KeyTaker] {
      taker.onTouch = { [weak self, weak taker] in self?.onTouch(taker) }
    }
    codeGround.addSubview(code)
    kinds.accessibilityHint = CurveField.kind.purpose
    handles.accessibilityHint = CurveField.controlPoints.purpose
    // Always one line: the controls below it must not move under the pointer.
    source.numberOfLines = 1
    let views: [UIView] = [source, kinds, curve, handles, forms, landmarks, codeGround]
    for view in views + presets { addSubview(view) }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Shows parameters. Sliders that stay are the same views, because one of them may be under a drag.
  ///
  /// - Parameters:
  ///   - source: The source's; nil if there are none.
  ///   - code: The code to copy.
  func show(_ parameters: CurveParameters, source: CurveParameters?, code text: String?) {
    provideRows(parameters.keys)
    let values = source.map { SourceValues($0, in: parameters) }
    for (key, row) in rows {
      let setting = parameters.setting(of: key)
      // The value of a wish is rounded to whole steps of its slider.
      let source = values?.value(of: key).map { key.isWish ? setting.scale.widened(to: $0).rounded($0) : $0 }
      row.show(
        setting.value, source: source, setting.scale, isEnabled: setting.isEnabled, remedy: parameters.remedy(for: key))
    }
    curve.show(
      parameters.spelling, source: source.flatMap { $0.spelling == parameters.spelling ? nil : $0.spelling },
      isEnabled: parameters.editable.isSuperset(of: [.kind, .controlPoints]))
    kinds.choice = CurveKind(of: parameters.spec)?.rawValue
    kinds.isEnabled = parameters.editable.contains(.kind)
    kinds.setNeedsLayout()
    showBezier(parameters, source: values?.bezier)
    if parameters.spec != described {
      landmarks.text = CurveLandmarks(of: parameters.spec).description.keepingUnits
    }
    described = parameters.spec
    forms.text = parameters.otherForms
    code.text = text ?? "UIKit has no animation for \(parameters.spec)."
    setNeedsLayout()
  }

  private func showBezier(_ parameters: CurveParameters, source: CubicBezier?) {
    let curve: CubicBezier? = if case .bezier(let timed) = parameters.spec { timed.function } else { nil }
    let isEditable = parameters.editable.contains(.controlPoints)
    for view in [handles] + presets { view.isHidden = curve == nil }
    for control in [handles] + presets { control.isEnabled = isEditable }
    handles.setNeedsLayout()
    guard let curve else { return }
    handles.bezier = curve
    handles.sourceBezier = source == curve ? nil : source
    for (button, preset) in zip(presets, Self.presets) { button.isProminent = preset.bezier == curve }
  }

  private func provideRows(_ keys: [ParameterKey]) {
    guard keys != rows.map(\.key) else { return }
    let old = rows
    rows = keys.map { key in
      if let known = old.first(where: { $0.key == key }) { return known }
      let row = makeRow(key)
      addSubview(row)
      return (key, row)
    }
    for entry in old where !keys.contains(entry.key) { entry.row.removeFromSuperview() }
  }

  private func makeRow(_ key: ParameterKey) -> ParameterRow {
    let row = ParameterRow(key)
    row.slider.onChange = { [weak self] in self?.onSlide(key, $0) }
    row.onRemark = { [weak self] in self?.onRemark($0) }
    row.slider.onRestore = { [weak self] in self?.onRestore(key) }
    row.name.onRestore = { [weak self] in self?.onRestore(key) }
    for taker in [row.slider, row.number] as [any KeyTaker] {
      taker.onTouch = { [weak self, weak taker] in self?.onTouch(taker) }
    }
    // After a number was typed, keys go to its slider.
    row.number.onReturn = { [weak self, weak row] in self?.onTouch(row?.slider) }
    return row
  }

  // MARK: Layout

  /// The bottom of the curve's description at a width, both in points.
  func usefulHeight(forWidth width: CGFloat) -> CGFloat {
    var end: CGFloat = 0
    _ = arrange(width: width) { view, frame in if view === landmarks { end = frame.maxY } }
    return end
  }

  /// The height at a width, both in points.
  func height(forWidth width: CGFloat) -> CGFloat { arrange(width: width) { _, _ in } }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(width: bounds.width) { view, frame in view.frame = frame }
    code.frame = codeGround.bounds.insetBy(
      dx: min(10, codeGround.bounds.width / 2), dy: min(8, codeGround.bounds.height / 2))
  }
}
