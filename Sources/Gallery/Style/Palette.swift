import UIKit

/// Every colour of the gallery: paper and ink for all scenes, pale papers to tell screens apart, one accent a scene.
enum Palette {
  static let paper = UIColor(red: 0.973, green: 0.965, blue: 0.945, alpha: 1)
  static let card = UIColor.white
  static let mist = UIColor(red: 0.902, green: 0.922, blue: 0.949, alpha: 1)
  static let dew = UIColor(red: 0.890, green: 0.945, blue: 0.906, alpha: 1)
  static let blush = UIColor(red: 0.980, green: 0.906, blue: 0.925, alpha: 1)
  static let lilac = UIColor(red: 0.933, green: 0.906, blue: 0.976, alpha: 1)
  static let apricot = UIColor(red: 0.992, green: 0.929, blue: 0.878, alpha: 1)
  /// What shows where a picture has been taken out of its card.
  static let well = UIColor(red: 0.925, green: 0.914, blue: 0.886, alpha: 1)
  static let ink = UIColor(red: 0.110, green: 0.145, blue: 0.125, alpha: 1)
  static let softInk = UIColor(red: 0.110, green: 0.145, blue: 0.125, alpha: 0.62)

  static let herbPop = UIColor(red: 0.118, green: 0.541, blue: 0.318, alpha: 1)
  /// Bright, so that what it fills is easy to follow.
  static let brightBlue = UIColor(red: 0.043, green: 0.388, blue: 1, alpha: 1)
  static let dropIn = UIColor(red: 0.157, green: 0.365, blue: 0.839, alpha: 1)
  static let fadePush = UIColor(red: 0.478, green: 0.243, blue: 0.800, alpha: 1)
  static let bottomSheet = UIColor(red: 0.878, green: 0.424, blue: 0.118, alpha: 1)
  static let cardScene = UIColor(red: 0.827, green: 0.184, blue: 0.345, alpha: 1)
  static let dimmedMessage = UIColor(red: 0.078, green: 0.478, blue: 0.541, alpha: 1)
  static let zoom = UIColor(red: 0.741, green: 0.498, blue: 0.075, alpha: 1)
  static let tabSlide = UIColor(red: 0.357, green: 0.478, blue: 0.129, alpha: 1)
  static let sheetDetents = UIColor(red: 0.494, green: 0.451, blue: 0.094, alpha: 1)
  static let defaults = UIColor(red: 0.275, green: 0.345, blue: 0.455, alpha: 1)
  static let whatGoesWrong = UIColor(red: 0.741, green: 0.231, blue: 0.153, alpha: 1)
}
