import ArgumentParser
import InterludeUI

/// The size of a window in points, as the command line spells it: `390x844`.
nonisolated enum WindowSize {
  static let standard = CGSize(width: 390, height: 844)
  /// Pixels per point of a phone. All that plays a scene for something else than pictures of another scale plays it at this one: what is
  /// laid out on whole pixels may scroll or not, and be hit or not, at one scale and not at another.
  static let standardScale: CGFloat = 2
  static let sides: ClosedRange<CGFloat> = 64...8192

  static func parse(_ text: String) throws -> CGSize {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map {
      Double($0).map { CGFloat($0) } ?? .nan
    }
    guard sides.count == 2, sides.allSatisfy(Self.sides.contains) else {
      throw ValidationError(
        "give width and height in points, each from \(NumberText.text(Self.sides.lowerBound)) to "
          + "\(NumberText.text(Self.sides.upperBound)), such as \(Self.text(standard)).")
    }
    return CGSize(width: sides[0], height: sides[1])
  }

  static func text(_ size: CGSize) -> String { "\(NumberText.text(size.width))x\(NumberText.text(size.height))" }
}
