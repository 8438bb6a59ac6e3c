import InterludeUI

extension ParametersView: Knobs {
  /// Sliders and fields that were removed or are hidden have no keys.
  private var shownTaker: (any KeyTaker)? {
    guard let keyTaker, keyTaker.window != nil,
      sequence(first: keyTaker as UIView, next: \.superview).allSatisfy({ !$0.isHidden })
    else { return nil }
    return keyTaker
  }

  private var openField: ValueField? { (shownTaker as? ValueField).flatMap { $0.isEditing ? $0 : nil } }

  var hasKeys: Bool { shownTaker != nil }

  func takeKeys() -> Bool {
    keyTaker = content.rows.map(\.row.slider).first(where: \.isEnabled) ?? content.curve.field
    return hasKeys
  }

  func releaseKeys() {
    _ = endEditing(true)
    keyTaker = nil
  }

  /// Esc drops an offered change or the refusal of one, restores the number that is typed and leaves the keys with its slider, or else gives
  /// the keys back. Tab goes on to the next row, and Return opens the number of a slider. Other
  /// keys go to the control that has them.
  func take(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
    if key == .escape, actions.isOffered {
      onReset()
      return true
    }
    if key == .escape, actions.isRefused {
      onDismiss()
      return true
    }
    guard let taker = shownTaker else { return false }
    switch key {
    case .escape:
      guard let field = openField else {
        keyTaker = nil
        return true
      }
      field.cancel()
      if let slider = content.rows.first(where: { $0.row.number === field })?.row.slider { keyTaker = slider }
    case .tab: moveKeys(by: modifiers.contains(.shift) ? -1 : 1)
    case .return where taker is ParameterSlider: number(of: taker)?.begin()
    default: return taker.take(key, modifiers)
    }
    return true
  }

  func write() -> Bool {
    guard footer.write.isEnabled else { return false }
    onWrite()
    return true
  }

  func paste(_ text: String) {
    if let openField { openField.insert(text) } else { read(text) }
  }

  /// From slider to slider, or from an open number to the next.
  private func moveKeys(by step: Int) {
    let isTyping = openField != nil
    let stops = isTyping ? fields : turned
    guard let index = stops.firstIndex(where: { $0 === keyTaker }) else { return }
    let next = stops[(index + step + stops.count) % stops.count]
    _ = endEditing(true)
    keyTaker = next
    (isTyping ? next as? ValueField : nil)?.begin()
    next.scrollIntoSight()
  }

  private var fields: [any KeyTaker] {
    ([content.curve.field] + content.rows.map(\.row.number)).filter { $0.isEnabled || $0 === keyTaker }
  }

  private var turned: [any KeyTaker] {
    let bezier: [any KeyTaker] = content.handles.isHidden ? [] : [content.handles] + content.presets
    let buttons = [footer.write, footer.copySwift, footer.copyCSS, footer.reset].filter { !$0.isHidden }
    let all: [any KeyTaker] =
      [content.kinds, content.curve.field] + content.rows.map(\.row.slider) + bezier + buttons
    return all.filter { $0.isEnabled || $0 === keyTaker }
  }

  private func number(of slider: any KeyTaker) -> ValueField? {
    content.rows.first { $0.row.slider === slider }?.row.number
  }
}

extension UIView {
  /// Scrolls the enclosing scroll view until the view is visible with a little room around it.
  fileprivate func scrollIntoSight() {
    guard let scroll = sequence(first: self as UIView, next: \.superview).lazy.compactMap({ $0 as? UIScrollView }).first
    else { return }
    scroll.scrollRectToVisible(convert(bounds.insetBy(dx: 0, dy: -12), to: scroll), animated: false)
  }
}
