import Foundation

extension UITextView {
  var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  /// Beside the text, on both sides together, in points.
  var sides: CGFloat { textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding }

  /// Where the text begins in the content.
  var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  var lines: TextViewLines { lines(in: bounds.width) }

  func lines(in width: CGFloat) -> TextViewLines {
    let (room, renderer) = (max(width - sides, 1), stage.textRenderer)
    return knownLines.lines(within: room, by: renderer) {
      let text = look.attributed.map { StyledText($0, base: style) } ?? StyledText(editable.text, style)
      return TextViewLines(text, style: style, within: room, renderer)
    }
  }

  /// What the view's own properties say.
  var style: TextStyle {
    TextStyle(font: shownFont, color: textColor ?? .label, paragraph: ParagraphLook(alignment: textAlignment))
  }
}

/// What keys and taps do.
extension UITextView: TextKeyResponder {
  func press(_ key: TextKey) {
    switch key {
    case .insert(let text): type(text, over: editable.selection)
    case .enter: type("\n", over: editable.selection)
    case .deleteBackward(let place): delete(editable.deleted(isForward: false, place))
    case .deleteForward(let place): delete(editable.deleted(isForward: true, place))
    case .move(let isForward, .line, let isSelecting):
      let place = lines.index(from: editable.insertionPoint, isForward: isForward)
      changeSelection { $0.move(to: place, isSelecting: isSelecting) }
    case .move(let isForward, let place, let isSelecting):
      changeSelection { $0.move(isForward: isForward, place, isSelecting: isSelecting) }
    case .selectAll: selectAll(nil)
    }
  }

  var textBeforeInsertionPoint: String { editable.textBeforeSelection }

  private func delete(_ range: Range<Int>) {
    if !range.isEmpty { type("", over: range) }
  }

  /// Changes the text as a person does: the delegate may forbid it.
  private func type(_ text: String, over range: Range<Int>) {
    let place = editable.range(range)
    guard delegate?.textView(self, shouldChangeTextIn: place, replacementText: text) ?? true else { return }
    // The delegate may have changed the text itself.
    edit(range.clamped(to: 0..<editable.characters.count), with: text)
  }

  /// Changes the text, and tells of it.
  func edit(_ range: Range<Int>, with text: String) {
    look.replace(editable.range(range), of: editable.text, with: text, own: style.attributes)
    editable.replace(range, with: text)
    contentDidChange()
    showInsertionPoint()
    if isFirstResponder { delegate?.textViewDidChangeSelection(self) }
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Changes what is selected, and tells of it.
  func changeSelection(_ change: (inout EditableText) -> Void) {
    let before = editable
    change(&editable)
    guard before != editable else { return content.restartCaret() }
    look.typing = nil
    showInsertionPoint()
    stage.keyboard.textDidChange()
    delegate?.textViewDidChangeSelection(self)
  }

  private func showInsertionPoint() {
    content.restartCaret()
    setNeedsLayout()
    guard isFirstResponder else { return }
    layoutIfNeeded()
    let caret = lines.caret(at: editable.insertionPoint).offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    scrollRectToVisible(caret.insetBy(dx: 0, dy: -textContainerInset.bottom), animated: false)
  }

  /// A person has tapped at a point of the content, so many times one after the other.
  func tapped(at point: CGPoint, count: Int) {
    let place = lines.index(at: point)
    changeSelection { $0.select(at: place, taps: count) }
  }

  // MARK: Beginning and end

  func didBeginEditing() {
    setNeedsLayout()
    content.restartCaret()
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func didEndEditing() {
    setNeedsLayout()
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }
}
