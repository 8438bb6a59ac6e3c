import UIKit

/// The sizes grow and shrink with the text size of the device, up to a third.
extension UIFont {
  static var display: UIFont { scaled(.systemFont(ofSize: 34, weight: .bold), as: .largeTitle) }
  static var heading: UIFont { scaled(.systemFont(ofSize: 26, weight: .bold), as: .title1) }
  static var subheading: UIFont { scaled(.systemFont(ofSize: 20, weight: .semibold), as: .title3) }
  static var body: UIFont { scaled(.systemFont(ofSize: 16), as: .callout) }
  static var note: UIFont { scaled(.systemFont(ofSize: 14), as: .footnote) }
  static var action: UIFont { scaled(.systemFont(ofSize: 17, weight: .semibold), as: .headline) }

  static var latinName: UIFont { scaled(.italicSystemFont(ofSize: 14), as: .footnote) }

  /// A font of the size that it has where the device is set to `large`.
  static func scaled(_ font: UIFont, as style: TextStyle) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: font, maximumPointSize: font.pointSize * 4 / 3)
  }
}
