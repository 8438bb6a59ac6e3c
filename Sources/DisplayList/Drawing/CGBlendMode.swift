/// How what is drawn in a context goes together with what is there.
public enum CGBlendMode: Int32, Sendable {
  /// Laid over it.
  case normal = 0
  /// The product of the two colours.
  case multiply = 1
  /// The product of what the two are missing to white is what is missing.
  case screen = 2
  /// Multiplied or screened, as what is there is below a half or above.
  case overlay = 3
  /// The lesser of the two in each channel.
  case darken = 4
  /// The greater of the two in each channel.
  case lighten = 5
  /// What is there, divided by what the new colour is missing to white.
  case colorDodge = 6
  /// What is there is missing to white, divided by the new colour, is what is missing.
  case colorBurn = 7
  /// What is there, darker under a colour below a half and lighter under one above.
  case softLight = 8
  /// Multiplied or screened, as the new colour is below a half or above.
  case hardLight = 9
  /// How far apart the two are.
  case difference = 10
  /// The same with less contrast.
  case exclusion = 11
  /// The hue of what is drawn, the saturation and the luminosity of what is there.
  case hue = 12
  /// The saturation of what is drawn, the hue and the luminosity of what is there.
  case saturation = 13
  /// The hue and the saturation of what is drawn, the luminosity of what is there.
  case color = 14
  /// The luminosity of what is drawn, the hue and the saturation of what is there.
  case luminosity = 15
  /// Erases it.
  case clear = 16
  /// Takes its place, transparency included.
  case copy = 17
  /// Shows only where something is there, and takes its place.
  case sourceIn = 18
  /// Shows only where nothing is there, and takes its place.
  case sourceOut = 19
  /// Laid over it, only where something is there.
  case sourceAtop = 20
  /// Goes behind it.
  case destinationOver = 21
  /// Leaves of it only what is drawn over.
  case destinationIn = 22
  /// Leaves of it only what is not drawn over.
  case destinationOut = 23
  /// Goes behind it, and leaves of it only what is drawn over.
  case destinationAtop = 24
  /// Shows only where nothing is there, and leaves of it only what is not drawn over.
  case xor = 25
  /// What the two are missing to white is added up.
  case plusDarker = 26
  /// The two are added up.
  case plusLighter = 27
}
