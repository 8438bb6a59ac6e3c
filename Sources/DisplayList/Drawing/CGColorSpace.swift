import Foundation

/// What components of colours mean. All colours here are sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"

  /// The name; nil for that of the device.
  public let name: String?

  /// The space of a name; nil for one other than sRGB.
  public init?(name: String) {
    guard name == CGColorSpace.sRGB else { return nil }
    self.name = name
  }

  fileprivate init() { name = nil }

  /// Red, green and blue.
  public var numberOfComponents: Int { 3 }

  /// Red, green and blue.
  public var model: CGColorSpaceModel { .rgb }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The device's red, green and blue, which are those of sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
