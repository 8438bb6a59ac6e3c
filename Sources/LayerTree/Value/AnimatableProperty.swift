/// A layer property that can be animated, by its key.
public nonisolated enum AnimatableProperty: String, CaseIterable, Hashable, Sendable {
  case bounds, position, anchorPoint, zPosition, transform, sublayerTransform
  case opacity, backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath, contentsRect
  /// Of a `CAShapeLayer` only.
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
  /// Of a `CAGradientLayer` only.
  case colors, locations, startPoint, endPoint

  /// What its values are.
  public var kind: AnimatableValue.Kind {
    switch self {
    case .bounds, .contentsRect: .rect
    case .position, .anchorPoint, .startPoint, .endPoint: .point
    case .shadowOffset: .size
    case .transform, .sublayerTransform: .transform
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: .color
    case .shadowPath, .path: .path
    case .colors: .colors
    case .locations: .numbers
    case .zPosition, .opacity, .cornerRadius, .borderWidth, .shadowOpacity, .shadowRadius, .strokeStart,
      .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase:
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
      case .sublayerTransform: .transform(sublayerTransform)
      case .opacity: .scalar(opacity)
      case .backgroundColor: .color(backgroundColor)
      case .cornerRadius: .scalar(cornerRadius)
      case .borderWidth: .scalar(borderWidth)
      case .borderColor: .color(borderColor)
      case .shadowColor: .color(shadowColor)
      case .shadowOpacity: .scalar(shadowOpacity)
      case .shadowOffset: .size(shadowOffset)
      case .shadowRadius: .scalar(shadowRadius)
      case .shadowPath: .path(shadowPath)
      case .contentsRect: .rect(contentsRect)
      case .path: .path(shape?.path)
      case .fillColor: .color(shape?.fillColor)
      case .strokeColor: .color(shape?.strokeColor)
      case .strokeStart: .scalar(stroke.start)
      case .strokeEnd: .scalar(stroke.end)
      case .lineWidth: .scalar(stroke.width)
      case .miterLimit: .scalar(stroke.miterLimit)
      case .lineDashPhase: .scalar(stroke.dashPhase)
      case .colors: .colors(gradient?.colors ?? [])
      case .locations: .numbers(gradient?.locations ?? [])
      case .startPoint: .point(gradient?.startPoint ?? .zero)
      case .endPoint: .point(gradient?.endPoint ?? .zero)
      }
    }
    set {
      switch (property, newValue) {
      case (.bounds, .rect(let value)): bounds = value
      case (.position, .point(let value)): position = value
      case (.anchorPoint, .point(let value)): anchorPoint = value
      case (.zPosition, .scalar(let value)): zPosition = value
      case (.transform, .transform(let value)): transform = value
      case (.sublayerTransform, .transform(let value)): sublayerTransform = value
      case (.opacity, .scalar(let value)): opacity = value
      case (.backgroundColor, .color(let value)): backgroundColor = value
      case (.cornerRadius, .scalar(let value)): cornerRadius = value
      case (.borderWidth, .scalar(let value)): borderWidth = value
      case (.borderColor, .color(let value)): borderColor = value
      case (.shadowColor, .color(let value)): shadowColor = value
      case (.shadowOpacity, .scalar(let value)): shadowOpacity = value
      case (.shadowOffset, .size(let value)): shadowOffset = value
      case (.shadowRadius, .scalar(let value)): shadowRadius = value
      case (.shadowPath, .path(let value)): shadowPath = value
      case (.contentsRect, .rect(let value)): contentsRect = value
      case (.path, .path(let value)): shape?.path = value
      case (.fillColor, .color(let value)): shape?.fillColor = value
      case (.strokeColor, .color(let value)): shape?.strokeColor = value
      case (.strokeStart, .scalar(let value)): stroke.start = value
      case (.strokeEnd, .scalar(let value)): stroke.end = value
      case (.lineWidth, .scalar(let value)): stroke.width = value
      case (.miterLimit, .scalar(let value)): stroke.miterLimit = value
      case (.lineDashPhase, .scalar(let value)): stroke.dashPhase = value
      case (.colors, .colors(let value)): gradient?.colors = value
      case (.locations, .numbers(let value)): gradient?.locations = value
      case (.startPoint, .point(let value)): gradient?.startPoint = value
      case (.endPoint, .point(let value)): gradient?.endPoint = value
      default: break
      }
    }
  }
}
