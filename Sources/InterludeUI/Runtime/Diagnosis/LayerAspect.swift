/// A side of a layer's look of which it can be said how far two looks are apart.
nonisolated enum LayerAspect: CaseIterable {
  case place, opacity, backgroundColor, cornerRadius

  var properties: [AnimatableProperty] {
    switch self {
    case .place: [.position, .bounds, .anchorPoint, .transform]
    case .opacity: [.opacity]
    case .backgroundColor: [.backgroundColor]
    case .cornerRadius: [.cornerRadius]
    }
  }

  /// Less than this is not seen: a point, or a hundredth of the way from nothing to all.
  var smallestVisible: CGFloat {
    switch self {
    case .place, .cornerRadius: 1
    case .opacity, .backgroundColor: 0.01
    }
  }

  /// In points, or for what has no extent from 0 to 1.
  @MainActor func distance(_ a: CALayer, _ b: CALayer) -> CGFloat {
    switch self {
    case .place: a.displacement(from: b)
    case .opacity: abs(a.opacityValue - b.opacityValue)
    case .backgroundColor: Self.distance(a.backgroundColor, b.backgroundColor)
    case .cornerRadius: abs(a.cornerRadius - b.cornerRadius)
    }
  }

  /// The largest difference of components, each as strong as the colour is opaque.
  private static func distance(_ a: CGColor?, _ b: CGColor?) -> CGFloat {
    func components(_ color: CGColor?) -> [CGFloat] {
      guard let color else { return [0, 0, 0, 0] }
      return [color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha]
    }
    return zip(components(a), components(b)).map { abs($0 - $1) }.max() ?? 0
  }

  /// What jumps, and by how much.
  func phrase(_ distance: CGFloat) -> String {
    let amount = "\(Double((distance * 100).rounded() / 100))"
    return switch self {
    case .place: "by \(amount) points"
    case .opacity: "by \(amount) in opacity"
    case .backgroundColor: "by \(amount) in its background colour"
    case .cornerRadius: "by \(amount) points in its corner radius"
    }
  }
}
