/// Whether a view's content is turned round where text goes from right to left. The raw values are UIKit's.
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
  /// As the app's text goes.
  case unspecified = 0
  /// Of what is played, whose way is time: never.
  case playback = 1
  /// Of what has to do with directions in space: never.
  case spatial = 2
  /// From left to right.
  case forceLeftToRight = 3
  /// From right to left.
  case forceRightToLeft = 4
}

/// Which way an interface goes. The raw values are UIKit's.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}

extension UIApplication {
  /// Which way the app's text goes: from left to right, in English.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

extension UIView {
  /// Whether the view's content is turned round; as the app's text goes unless set.
  ///
  /// By it go constraints from leading to trailing that the view holds, between itself and its subviews or among these; the directional
  /// margins; and a row of a stack view.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { rareOptions.semanticContent }
    set {
      guard newValue != semanticContentAttribute else { return }
      rareOptions.semanticContent = newValue
      layoutSystemDidChange()
      setNeedsLayout()
    }
  }

  /// Which way the view's content goes.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// Which way the content of a view goes that says this of itself.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The same, where text goes some way.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// Whether it is another edge where the content is turned round.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The edge by which it is meant where the content is turned round.
  var turnedRound: Self {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .leadingMargin: .rightMargin
    case .trailingMargin: .leftMargin
    default: self
    }
  }
}
