import UIKit

/// Every colour of the gallery, for the light and the dark appearance: paper and ink for all scenes, pale papers to tell screens
/// apart, one accent a scene.
enum Palette {
  static let paper = color((0.973, 0.965, 0.945), dark: (0.067, 0.075, 0.071))
  static let card = color((1, 1, 1), dark: (0.118, 0.129, 0.122))
  /// White in the light, and paper in the dark, where a card on it would have no edge.
  static let page = color((1, 1, 1), dark: (0.067, 0.075, 0.071))
  static let mist = color((0.902, 0.922, 0.949), dark: (0.090, 0.110, 0.141))
  static let dew = color((0.890, 0.945, 0.906), dark: (0.078, 0.122, 0.094))
  static let blush = color((0.980, 0.906, 0.925), dark: (0.149, 0.090, 0.110))
  static let lilac = color((0.933, 0.906, 0.976), dark: (0.114, 0.094, 0.157))
  static let apricot = color((0.992, 0.929, 0.878), dark: (0.157, 0.118, 0.086))
  /// Shows where a picture has left its card during a transition.
  static let well = color((0.925, 0.914, 0.886), dark: (0.165, 0.161, 0.149))
  static let ink = color((0.110, 0.145, 0.125), dark: (0.933, 0.945, 0.929))
  /// The ink of the light appearance in both: for shadows, and behind white words.
  static let night = UIColor(red: 0.110, green: 0.145, blue: 0.125, alpha: 1)
  static let softInk = ink.withAlphaComponent(0.62)

  static let herbPop = color((0.118, 0.541, 0.318), dark: (0.312, 0.642, 0.468))
  /// Bright, so that what it fills is easy to follow.
  static let brightBlue = color((0.043, 0.388, 1), dark: (0.254, 0.523, 1.000))
  static let dropIn = color((0.157, 0.365, 0.839), dark: (0.342, 0.505, 0.874))
  static let fadePush = color((0.478, 0.243, 0.800), dark: (0.593, 0.410, 0.844))
  static let bottomSheet = color((0.878, 0.424, 0.118), dark: (0.905, 0.551, 0.312))
  static let cardScene = color((0.827, 0.184, 0.345), dark: (0.865, 0.364, 0.489))
  static let dimmedMessage = color((0.078, 0.478, 0.541), dark: (0.281, 0.593, 0.642))
  static let zoom = color((0.741, 0.498, 0.075), dark: (0.798, 0.608, 0.279))
  static let hero = color((0.200, 0.518, 0.451), dark: (0.376, 0.624, 0.572))
  static let tabSlide = color((0.357, 0.478, 0.129), dark: (0.498, 0.593, 0.321))
  static let sheetDetents = color((0.494, 0.451, 0.094), dark: (0.605, 0.572, 0.293))
  static let defaults = color((0.275, 0.345, 0.455), dark: (0.434, 0.489, 0.575))
  static let whatGoesWrong = color((0.741, 0.231, 0.153), dark: (0.798, 0.400, 0.339))

  private typealias Components = (red: CGFloat, green: CGFloat, blue: CGFloat)

  private static func color(_ light: Components, dark: Components) -> UIColor {
    UIColor { traits in
      let (red, green, blue) = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: red, green: green, blue: blue, alpha: 1)
    }
  }
}
