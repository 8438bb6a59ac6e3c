import InterludeUI
import MotionQA

/// What a person does with the controls, and how the parameters change by it.
extension ParametersView {
  func connect() {
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
      // The settling time is taken as its slider shows it, so that rounding does not add up. The overshoot is taken exactly: the damping
      // ratio, which alone determines it, must not change with the other wish.
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

  /// Reads a curve from text.
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
