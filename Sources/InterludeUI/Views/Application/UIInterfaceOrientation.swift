/// How the interface stands on the screen. The raw values are UIKit's.
public nonisolated enum UIInterfaceOrientation: Int, Sendable {
  /// Not known. No stage has it.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Turned by half. No stage has it.
  case portraitUpsideDown = 2
  /// Turned, with what is the top in portrait on the left.
  case landscapeRight = 3
  /// Turned, with what is the top in portrait on the right. No stage has it.
  case landscapeLeft = 4

  /// Whether the interface is higher than wide: upright or turned by half.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Several orientations. The raw values are UIKit's.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Turned by half.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Turned, with what is the top in portrait on the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Turned, with what is the top in portrait on the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both orientations on the side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations but that turned by half.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
