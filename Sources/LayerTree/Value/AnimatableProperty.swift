/// A layer property that can be animated, by its key.
public nonisolated enum AnimatableProperty: String, CaseIterable, Hashable, Sendable {
  /// The rectangle of the layer in its own coordinates, in points.
  case bounds
  /// Where the anchor point is in the superlayer, in points.
  case position
  /// The point about which the layer is placed and turned, as a share of its bounds.
  case anchorPoint
  /// How far in front the layer is, in points.
  case zPosition
  /// What turns, scales and moves the layer.
  case transform
  /// What turns, scales and moves the sublayers together.
  case sublayerTransform
  /// 0…1, for the layer and all it holds.
  case opacity
  /// The colour behind the contents.
  case backgroundColor
  /// The radius of the corners, in points.
  case cornerRadius
  /// The width of the border, in points, inside the bounds.
  case borderWidth
  /// The colour of the border.
  case borderColor
  /// The colour of the shadow.
  case shadowColor
  /// 0…1, for the shadow.
  case shadowOpacity
  /// How far the shadow is from the layer, in points.
  case shadowOffset
  /// How far the shadow is blurred, in points.
  case shadowRadius
  /// The outline that casts the shadow.
  case shadowPath
  /// 1 where the layer and all it holds are shown as a bitmap, 0 where they are not; from a half on they are.
  case shouldRasterize
  /// Pixels of that bitmap a point.
  case rasterizationScale
  /// How far the layer is rolled up as a sheet of paper is: 0…1. Not part of QuartzCore.
  case pageCurl
  /// The picture.
  case contents
  /// The part of the picture that shows, as a share of it.
  case contentsRect
  /// Of a `CAShapeLayer` only.
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
  /// Of a `CAGradientLayer` only.
  case colors, locations, startPoint, endPoint
  /// Of a `BackdropLayer` only.
  case backdropBlur, backdropSaturation
  /// Of a `CATextLayer` only.
  case fontSize, foregroundColor
  /// Of a `CAReplicatorLayer` only.
  case instanceDelay, instanceTransform, instanceColor, instanceRedOffset, instanceGreenOffset, instanceBlueOffset,
    instanceAlphaOffset

  /// What its values are.
  public var kind: AnimatableValue.Kind {
    switch self {
    case .bounds, .contentsRect: .rect
    case .position, .anchorPoint, .startPoint, .endPoint: .point
    case .shadowOffset: .size
    case .transform, .sublayerTransform, .instanceTransform: .transform
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .foregroundColor,
      .instanceColor:
      .color
    case .shadowPath, .path: .path
    case .colors: .colors
    case .locations: .numbers
    case .contents: .contents
    case .zPosition, .opacity, .cornerRadius, .borderWidth, .shadowOpacity, .shadowRadius, .shouldRasterize,
      .rasterizationScale, .pageCurl, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase, .backdropBlur,
      .backdropSaturation, .fontSize, .instanceDelay, .instanceRedOffset, .instanceGreenOffset, .instanceBlueOffset,
      .instanceAlphaOffset:
      .scalar
    }
  }
}

