/// How the colours of a picture and of what is behind it go together: the blend modes of the W3C's "Compositing and Blending
/// Level 1", which are those of PDF, and the two sums of Core Graphics. The raw values are Core Graphics'.
///
/// Of each mode but the sums a pixel is, with source and backdrop as premultiplied colours, `source · (1 − backdrop's alpha) +
/// backdrop · (1 − source's alpha) + both alphas · B`, where B is made of the two colours as below, each 0…1.
public enum BlendMode: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// The source's colour: it is laid over the backdrop.
  case normal = 0
  /// The product.
  case multiply = 1
  /// The product of what is missing to white is what is missing.
  case screen = 2
  /// `hardLight` the other way round: the backdrop says whether the product is taken or the screen.
  case overlay = 3
  /// The lesser, in each channel.
  case darken = 4
  /// The greater, in each channel.
  case lighten = 5
  /// The backdrop, divided by what the source is missing to white.
  case colorDodge = 6
  /// What the backdrop is missing to white, divided by the source, is what is missing.
  case colorBurn = 7
  /// The backdrop, made darker by a source below a half and lighter by one above.
  case softLight = 8
  /// The product with twice a source below a half, the screen with twice what one is above.
  case hardLight = 9
  /// How far apart the two are.
  case difference = 10
  /// The same, softer: the sum, less twice the product.
  case exclusion = 11
  /// The source's hue, with the saturation and the luminosity of the backdrop.
  case hue = 12
  /// The source's saturation, with the hue and the luminosity of the backdrop.
  case saturation = 13
  /// The source's hue and saturation, with the luminosity of the backdrop.
  case color = 14
  /// The source's luminosity, with the hue and the saturation of the backdrop.
  case luminosity = 15
  /// What the two are missing to white is added up, alphas are too, and no channel comes to more than full.
  case plusDarker = 26
  /// Premultiplied colours and alphas are added up, and no channel comes to more than full.
  case plusLighter = 27
}
