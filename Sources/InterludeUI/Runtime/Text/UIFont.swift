/// The system font at a size and weight, or another one by its name.
public nonisolated final class UIFont: NSObject, Sendable {
  private let header = FoundationHeader()
  /// Which face, and how large, as the text renderer takes it.
  let descriptor: FontDescriptor
  /// How its size follows the content size category; nil for a font of one size.
  let scaling: FontScaling?

  /// A font by its descriptor. A size that is not above 0 counts as `systemFontSize`.
  init(_ descriptor: FontDescriptor, scaling: FontScaling? = nil) {
    var descriptor = descriptor
    if !(descriptor.pointSize > 0 && descriptor.pointSize.isFinite) { descriptor.pointSize = Self.systemFontSize }
    (self.descriptor, self.scaling) = (descriptor, scaling)
  }

  /// The installed font of a PostScript name, such as `Inter-Bold`, at a size in points; nil where there is none. It is looked for
  /// among the fonts of the machine, by files that are called as the font is.
  @preconcurrency @MainActor
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let descriptor = FontDescriptor(pointSize: fontSize, faceName: fontName)
    guard Self.renderer?.names(of: descriptor)?.face == fontName else { return nil }
    self.init(descriptor)
  }

  /// The regular face at a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// The face of a weight at a size in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescriptor(weight: weight.openTypeClass, pointSize: fontSize))
  }

  /// The bold face at a size in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The italic face of regular weight at a size in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescriptor(isItalic: true, pointSize: fontSize))
  }

  /// The same face at another size in points, whatever the content size category.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var descriptor = descriptor
    descriptor.pointSize = fontSize
    return UIFont(descriptor)
  }

  /// The em size in points.
  public var pointSize: CGFloat { descriptor.pointSize }

  /// The size of labels, in points. UIKit's.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons, in points. UIKit's.
  public static let buttonFontSize: CGFloat = 18
  /// The size of running text, in points, which also stands in for sizes that are not above 0. UIKit's.
  public static let systemFontSize: CGFloat = 14
  /// The size of small text, in points. UIKit's.
  public static let smallSystemFontSize: CGFloat = 12

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.descriptor == descriptor && other.scaling == scaling
  }

  public override var hash: Int { descriptor.hashValue }

  public override var description: String {
    let face = descriptor.faceName ?? "weight: \(descriptor.weight)"
    return "UIFont(\(face), size: \(pointSize)\(descriptor.isItalic ? ", italic" : ""))"
  }
}

/// What the face is called by its own file; empty without a text renderer that knows.
extension UIFont {
  /// The PostScript name. The system font has that of the face that it is set in here, not `.SFUI-Regular`.
  @preconcurrency @MainActor public var fontName: String { Self.renderer?.names(of: descriptor)?.face ?? "" }
  /// The family's name. The system font has that of the family that it is set in here.
  @preconcurrency @MainActor public var familyName: String { Self.renderer?.names(of: descriptor)?.family ?? "" }
}

/// Measures of the face at its size, in points; 0 without a text renderer.
extension UIFont {
  /// Above the baseline.
  @preconcurrency @MainActor public var ascender: CGFloat { metrics?.ascender ?? 0 }
  /// Below the baseline, negative.
  @preconcurrency @MainActor public var descender: CGFloat { metrics?.descender ?? 0 }
  /// From one baseline to the next.
  @preconcurrency @MainActor public var lineHeight: CGFloat { metrics?.lineHeight ?? 0 }
  /// From the baseline to the top of capital letters.
  @preconcurrency @MainActor public var capHeight: CGFloat { metrics?.capHeight ?? 0 }
  /// From the baseline to the top of an x.
  @preconcurrency @MainActor public var xHeight: CGFloat { metrics?.xHeight ?? 0 }

  @MainActor private var metrics: FontMetrics? { Self.renderer?.metrics(of: descriptor) }
}
