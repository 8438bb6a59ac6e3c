/// What of the bounds the border, the side views and the clear button leave to the text.
extension UITextField {
  func roomForText(in bounds: CGRect) -> CGRect {
    var room = bounds.insetBy(dx: min(borderStyle.inset, bounds.width / 2), dy: 0)
    if showsLeftView { room = room.from(x: max(room.minX, leftViewRect(forBounds: bounds).maxX)) }
    if showsRightView { room = room.upTo(x: min(room.maxX, rightViewRect(forBounds: bounds).minX)) }
    if showsClearButton { room = room.upTo(x: min(room.maxX, clearButtonRect(forBounds: bounds).minX)) }
    return room
  }

  var showsLeftView: Bool { leftView != nil && shows(leftViewMode) }
  var showsRightView: Bool { rightView != nil && shows(rightViewMode) }
  var showsClearButton: Bool { hasText && shows(clearButtonMode) && !showsRightView }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}

extension CGRect {
  fileprivate func from(x: CGFloat) -> CGRect { CGRect(x: x, y: minY, width: max(0, maxX - x), height: height) }

  fileprivate func upTo(x: CGFloat) -> CGRect { CGRect(x: minX, y: minY, width: max(0, x - minX), height: height) }
}
