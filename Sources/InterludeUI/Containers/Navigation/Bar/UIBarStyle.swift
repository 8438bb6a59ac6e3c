/// The system's two styles of a bar. The raw values are UIKit's.
public nonisolated enum UIBarStyle: Int, Sendable {
  /// That of the bar's surroundings: dark on light, or light on dark.
  case `default` = 0
  /// Light on dark, whatever the surroundings are.
  case black = 1
  /// The same. Bars are translucent by `isTranslucent`.
  case blackTranslucent = 2

  /// The name that `black` had before iOS 13.
  public static let blackOpaque = black
}

extension UIBarStyle {
  /// The appearance that the style asks for: unspecified, or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { self == .default ? .unspecified : .dark }
}
