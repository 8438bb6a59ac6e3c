import Foundation

/// How large a window is and where, so that the next one can open there.
public nonisolated struct WindowPlacement: Hashable, Sendable, Codable {
  /// The content's size in points; of a maximised window the one that it returns to.
  public var size: CGSize
  /// The content's top left on the desktop, in the windowing system's units; nil for the middle of the display.
  public var origin: CGPoint?
  /// Whether the window fills the screen, with `size` for when it no longer does.
  public var isMaximized: Bool

  /// A placement of a size and an origin, in the window system's points.
  public init(size: CGSize, origin: CGPoint? = nil, isMaximized: Bool = false) {
    self.size = size
    self.origin = origin
    self.isMaximized = isMaximized
  }

  /// The content's smallest size, in points: a scene's list with its bars, and two rows.
  public static let minimumSize = CGSize(width: 240, height: 320)
}

/// The part of the desktop that a window may cover, in the windowing system's units.
nonisolated struct WindowRoom: Hashable, Sendable {
  /// The display without panels.
  var usable: CGRect
  /// What the window manager draws around the content.
  var borders = Borders()

  struct Borders: Hashable, Sendable {
    var top: CGFloat = 0
    var left: CGFloat = 0
    var bottom: CGFloat = 0
    var right: CGFloat = 0
  }

  /// The largest content whose borders are on the display too.
  private var available: CGRect {
    CGRect(
      x: usable.minX + borders.left, y: usable.minY + borders.top,
      width: max(1, usable.width - borders.left - borders.right),
      height: max(1, usable.height - borders.top - borders.bottom))
  }

  /// Where the content goes: as placed, or as near to it as the room allows; whole units.
  ///
  /// - Parameter unitsPerPoint: The windowing system's units per point.
  func contentFrame(of placement: WindowPlacement, unitsPerPoint: CGFloat) -> CGRect {
    let width = min((placement.size.width * unitsPerPoint).rounded(), available.width)
    let height = min((placement.size.height * unitsPerPoint).rounded(), available.height)
    let middle = CGPoint(x: available.midX - width / 2, y: available.midY - height / 2)
    let origin = placement.origin ?? middle
    return CGRect(
      x: min(max(origin.x, available.minX), available.maxX - width).rounded(.down),
      y: min(max(origin.y, available.minY), available.maxY - height).rounded(.down),
      width: width, height: height)
  }

  /// The smallest size that the content may be given, which is never larger than the display.
  func minimumSize(unitsPerPoint: CGFloat) -> CGSize {
    CGSize(
      width: min((WindowPlacement.minimumSize.width * unitsPerPoint).rounded(), available.width),
      height: min((WindowPlacement.minimumSize.height * unitsPerPoint).rounded(), available.height))
  }
}
