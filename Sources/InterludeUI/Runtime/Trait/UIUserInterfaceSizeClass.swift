/// How much room there is in one direction. The raw values are UIKit's.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// The light or the dark appearance; everything here is light.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Dark on light: the only appearance that a screen has here.
  case light = 1
  /// Light on dark. No screen has it; blur effects follow it where a controller's traits say so.
  case dark = 2
}

/// The kind of device; everything here is a phone.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone: what every screen is here.
  case phone = 0
  /// A tablet. No screen is one here.
  case pad = 1
}
