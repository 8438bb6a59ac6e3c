import UIKit

/// Every colour of the gallery, for the light and the dark appearance: paper and ink for all scenes, pale papers to tell screens
/// apart, one accent a scene. Text of 17 points and less needs a contrast of 4.5 to its ground (WCAG 2.2, 1.4.3).
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
  static let softInk = ink.withAlphaComponent(0.68)

  /// Words on an accent.
  static let onAccent = color((1, 1, 1), dark: (0.067, 0.075, 0.071))
  /// How much of an accent is in the ground of words in that accent, 0…1.
  static let wash: CGFloat = 0.12

  static let herbPop = color((0.094, 0.432, 0.254), dark: (0.312, 0.642, 0.468))
  /// Bright, so that what it fills is easy to follow.
  static let brightBlue = color((0.043, 0.388, 1), dark: (0.254, 0.523, 1.000))
  static let dropIn = color((0.157, 0.365, 0.839), dark: (0.364, 0.522, 0.878))
  static let fadePush = color((0.463, 0.235, 0.774), dark: (0.647, 0.488, 0.865))
  static let bottomSheet = color((0.655, 0.253, 0), dark: (0.905, 0.551, 0.312))
  static let cardScene = color((0.691, 0.154, 0.288), dark: (0.876, 0.416, 0.531))
  static let dimmedMessage = color((0.078, 0.478, 0.541), dark: (0.281, 0.593, 0.642))
  static let zoom = color((0.597, 0.401, 0.060), dark: (0.798, 0.608, 0.279))
  static let hero = color((0.189, 0.489, 0.426), dark: (0.376, 0.624, 0.572))
  static let tabSlide = color((0.335, 0.448, 0.121), dark: (0.498, 0.593, 0.321))
  static let sheetDetents = color((0.464, 0.424, 0.088), dark: (0.626, 0.594, 0.330))
  static let defaults = color((0.275, 0.345, 0.455), dark: (0.525, 0.571, 0.643))
  /// The code that mends a mistake.
  static let remedy = herbPop
  static let whatGoesWrong = color((0.668, 0.208, 0.138), dark: (0.821, 0.468, 0.414))

  private typealias Components = (red: CGFloat, green: CGFloat, blue: CGFloat)

  private static func color(_ light: Components, dark: Components) -> UIColor {
    UIColor { traits in
      let (red, green, blue) = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: red, green: green, blue: blue, alpha: 1)
    }
  }
}
