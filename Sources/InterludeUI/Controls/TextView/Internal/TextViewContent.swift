import Foundation

/// The text of a text view, what of it is selected, and the caret.
final class TextViewContent: UIView {
  private let label = UILabel()
  private var boxes: [UIView] = []
  private var caret = CaretView()
  private var written: Written?

  /// What the label shows. Writing it again would have it break its lines again.
  private struct Written: Equatable {
    let text: String
    let attributed: NSAttributedString?
    let style: TextStyle
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    addSubview(label)
    addSubview(caret)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a text, with its styles if it has some of its own.
  func show(
    _ text: EditableText, _ attributed: NSAttributedString?, lines: TextViewLines, isEditing: Bool, style: TextStyle,
    tint: UIColor
  ) {
    write(Written(text: text.text, attributed: attributed, style: style))
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: lines.writtenHeight)
    caret.isHidden = !isEditing || !text.selection.isEmpty
    caret.backgroundColor = tint
    caret.frame = lines.caret(at: text.insertionPoint)
    select(isEditing ? lines.boxes(of: text.selection) : [], tint.withAlphaComponent(0.2))
  }

  private func write(_ new: Written) {
    guard new != written else { return }
    written = new
    if new.attributed == nil { label.text = new.text }
    (label.font, label.textColor) = (new.style.font, new.style.color)
    label.textAlignment = new.style.paragraph.alignment
    if let attributed = new.attributed { label.write(attributed) }
  }

  private func select(_ rects: [CGRect], _ color: UIColor) {
    while boxes.count > rects.count { boxes.removeLast().removeFromSuperview() }
    while boxes.count < rects.count {
      let box = UIView()
      insertSubview(box, at: 0)
      boxes.append(box)
    }
    for (box, rect) in zip(boxes, rects) { (box.frame, box.backgroundColor) = (rect, color) }
  }

  /// Shows the caret in full, from where on it blinks.
  func restartCaret() {
    // One that has been half gone does not come again at once: another takes its place.
    caret.removeFromSuperview()
    caret = CaretView()
    addSubview(caret)
    superview?.setNeedsLayout()
  }
}
