import UIKit

extension UILabel {
  /// A label that wraps over as many lines as its text needs.
  convenience init(_ text: String, font: UIFont, color: UIColor = Palette.ink) {
    self.init(frame: .zero)
    self.text = text
    self.font = font
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = 0
  }
}
