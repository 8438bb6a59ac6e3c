/// A colour, as views take it: the same everywhere, or one for each appearance.
public nonisolated final class UIColor: NSObject, Sendable {
  private let header = FoundationHeader()
  let content: ColorContent

  init(_ content: ColorContent) { self.content = content }

  /// A colour that shows nothing.
  public convenience override init() { self.init(cgColor: .clear) }

  /// A colour of what layers and draw commands take.
  public convenience init(cgColor: CGColor) { self.init(.fixed(cgColor)) }

  /// The colour as layers and draw commands take it, under `UITraitCollection.current`. It does not follow a change of the
  /// appearance: what is given to a layer has to be given to it anew.
  public var cgColor: CGColor {
    if case .fixed(let color) = content { return color }
    return content.color(under: .current)
  }

  /// A colour of components, 0…1, in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey of a component, 0…1, in sRGB.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Hue, saturation and brightness in 0…1, converted to red, green and blue by the standard hexcone formula.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Whether it may be another in each appearance.
  var isDynamic: Bool {
    if case .fixed = content { return false }
    return true
  }

  /// The same colour with another alpha, 0…1, in every appearance.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(content.withAlpha(alpha)) }

  /// The colour that this one is under some traits; the same for one that is the same everywhere.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = content { return self }
    return UIColor(cgColor: content.color(under: traitCollection))
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.content == content }

  public override var hash: Int { content.hashValue }

  public override var description: String { "UIColor(\(content))" }
}

nonisolated extension UIColor {
  /// Black at an alpha of 0, which shows nothing.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A third of white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Two thirds of white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White at an alpha of 0.6, for text on a dark ground, whatever the appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Black, for text on a light ground, whatever the appearance.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Red: components (1, 0, 0).
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green: components (0, 1, 0).
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue: components (0, 0, 1).
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan: components (0, 1, 1).
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow: components (1, 1, 0).
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta: components (1, 0, 1).
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange: components (1, 0.5, 0).
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple: components (0.5, 0, 0.5).
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown: components (0.6, 0.4, 0.2).
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
