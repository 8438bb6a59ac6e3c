/// The context that is drawn in: a view's while its `draw(_:)` runs, an image's after it was begun; nil for none.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.stage.drawingContexts.current }

/// Draws in a context until the matching `UIGraphicsPopContext()`.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { DrawingContexts.stage.drawingContexts.push(context) }

/// Ends the context that was pushed last.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { DrawingContexts.stage.drawingContexts.pop(isImage: false) }

/// Draws an image of one pixel a point from now on, of a size in points; clear at first.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Draws an image from now on.
///
/// - Parameters:
///   - size: In points; sides are rounded up to whole pixels.
///   - opaque: Whether it begins black instead of clear.
///   - scale: Pixels a point; 0 for the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let context = DrawingContexts.makeImageContext(size: size, isOpaque: opaque, scale: scale)
  DrawingContexts.stage.drawingContexts.push(context, isImage: true)
}

/// What has been drawn of the current image so far; nil where no image is being drawn, or one without pixels.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawingContexts.stage.drawingContexts.image.flatMap(UIImage.init(drawnIn:))
}

/// Ends the image that was begun last.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { DrawingContexts.stage.drawingContexts.pop(isImage: true) }

extension UIImage {
  /// What has been drawn in a context; nil where that has no pixels.
  nonisolated convenience init?(drawnIn context: CGContext) {
    guard let image = context.makeImage() else { return nil }
    self.init(cgImage: image, scale: context.scale, orientation: .up)
  }
}
