import InterludeUI

extension ParametersContent {
  private static let handlesSize: CGFloat = 140
  private static let presetWidth: CGFloat = 92

  /// Places everything at a width in points, and returns the total height. Hidden views get no place.
  func arrange(width: CGFloat, place: (UIView, CGRect) -> Void) -> CGFloat {
    var y: CGFloat = 0
    func put(_ view: UIView, height: CGFloat, gap: CGFloat = DockStyle.gap) {
      place(view, CGRect(x: 0, y: y, width: width, height: height))
      if height > 0 { y += height + gap }
    }
    func put(_ label: DockLabel, gap: CGFloat = DockStyle.gap) {
      put(label, height: label.height(forWidth: width), gap: gap)
    }
    // In one line with the legend of the graph beside it.
    put(source, height: source.text?.isEmpty ?? true ? 0 : GraphLegendView.rowHeight, gap: 0)
    put(kinds, height: 26, gap: DockStyle.gap / 2)
    put(curve, height: ParameterRow.height, gap: 0)
    for (index, entry) in rows.enumerated() {
      if index == CurveParameters.steadyKeys { y += DockStyle.gap / 2 }
      put(entry.row, height: ParameterRow.height, gap: 0)
    }
    if !handles.isHidden { y = arrangeBezier(from: y + DockStyle.gap, width: width, place: place) }
    y += DockStyle.gap / 2
    put(landmarks, gap: 4)
    put(forms)
    put(codeGround, height: code.height(forWidth: max(0, width - 20)) + 16)
    return y
  }

  /// The square at the left, presets in a column beside it.
  private func arrangeBezier(from top: CGFloat, width: CGFloat, place: (UIView, CGRect) -> Void) -> CGFloat {
    let size = min(Self.handlesSize, width - Self.presetWidth - DockStyle.margin)
    let x = size + DockStyle.margin
    place(handles, CGRect(x: 0, y: top, width: size, height: Self.handlesSize))
    let step = Self.handlesSize / CGFloat(presets.count)
    for (index, preset) in presets.enumerated() {
      let y = top + step * CGFloat(index)
      place(preset, CGRect(x: x, y: y, width: Self.presetWidth, height: min(DockTextButton.height, step - 3)))
    }
    return top + Self.handlesSize + DockStyle.gap
  }
}
