/// The text of a field, what of it is selected, and the caret. It scrolls, so that the insertion point is always seen.
final class TextFieldContent: UIView {
  /// All that it shows.
  struct Look {
    /// In the field, in points.
    var frame: CGRect
    var line: TextFieldLine
    var color: UIColor
    var alignment: NSTextAlignment
    var tint: UIColor
    /// In characters; nil while the field is not being edited.
    var selection: Range<Int>?
    var insertionPoint: Int
  }

  private let label = UILabel()
  private let selectionView = UIView()
  private var caret = CaretView()
  /// How far a text that is too long has moved to the left, in points.
  private var offset: CGFloat = 0

  /// Where the text begins, in points.
  private(set) var textStart: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(selectionView)
    addSubview(label)
    addSubview(caret)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ look: Look) {
    frame = look.frame
    let (line, scale) = (look.line, stage.scale)
    let (width, room) = (line.width.roundedUp(toScale: scale), bounds.width)
    let isEditing = look.selection != nil
    scroll(to: line.x(of: look.insertionPoint), of: width, isEditing: isEditing)
    let free = max(0, room - width - (isEditing ? CaretView.width : 0))
    textStart = (free * look.alignment.leftShare * scale).rounded() / scale - offset
    if line.attributed == nil { label.text = line.text }
    (label.font, label.textColor) = (line.font, look.color)
    if let text = line.attributed { label.write(text) }
    label.frame = CGRect(
      x: textStart, y: 0, width: isEditing ? width : min(width, room), height: bounds.height)
    let height = line.font.lineHeight
    func part(_ start: CGFloat, _ end: CGFloat) -> CGRect {
      CGRect(x: textStart + start, y: (bounds.height - height) / 2, width: end - start, height: height)
    }
    let selection = look.selection ?? 0..<0
    selectionView.isHidden = selection.isEmpty
    selectionView.backgroundColor = look.tint.withAlphaComponent(0.2)
    selectionView.frame = part(line.x(of: selection.lowerBound), line.x(of: selection.upperBound))
    let place = line.x(of: look.insertionPoint)
    caret.isHidden = !isEditing || !selection.isEmpty
    caret.backgroundColor = look.tint
    caret.frame = part(place, place + CaretView.width)
  }

  /// Keeps a place of the text, and no empty room behind it, in sight.
  private func scroll(to place: CGFloat, of width: CGFloat, isEditing: Bool) {
    let room = bounds.width - CaretView.width
    guard isEditing, width > room else { return offset = 0 }
    offset = min(max(offset, place - room, 0), max(0, width - room))
    if place < offset { offset = place }
  }

  // MARK: Caret

  /// Shows the caret in full, from where on it blinks.
  func restartCaret() {
    // One that has been half gone does not come again at once: another takes its place.
    caret.removeFromSuperview()
    caret = CaretView()
    addSubview(caret)
    superview?.setNeedsLayout()
  }
}
