import InterludeUI
import MotionQA

/// Everything in the parameters' view, from top to bottom.
final class ParametersContent: UIView {
  let kinds = ChoiceControl(CurveKind.allCases.map(\.title))
  private(set) var rows: [(key: ParameterKey, row: ParameterRow)] = []
  let handles = BezierHandlesView()
  var onSlide: (ParameterKey, Double) -> Void = { _, _ in }
  var onBezier: (CubicBezier) -> Void = { _ in }
  /// Called with a sentence about what was typed and is no number.
  var onMisreading: (String) -> Void = { _ in }

  private(set) lazy var presets = Self.presets.map { preset in
    let button = DockTextButton(preset.title)
    button.onPress = { [weak self] in self?.onBezier(preset.bezier) }
    return button
  }
  let points = DockLabel(DockStyle.caption, DockStyle.secondaryText)
  let forms = DockLabel(DockStyle.caption, DockStyle.secondaryText)
  let landmarks = DockLabel(DockStyle.caption, DockStyle.text)
  let code = DockLabel(DockStyle.caption, DockStyle.text)
  let codeGround = UIView()
  let source = DockLabel(DockStyle.heading, DockStyle.text)
  /// Whose landmarks are shown: they take thousands of a curve's values to find.
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
    codeGround.addSubview(code)
    kinds.accessibilityHint = CurveField.kind.purpose
    handles.accessibilityHint = CurveField.controlPoints.purpose
    // One line whatever it says: what is below it must not move under a hand.
    source.numberOfLines = 1
    let views: [UIView] = [source, kinds, handles, points, forms, landmarks, codeGround]
    for view in views + presets { addSubview(view) }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Shows parameters; sliders that stay are the same views, since one of them may be held.
  func show(_ parameters: CurveParameters) {
    provideRows(parameters.keys)
    for (key, row) in rows {
      let setting = parameters.setting(of: key)
      row.show(setting.value, setting.scale, isEnabled: setting.isEnabled)
    }
    kinds.choice = CurveKind(of: parameters.spec)?.rawValue
    kinds.isEnabled = parameters.editable.contains(.kind)
    kinds.setNeedsLayout()
    showBezier(parameters)
    if parameters.spec != described {
      landmarks.text = CurveLandmarks(of: parameters.spec).description.keepingUnits
    }
    described = parameters.spec
    forms.text = parameters.otherForms
    code.text = parameters.swift ?? "UIKit has no animation for \(parameters.spec)."
    setNeedsLayout()
  }

  private func showBezier(_ parameters: CurveParameters) {
    let curve: CubicBezier? = if case .bezier(let timed) = parameters.spec { timed.function } else { nil }
    let isEditable = parameters.editable.contains(.controlPoints)
    for view in [handles, points] + presets { view.isHidden = curve == nil }
    for control in [handles] + presets { control.isEnabled = isEditable }
    handles.setNeedsLayout()
    guard let curve else { return }
    handles.bezier = curve
    points.text = [curve.x1, curve.y1, curve.x2, curve.y2].map { String(format: "%.2f", $0) }.joined(separator: ", ")
    for (button, preset) in zip(presets, Self.presets) { button.isProminent = preset.bezier == curve }
  }

  private func provideRows(_ keys: [ParameterKey]) {
    guard keys != rows.map(\.key) else { return }
    let old = rows
    rows = keys.map { key in
      if let known = old.first(where: { $0.key == key }) { return known }
      let row = ParameterRow(key.title)
      row.accessibilityHint = key.purpose
      row.slider.accessibilityIdentifier = key.title
      row.slider.onChange = { [weak self] in self?.onSlide(key, $0) }
      row.onMisreading = { [weak self] text in
        self?.onMisreading("“\(text)” is no number for \(key.title): type one such as \(key.example).")
      }
      addSubview(row)
      return (key, row)
    }
    for entry in old where !keys.contains(entry.key) { entry.row.removeFromSuperview() }
  }

  // MARK: Layout

  /// Where what is said of the curve ends at a width, both in points.
  func usefulHeight(forWidth width: CGFloat) -> CGFloat {
    var end: CGFloat = 0
    _ = arrange(width: width) { view, frame in if view === landmarks { end = frame.maxY } }
    return end
  }

  /// How high it is at a width, both in points.
  func height(forWidth width: CGFloat) -> CGFloat { arrange(width: width) { _, _ in } }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(width: bounds.width) { view, frame in view.frame = frame }
    code.frame = codeGround.bounds.insetBy(
      dx: min(10, codeGround.bounds.width / 2), dy: min(8, codeGround.bounds.height / 2))
  }
}
