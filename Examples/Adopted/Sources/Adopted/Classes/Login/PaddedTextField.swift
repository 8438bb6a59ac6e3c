import Foundation

@IBDesignable
class PaddedTextField: UITextField {
    @IBInspectable var inset: CGFloat = 12

    override func textRect(forBounds bounds: CGRect) -> CGRect {
        return bounds.insetBy(dx: inset, dy: 0)
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        return textRect(forBounds: bounds)
    }
}

#if os(iOS) || os(tvOS)
extension UITextField {
    @objc func selectAllText() { Log.write("selected") }
}
#endif
