/// The system font at a size and weight.
public nonisolated final class UIFont: NSObject, Sendable {
  /// Which face, and how large, as the text renderer takes it.
  let descriptor: FontDescriptor

  /// A font of the one family there is, by its descriptor. A size that is not above 0 counts as `systemFontSize`.
  init(_ descriptor: FontDescriptor) {
    var descriptor = descriptor
    if !(descriptor.pointSize > 0 && descriptor.pointSize.isFinite) { descriptor.pointSize = Self.systemFontSize }
    self.descriptor = descriptor
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

  /// The same face at another size in points.
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

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.descriptor == descriptor }

  public override var hash: Int { descriptor.hashValue }

  public override var description: String {
    "UIFont(weight: \(descriptor.weight), size: \(pointSize)\(descriptor.isItalic ? ", italic" : ""))"
  }
}

/// Measures of the face at its size, in points; 0 without a text renderer.
@MainActor extension UIFont {
  /// Above the baseline.
  public var ascender: CGFloat { metrics?.ascender ?? 0 }
  /// Below the baseline, negative.
  public var descender: CGFloat { metrics?.descender ?? 0 }
  /// From one baseline to the next.
  public var lineHeight: CGFloat { metrics?.lineHeight ?? 0 }
  /// From the baseline to the top of capital letters.
  public var capHeight: CGFloat { metrics?.capHeight ?? 0 }
  /// From the baseline to the top of an x.
  public var xHeight: CGFloat { metrics?.xHeight ?? 0 }

  private var metrics: FontMetrics? { Self.renderer?.metrics(of: descriptor) }
}
