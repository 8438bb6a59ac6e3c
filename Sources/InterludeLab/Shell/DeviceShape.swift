import InterludeUI

/// What the device's own furniture covers on a screen of a size: a notch and a home indicator.
nonisolated enum DeviceShape {
  /// Whether a device of that shape lies on its side: one that is nearly square stands upright, so that its content has all of the
  /// width.
  static func isLandscape(_ size: CGSize) -> Bool { size.width > size.height * 4 / 3 }

  /// Where the bar at the bottom is, on a screen of some bounds.
  static func homeIndicator(in bounds: CGRect) -> CGRect {
    CGRect(x: (bounds.width - 134) / 2, y: bounds.height - 13, width: 134, height: 5)
  }

  /// In points, as on an iPhone of 390 × 844.
  static func safeAreaInsets(for size: CGSize) -> UIEdgeInsets {
    isLandscape(size)
      ? UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      : UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  }
}
