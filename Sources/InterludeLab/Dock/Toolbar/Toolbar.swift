import InterludeUI

/// The bar on top: how time runs, and the overlays to be switched on and off.
final class Toolbar: UIView {
  var onToggleOverlay: (Int) -> Void = { _ in }
  var onCommand: (KeyCommand) -> Void = { _ in }

  private var buttons: [ToggleButton] = []

  init() {
    super.init(frame: .zero)
    backgroundColor = DockStyle.background
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  func update(for session: LabSession, overlays: SceneOverlays) {
    if buttons.isEmpty { makeButtons(overlays.names) }
    for (index, button) in buttons.enumerated() { button.isOn = overlays.shown.contains(index) }
  }

  private func makeButtons(_ names: [String]) {
    for (index, name) in names.enumerated() {
      let button = ToggleButton(name)
      button.addAction(UIAction { [weak self] _ in self?.onToggleOverlay(index) }, for: .touchUpInside)
      buttons.append(button)
      addSubview(button)
    }
    setNeedsLayout()
  }

  /// From the right, as many as there is room for.
  override func layoutSubviews() {
    super.layoutSubviews()
    var right = bounds.width - DockStyle.margin
    for button in buttons.reversed() {
      let width = button.fittingWidth
      button.frame = CGRect(x: right - width, y: 8, width: width, height: bounds.height - 16)
      right -= width + 6
    }
  }
}
