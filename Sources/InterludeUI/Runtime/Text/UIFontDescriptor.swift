/// Which face a font is of, and how large, without the font.
public nonisolated final class UIFontDescriptor: NSObject, Sendable {
  private let header = FoundationHeader()
  let descriptor: FontDescriptor
  /// Of a preferred font its style, as it follows the content size category.
  let scaling: FontScaling?

  init(_ descriptor: FontDescriptor, scaling: FontScaling? = nil) {
    (self.descriptor, self.scaling) = (descriptor, scaling)
  }

  /// That of an installed font's PostScript name, at a size in points. Of a name that no font has, fonts are the system's.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontDescriptor(pointSize: size, faceName: fontName))
  }

  /// That of a text style's font, as large as the content size category of the current traits has it.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The same for some traits; nil, or traits that say nothing of it, are the current ones.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The em size in points; 0 where none was said.
  public var pointSize: CGFloat { descriptor.pointSize }

  /// The same face at another size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var descriptor = descriptor
    descriptor.pointSize = newPointSize
    return UIFontDescriptor(descriptor)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.descriptor == descriptor && other.scaling == scaling
  }

  public override var hash: Int { descriptor.hashValue }
}

extension UIFontDescriptor {
  /// What is known of a face, by its key.
  public nonisolated struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The family's name, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The size in points, a `CGFloat`.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The text style, a `UIFont.TextStyle`, of a preferred font's descriptor.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// What a face is like. The raw values are UIKit's.
  public nonisolated struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Narrower than others of its family. No face is known to be.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With letters of one width. No face is known to have them.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
}

extension UIFontDescriptor {
  /// The PostScript name of the face that text is set in here; empty without a text renderer that knows.
  @preconcurrency @MainActor public var postscriptName: String { UIFont(descriptor).fontName }

  /// The value of an attribute; nil where nothing is known of it.
  @preconcurrency @MainActor public func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .name: UIFont(descriptor).fontName
    case .family: UIFont(descriptor).familyName
    case .size: pointSize
    case .textStyle: scaling.flatMap { $0.base == nil ? $0.style : nil }
    default: nil
    }
  }

  /// What the face is like: the system's by its weight and slant, another one by its name.
  @preconcurrency @MainActor public var symbolicTraits: SymbolicTraits {
    guard let name = descriptor.faceName else {
      var traits: SymbolicTraits = []
      if descriptor.weight >= Self.boldWeights.lowerBound { traits.insert(.traitBold) }
      if descriptor.isItalic { traits.insert(.traitItalic) }
      return traits
    }
    return FaceName(name).traits
  }

  /// The face of the same family that is so; nil where there is none.
  @preconcurrency @MainActor public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    guard symbolicTraits.isSubset(of: [.traitBold, .traitItalic]) else { return nil }
    guard symbolicTraits != self.symbolicTraits else { return self }
    var changed = descriptor
    guard let name = descriptor.faceName else {
      let isBold = symbolicTraits.contains(.traitBold)
      if isBold != self.symbolicTraits.contains(.traitBold) { changed.weight = isBold ? 700 : 400 }
      changed.isItalic = symbolicTraits.contains(.traitItalic)
      return UIFontDescriptor(changed)
    }
    let found = FaceName(name).names(with: symbolicTraits).first {
      changed.faceName = $0
      return UIFont.renderer?.names(of: changed)?.face == $0
    }
    guard found != nil else { return nil }
    return UIFontDescriptor(changed)
  }

  /// The weights that count as bold: from semibold on.
  @MainActor private static var boldWeights: ClosedRange<Int> { 600...900 }
}

extension UIFont {
  /// The font of a descriptor, at a size in points, or for 0 at the descriptor's own. Of a face that is not there it is the system's.
  @preconcurrency @MainActor
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var face = descriptor.descriptor
    if pointSize > 0 { face.pointSize = pointSize }
    if let name = face.faceName, Self.renderer?.names(of: face)?.face != name { face.faceName = nil }
    let keepsSize = pointSize <= 0 || pointSize == descriptor.pointSize
    self.init(face, scaling: keepsSize ? descriptor.scaling : nil)
  }

  /// Which face the font is of, and how large.
  public nonisolated var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor, scaling: scaling) }
}
