import UIKit

extension UIFont {
  static let display = UIFont.systemFont(ofSize: 34, weight: .bold)
  static let heading = UIFont.systemFont(ofSize: 26, weight: .bold)
  static let subheading = UIFont.systemFont(ofSize: 20, weight: .semibold)
  static let body = UIFont.systemFont(ofSize: 16)
  static let note = UIFont.systemFont(ofSize: 14)
  static let action = UIFont.systemFont(ofSize: 17, weight: .semibold)
}
