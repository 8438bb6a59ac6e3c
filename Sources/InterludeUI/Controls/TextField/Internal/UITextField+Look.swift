/// What a text field shows of its text.
extension UITextField {
  var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// What the field's own properties say.
  var style: TextStyle {
    TextStyle(font: shownFont, color: textColor ?? .label, paragraph: ParagraphLook(alignment: textAlignment))
  }

  /// The line as it is written, or in dots.
  var line: TextFieldLine {
    if let text = look.attributed, text.length > 0, !isSecureTextEntry {
      return TextFieldLine(text, font: shownFont, stage.textRenderer)
    }
    let text = isSecureTextEntry ? String(repeating: "•", count: editable.characters.count) : editable.text
    return TextFieldLine(text, font: shownFont, stage.textRenderer)
  }

  var shownText: TextFieldContent.Look {
    TextFieldContent.Look(
      frame: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds), line: line,
      color: textColor ?? .label, alignment: shownAlignment, tint: tintColor,
      selection: isEditing ? editable.selection : nil, insertionPoint: editable.insertionPoint)
  }

  var placeholderLine: TextFieldLine {
    TextFieldLine(attributedPlaceholder ?? NSAttributedString(string: ""), font: shownFont, stage.textRenderer)
  }

  var shownPlaceholder: TextFieldContent.Look {
    TextFieldContent.Look(
      frame: placeholderRect(forBounds: bounds),
      line: placeholderLine, color: placeholderColor,
      alignment: shownAlignment, tint: tintColor, selection: isEditing ? 0..<0 : nil, insertionPoint: 0)
  }
}

extension UITextField.BorderStyle {
  /// Between the edge and the text at either side, in points.
  var inset: CGFloat {
    switch self {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  /// The same above and below, at the field's own height.
  var verticalInset: CGFloat {
    switch self {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 6
    }
  }
}
