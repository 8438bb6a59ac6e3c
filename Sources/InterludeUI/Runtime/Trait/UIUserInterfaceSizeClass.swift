/// How much room there is in one direction. The raw values are UIKit's.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// The light or the dark appearance.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// Whether something lies over something else: in the dark its ground is lighter then.
public nonisolated enum UIUserInterfaceLevel: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// At the bottom: the ground of a screen.
  case base = 0
  /// Over the ground, as what is in a sheet.
  case elevated = 1
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
