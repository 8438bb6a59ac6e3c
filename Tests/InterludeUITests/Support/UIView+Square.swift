import InterludeUI

extension UIView {
  /// Adds a square of a colour, 100 points wide, with its centre at (200, 300).
  public func addSquare(_ color: UIColor) -> UIView {
    let square = UIView(frame: CGRect(x: 150, y: 250, width: 100, height: 100))
    square.backgroundColor = color
    addSubview(square)
    return square
  }
}
