import InterludeUI

/// A bar: its outline, the mark of an early end, and its text.
final class BarView: ShapeView {
  private let mark = ShapeView(lineWidth: 1.5)
  private let label = UILabel()
  private(set) var content: BarContent?

  init() {
    super.init()
    mark.shape.lineJoin = .round
    label.font = DockStyle.caption
    addSubview(mark)
    addSubview(label)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Updates only what differs.
  func show(_ content: BarContent) {
    guard content != self.content else { return }
    let old = self.content
    self.content = content
    frame = content.frame
    if old?.frame.size != content.frame.size || old?.ending != content.ending
      || old?.beginsInSight != content.beginsInSight
    {
      path = BarOutline.path(
        size: content.frame.size, beginsInSight: content.beginsInSight, ending: content.ending)
      mark.path = BarOutline.mark(size: content.frame.size, ending: content.ending)
    }
    showText()
    showLook()
  }

  private func showText() {
    guard let content, let textFrame = content.textFrame else { return label.isHidden = true }
    label.isHidden = false
    label.text = content.text
    label.frame = textFrame.offsetBy(dx: -content.frame.minX, dy: -content.frame.minY)
  }

  private func showLook() {
    guard let content else { return }
    let isLit = content.isSelected || content.isHovered
    switch content.kind {
    case .motion: shape.fillColor = DockStyle.accent.withAlphaComponent(isLit ? 1 : 0.85).cgColor
    case .appearance: shape.fillColor = DockStyle.velocity.withAlphaComponent(isLit ? 1 : 0.85).cgColor
    case .group: shape.fillColor = DockStyle.accent.withAlphaComponent(0.22).cgColor
    }
    shape.strokeColor = content.isSelected ? DockStyle.text.cgColor : DockStyle.text.withAlphaComponent(0.6).cgColor
    shape.lineWidth = content.isSelected ? 1.5 : content.isHovered ? 1 : 0
    mark.shape.strokeColor = (content.ending == .torn ? DockStyle.playhead : DockStyle.text).cgColor
    let beside = isLit ? DockStyle.text : DockStyle.secondaryText
    let inside = content.kind == .motion ? DockStyle.textOnAccent : DockStyle.canvas
    label.textColor = content.kind == .group || !content.isTextInside ? beside : inside
  }
}
