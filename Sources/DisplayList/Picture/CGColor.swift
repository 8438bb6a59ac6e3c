import Foundation

/// A colour in sRGB, not premultiplied. Components are nominally 0…1; an overshooting animation may leave that range,
/// and the rasterizer clamps.
public struct CGColor: Hashable, Sendable {
  /// The red component, nominally 0…1.
  public var red: CGFloat
  /// The green component, nominally 0…1.
  public var green: CGFloat
  /// The blue component, nominally 0…1.
  public var blue: CGFloat
  /// The opacity, nominally 0…1.
  public var alpha: CGFloat

  /// A colour of its components in sRGB, not premultiplied.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey of a component in sRGB, not premultiplied.
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Black at an alpha of 0, which shows nothing.
  public static let clear = CGColor(gray: 0, alpha: 0)
  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)

  /// How many numbers there are: three and the alpha, as in sRGB.
  public var numberOfComponents: Int { 4 }

  /// The same colour with another alpha; never nil.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// sRGB, as of all colours here.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// A colour literal, in sRGB.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
