extension UIColor {
  /// A colour in the Display P3 space, as the nearest that sRGB has.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    // From P3's primaries to sRGB's; both have the white of D65.
    self.init(
      red: Self.encoded(1.2249401763 * r - 0.2249401763 * g),
      green: Self.encoded(-0.0420569547 * r + 1.0420569547 * g),
      blue: Self.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b), alpha: alpha)
  }

  /// A colour that is what the closure says for the traits under which it is seen.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.provided(ColorProvider(dynamicProvider), alpha: nil))
  }

  /// Writes the components, 0…1, where a place is given for them.
  ///
  /// - Returns: Whether the colour has such components, which every one has.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let cgColor = cgColor
    red?.pointee = cgColor.red
    green?.pointee = cgColor.green
    blue?.pointee = cgColor.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Writes the grey level and the alpha, 0…1, where a place is given for them.
  ///
  /// - Returns: Whether the colour is a grey; of another, nothing is written.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let cgColor = cgColor
    guard cgColor.red == cgColor.green, cgColor.green == cgColor.blue else { return false }
    white?.pointee = cgColor.red
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Writes hue, saturation and brightness, 0…1, where a place is given for them; a grey's hue is 0.
  ///
  /// - Returns: Whether the colour has such components, which every one has.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let cgColor = cgColor
    let (red, green, blue) = (cgColor.red, cgColor.green, cgColor.blue)
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let chroma = high - low
    let sixths: CGFloat =
      if chroma <= 0 { 0 } else if high == red { (green - blue) / chroma } else if high == green {
        2 + (blue - red) / chroma
      } else { 4 + (red - green) / chroma }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = high > 0 ? chroma / high : 0
    brightness?.pointee = high
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// The light of a component, by the transfer function of IEC 61966-2-1, which P3 shares.
  private static func linear(_ component: CGFloat) -> CGFloat {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: CGFloat) -> CGFloat {
    let light = min(max(light, 0), 1)
    return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}

/// What a colour literal is where nothing says what it is to be.
public typealias _ColorLiteralType = UIColor

/// `#colorLiteral(red:green:blue:alpha:)` makes a `UIColor`.
extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
