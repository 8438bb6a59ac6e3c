/// How a device is held. The raw values are UIKit's.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
  /// Not known. No stage has it.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Turned by half. No stage has it.
  case portraitUpsideDown = 2
  /// Turned, with its top on the left: the interface is `landscapeRight`.
  case landscapeLeft = 3
  /// Turned, with its top on the right. No stage has it.
  case landscapeRight = 4
  /// Lying on its back. No stage has it.
  case faceUp = 5
  /// Lying on its front. No stage has it.
  case faceDown = 6

  /// Whether it is upright or turned by half.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is lying.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can stand so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
