/// A number that says how a view looks: what a trace has a column for. Raw values are the names in files.
public nonisolated enum TraceProperty: String, CaseIterable, Hashable, Sendable {
  /// Where the anchor point shows in the superview, in points: `UIView.center`.
  case centerX = "center.x"
  case centerY = "center.y"
  case width = "size.width"
  case height = "size.height"
  /// The origin of the bounds: how far a scroll view is scrolled.
  case originX = "origin.x"
  case originY = "origin.y"
  case anchorX = "anchorPoint.x"
  case anchorY = "anchorPoint.y"
  case zPosition
  /// The transform's parts.
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  /// In the plane, clockwise on the screen.
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"
  /// One over the distance that the layer, or all of its sublayers, are seen from: `m34`.
  case perspective
  case sublayerPerspective
  case alpha
  /// 1 while the view is hidden.
  case hidden
  case cornerRadius
  case backgroundRed = "backgroundColor.red"
  case backgroundGreen = "backgroundColor.green"
  case backgroundBlue = "backgroundColor.blue"
  case backgroundAlpha = "backgroundColor.alpha"
  case borderWidth
  case borderRed = "borderColor.red"
  case borderGreen = "borderColor.green"
  case borderBlue = "borderColor.blue"
  case borderAlpha = "borderColor.alpha"
  case shadowOpacity
  case shadowRadius
  case shadowOffsetX = "shadowOffset.width"
  case shadowOffsetY = "shadowOffset.height"
  case shadowRed = "shadowColor.red"
  case shadowGreen = "shadowColor.green"
  case shadowBlue = "shadowColor.blue"
  case shadowAlpha = "shadowColor.alpha"
  case contentsX = "contentsRect.origin.x"
  case contentsY = "contentsRect.origin.y"
  case contentsWidth = "contentsRect.size.width"
  case contentsHeight = "contentsRect.size.height"
  /// The box around what the mask lets through, in the view's own coordinates: that of the path of a shape, else the
  /// mask's frame; 0 without a mask.
  case maskX = "mask.origin.x"
  case maskY = "mask.origin.y"
  case maskWidth = "mask.size.width"
  case maskHeight = "mask.size.height"

  /// What the number counts: which unit it has, how exactly it is written and how exactly it is compared.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case points, scale, degrees
    /// Opacities and the components of colours, 0…1.
    case alpha

    /// The unit as it stands behind a number.
    public var unit: String {
      switch self {
      case .points: "pt"
      case .degrees: "°"
      case .scale, .alpha: ""
      }
    }

    /// How many digits after the point are kept, so that a file does not depend on the last bits of a machine's
    /// arithmetic.
    public var digits: Int {
      switch self {
      case .points, .degrees: 4
      case .scale, .alpha: 6
      }
    }
  }

  public var kind: Kind {
    switch self {
    case .centerX, .centerY, .width, .height, .originX, .originY, .zPosition, .translationX, .translationY,
      .translationZ, .cornerRadius, .borderWidth, .shadowRadius, .shadowOffsetX, .shadowOffsetY, .maskX, .maskY,
      .maskWidth, .maskHeight:
      .points
    case .rotation, .rotationX, .rotationY: .degrees
    case .anchorX, .anchorY, .scaleX, .scaleY, .scaleZ, .perspective, .sublayerPerspective, .contentsX, .contentsY,
      .contentsWidth, .contentsHeight:
      .scale
    case .alpha, .hidden, .backgroundRed, .backgroundGreen, .backgroundBlue, .backgroundAlpha, .borderRed,
      .borderGreen, .borderBlue, .borderAlpha, .shadowOpacity, .shadowRed, .shadowGreen, .shadowBlue, .shadowAlpha:
      .alpha
    }
  }

  /// What a view has by default: a file leaves it out. Zero for places and sizes.
  public var restValue: Double {
    switch self {
    case .anchorX, .anchorY: 0.5
    case .scaleX, .scaleY, .scaleZ, .alpha, .borderAlpha, .shadowAlpha, .contentsWidth, .contentsHeight: 1
    case .shadowOffsetY: -3
    case .shadowRadius: 3
    default: 0
    }
  }

  /// The place in ``allCases``, which is the order of columns.
  var index: Int { Self.indices[self] ?? 0 }

  private static let indices = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })

  static let count = allCases.count
}
