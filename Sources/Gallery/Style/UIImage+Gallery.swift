import UIKit

extension UIImage {
  /// One of the gallery's own pictures.
  static func gallery(_ name: String) -> UIImage? { UIImage(named: name, in: .module, with: nil) }
}
