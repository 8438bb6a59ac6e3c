import UIKit

/// The distances that every scene shares, in points.
enum Metrics {
  /// Between content and the edge of its screen or card.
  static let margin: CGFloat = 20
  /// Between a heading and what belongs to it.
  static let spacing: CGFloat = 12
  /// How wide a column of text may become.
  static let readableWidth: CGFloat = 520
  /// The width below which a text is not shown.
  static let smallestWidth: CGFloat = 80
  static let pictureRadius: CGFloat = 20
  static let cardRadius: CGFloat = 28
  static let buttonHeight: CGFloat = 50
}
