/// A number that says how a view looks: what a trace has a column for. Raw values are the names in files.
public nonisolated enum TraceProperty: String, CaseIterable, Hashable, Sendable {
  /// Where the anchor point shows in the superview, in points: `UIView.center`.
  case centerX = "center.x"
  /// Where the anchor point shows in the superview, in points from the top.
  case centerY = "center.y"
  /// The width, in points.
  case width = "size.width"
  /// The height, in points.
  case height = "size.height"
  /// The origin of the bounds: how far a scroll view is scrolled.
  case originX = "origin.x"
  /// The y of the bounds' origin, in points.
  case originY = "origin.y"
  /// The x of the anchor point, as a share of the width.
  case anchorX = "anchorPoint.x"
  /// The y of the anchor point, as a share of the height.
  case anchorY = "anchorPoint.y"
  /// How far in front the layer is, in points.
  case zPosition
  /// The transform's parts.
  case scaleX = "scale.x"
  /// The scale factor along y.
  case scaleY = "scale.y"
  /// The scale factor along z.
  case scaleZ = "scale.z"
  /// In the plane, clockwise on the screen.
  case rotation
  /// The angle about the x axis, in degrees.
  case rotationX = "rotation.x"
  /// The angle about the y axis, in degrees.
  case rotationY = "rotation.y"
  /// The movement along x by the transform, in points.
  case translationX = "translation.x"
  /// The movement along y by the transform, in points.
  case translationY = "translation.y"
  /// The movement along z by the transform, in points.
  case translationZ = "translation.z"
  /// One over the distance that the layer, or all of its sublayers, are seen from: `m34`.
  case perspective
  /// The perspective that the sublayers are seen in; see `perspective`.
  case sublayerPerspective
  /// The opacity, 0…1.
  case alpha
  /// 1 while the view is hidden.
  case hidden
  /// The radius of the corners, in points.
  case cornerRadius
  /// The red of the background, 0…1.
  case backgroundRed = "backgroundColor.red"
  /// The green of the background, 0…1.
  case backgroundGreen = "backgroundColor.green"
  /// The blue of the background, 0…1.
  case backgroundBlue = "backgroundColor.blue"
  /// The opacity of the background, 0…1.
  case backgroundAlpha = "backgroundColor.alpha"
  /// The width of the border, in points.
  case borderWidth
  /// The red of the border, 0…1.
  case borderRed = "borderColor.red"
  /// The green of the border, 0…1.
  case borderGreen = "borderColor.green"
  /// The blue of the border, 0…1.
  case borderBlue = "borderColor.blue"
  /// The opacity of the border's colour, 0…1.
  case borderAlpha = "borderColor.alpha"
  /// The opacity of the shadow, 0…1.
  case shadowOpacity
  /// How far the shadow is blurred, in points.
  case shadowRadius
  /// How far the shadow lies to the right, in points.
  case shadowOffsetX = "shadowOffset.width"
  /// How far the shadow lies below, in points.
  case shadowOffsetY = "shadowOffset.height"
  /// The red of the shadow, 0…1.
  case shadowRed = "shadowColor.red"
  /// The green of the shadow, 0…1.
  case shadowGreen = "shadowColor.green"
  /// The blue of the shadow, 0…1.
  case shadowBlue = "shadowColor.blue"
  /// The opacity of the shadow's colour, 0…1.
  case shadowAlpha = "shadowColor.alpha"
  /// The left edge of the part of the picture that shows, as a share of its width.
  case contentsX = "contentsRect.origin.x"
  /// The upper edge of the part of the picture that shows, as a share of its height.
  case contentsY = "contentsRect.origin.y"
  /// The width of the part of the picture that shows, as a share of its width.
  case contentsWidth = "contentsRect.size.width"
  /// The height of the part of the picture that shows, as a share of its height.
  case contentsHeight = "contentsRect.size.height"
  /// The box around what the mask lets through, in the view's own coordinates: that of the path of a shape, else the
  /// mask's frame; 0 without a mask.
  case maskX = "mask.origin.x"
  /// The upper edge of the mask, in points.
  case maskY = "mask.origin.y"
  /// The width of the mask, in points.
  case maskWidth = "mask.size.width"
  /// The height of the mask, in points.
  case maskHeight = "mask.size.height"

  /// What the number counts: which unit it has, how exactly it is written and how exactly it is compared.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Points.
    case points
    /// Factors and shares.
    case scale
    /// Degrees.
    case degrees
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

  /// What the property counts.
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
}
