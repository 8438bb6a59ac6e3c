import Foundation

/// A list as Core Foundation passes it: an array of anything, so that `[red, blue] as CFArray` compiles.
public typealias CFArray = [Any]

/// Colours that change from place to place.
public final class CGGradient: Sendable {
  /// By ascending location.
  let stops: [Gradient.Stop]

  /// Colours at places, 0…1; without places they lie evenly. Nil where one is no `CGColor`, and without colours.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let list = colors.compactMap { $0 as? CGColor }
    guard list.count == colors.count else { return nil }
    self.init(list, locations)
  }

  /// Colours of red, green, blue and alpha each, one after the other. Nil without colours.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let list = (0..<max(0, count)).map { index in
      let first = 4 * index
      return CGColor(
        red: components[first], green: components[first + 1], blue: components[first + 2], alpha: components[first + 3])
    }
    self.init(list, locations)
  }

  private init?(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    let stops = colors.enumerated().map { index, color in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      return Gradient.Stop(location: unit(locations?[index] ?? even), color: color)
    }
    // Of equal ones the order stays.
    self.stops = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}

/// Whether a gradient goes on beyond its ends in their colours.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// After the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
