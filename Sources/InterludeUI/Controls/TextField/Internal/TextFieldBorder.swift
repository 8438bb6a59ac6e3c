/// What is drawn around a text field.
final class TextFieldBorder: UIView {
  func show(_ style: UITextField.BorderStyle) {
    isUserInteractionEnabled = false
    isHidden = style == .none
    backgroundColor = style == .roundedRect ? .systemBackground : nil
    layer.cornerRadius = style == .roundedRect ? 5 : 0
    layer.borderWidth = style == .line ? 1 : 1 / stage.scale
    layer.borderColor = (style == .line ? UIColor.black : .systemGray3).cgColor
  }
}