/// The state that the property reads and writes.
nonisolated extension LayerState {
  subscript(property: AnimatableProperty) -> AnimatableValue {
    get {
      switch property {
      case .bounds: .rect(bounds)
      case .position: .point(position)
      case .anchorPoint: .point(anchorPoint)
      case .zPosition: .scalar(zPosition)
      case .transform: .transform(transform)
      case .sublayerTransform: .transform(self.sublayerTransform)
      case .opacity: .scalar(opacity)
      case .backgroundColor: .color(backgroundColor)
      case .cornerRadius: .scalar(cornerRadius)
      case .borderWidth: .scalar(self.borderWidth)
      case .borderColor: .color(self.borderColor)
      case .shadowColor: .color(self.shadowColor)
      case .shadowOpacity: .scalar(self.shadowOpacity)
      case .shadowOffset: .size(self.shadowOffset)
      case .shadowRadius: .scalar(self.shadowRadius)
      case .shadowPath: .path(self.shadowPath)
      case .shouldRasterize: .scalar(shouldRasterize ? 1 : 0)
      case .rasterizationScale: .scalar(self.rasterizationScale)
      case .pageCurl: .scalar(self.pageCurl)
      case .contents: .contents(self.contents)
      case .contentsRect: .rect(self.contentsRect)
      case .path: .path(self.shape?.path)
      case .fillColor: .color(self.shape?.fillColor)
      case .strokeColor: .color(self.shape?.strokeColor)
      case .strokeStart: .scalar(self.stroke.start)
      case .strokeEnd: .scalar(self.stroke.end)
      case .lineWidth: .scalar(self.stroke.width)
      case .miterLimit: .scalar(self.stroke.miterLimit)
      case .lineDashPhase: .scalar(self.stroke.dashPhase)
      case .colors: .colors(self.gradient?.colors ?? [])
      case .locations: .numbers(self.gradient?.locations ?? [])
      case .startPoint: .point(self.gradient?.startPoint ?? .zero)
      case .endPoint: .point(self.gradient?.endPoint ?? .zero)
      case .backdropBlur: .scalar(self.backdrop?.blur ?? 0)
      case .backdropSaturation: .scalar(self.backdrop?.saturation ?? 1)
      case .fontSize: .scalar(self.textContent.fontSize)
      case .foregroundColor: .color(self.textContent.color)
      case .instanceDelay: .scalar(self.instances.delay)
      case .instanceTransform: .transform(self.instances.transform)
      case .instanceColor: .color(self.instances.color)
      case .instanceRedOffset: .scalar(self.instances.redOffset)
      case .instanceGreenOffset: .scalar(self.instances.greenOffset)
      case .instanceBlueOffset: .scalar(self.instances.blueOffset)
      case .instanceAlphaOffset: .scalar(self.instances.alphaOffset)
      }
    }
    set {
      switch (property, newValue) {
      case (.bounds, .rect(let value)): bounds = value
      case (.position, .point(let value)): position = value
      case (.anchorPoint, .point(let value)): anchorPoint = value
      case (.zPosition, .scalar(let value)): zPosition = value
      case (.transform, .transform(let value)): transform = value
      case (.sublayerTransform, .transform(let value)): self.sublayerTransform = value
      case (.opacity, .scalar(let value)): opacity = value
      case (.backgroundColor, .color(let value)): backgroundColor = value
      case (.cornerRadius, .scalar(let value)): cornerRadius = value
      case (.borderWidth, .scalar(let value)): self.borderWidth = value
      case (.borderColor, .color(let value)): self.borderColor = value
      case (.shadowColor, .color(let value)): self.shadowColor = value
      case (.shadowOpacity, .scalar(let value)): self.shadowOpacity = value
      case (.shadowOffset, .size(let value)): self.shadowOffset = value
      case (.shadowRadius, .scalar(let value)): self.shadowRadius = value
      case (.shadowPath, .path(let value)): self.shadowPath = value
      case (.shouldRasterize, .scalar(let value)): shouldRasterize = value >= 0.5
      case (.rasterizationScale, .scalar(let value)): self.rasterizationScale = value
      case (.pageCurl, .scalar(let value)): (self.pageCurl, isCurled) = (value, value > 0)
      case (.contents, .contents(let value)): self.contents = value
      case (.contentsRect, .rect(let value)): self.contentsRect = value
      case (.path, .path(let value)): self.shape?.path = value
      case (.fillColor, .color(let value)): self.shape?.fillColor = value
      case (.strokeColor, .color(let value)): self.shape?.strokeColor = value
      case (.strokeStart, .scalar(let value)): self.stroke.start = value
      case (.strokeEnd, .scalar(let value)): self.stroke.end = value
      case (.lineWidth, .scalar(let value)): self.stroke.width = value
      case (.miterLimit, .scalar(let value)): self.stroke.miterLimit = value
      case (.lineDashPhase, .scalar(let value)): self.stroke.dashPhase = value
      case (.colors, .colors(let value)): self.gradient?.colors = value
      case (.locations, .numbers(let value)): self.gradient?.locations = value
      case (.startPoint, .point(let value)): self.gradient?.startPoint = value
      case (.endPoint, .point(let value)): self.gradient?.endPoint = value
      case (.backdropBlur, .scalar(let value)): self.backdrop?.blur = value
      case (.backdropSaturation, .scalar(let value)): self.backdrop?.saturation = value
      case (.fontSize, .scalar(let value)): self.textContent.fontSize = value
      case (.foregroundColor, .color(let value)): self.textContent.color = value
      case (.instanceDelay, .scalar(let value)): self.instances.delay = value
      case (.instanceTransform, .transform(let value)): self.instances.transform = value
      case (.instanceColor, .color(let value)): self.instances.color = value
      case (.instanceRedOffset, .scalar(let value)): self.instances.redOffset = value
      case (.instanceGreenOffset, .scalar(let value)): self.instances.greenOffset = value
      case (.instanceBlueOffset, .scalar(let value)): self.instances.blueOffset = value
      case (.instanceAlphaOffset, .scalar(let value)): self.instances.alphaOffset = value
      default: break
      }
    }
  }
}
