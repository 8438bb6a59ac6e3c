/// A display list made ready for pixels: geometry resolved, what cannot be seen left out.
///
/// Made once a frame; then any number of bands of rows can be drawn from it, each for itself.
struct Plan: Sendable {
  var steps: [Step] = []
  /// The silhouettes to be blurred before drawing.
  var shadows: [ShadowOutline] = []
  /// The rows of which a step reads what others have drawn there: they must be drawn together.
  var joinedRows: [Range<Int>] {
    steps.compactMap {
      if case .backdrop(let backdrop) = $0 { backdrop.region.minY..<backdrop.region.maxY } else { nil }
    }
  }
}

/// One step of drawing.
enum Step: Sendable {
  case draw(Draw)
  case backdrop(Backdrop)
  case pushClip(EdgeList)
  case popClip
  /// Bounds are what the group can touch at most. One that is added is not laid over what is there, but summed up with it.
  case pushGroup(opacity: UInt8, bounds: PixelRect, isAdded: Bool)
  case popGroup
  /// Bounds are what the mask can touch at most.
  case beginMask(bounds: PixelRect)
  /// Bounds are what can be seen through the mask at most.
  case pushMask(bounds: PixelRect)
  case popMask
}

/// A shape to be painted.
struct Draw: Sendable {
  var shape: EdgeList
  var paint: Paint
  /// What it can touch at most, clips included.
  var bounds: PixelRect
  /// Pixels that need not be painted, since something opaque is painted over them.
  var hidden = PixelRect.empty
}

enum Paint: Sendable {
  /// One premultiplied colour.
  case solid(UInt32)
  case image(ImagePaint)
  case gradient(GradientPaint)
  /// A blurred silhouette, by its index in the plan, in a premultiplied colour.
  case shadow(Int, UInt32)

  func faded(by opacity: UInt8) -> Paint {
    switch self {
    case .solid(let color): return .solid(scale(color, by: UInt32(opacity)))
    case .shadow(let index, let color): return .shadow(index, scale(color, by: UInt32(opacity)))
    case .image(var paint):
      paint.opacity = multiply(paint.opacity, opacity)
      return .image(paint)
    case .gradient(var paint):
      paint.opacity = multiply(paint.opacity, opacity)
      return .gradient(paint)
    }
  }
}
