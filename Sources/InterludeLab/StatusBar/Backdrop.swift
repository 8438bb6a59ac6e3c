import InterludeUI

/// What a place of the screen looks like, as far as colours and pictures of views tell: nothing of shadows, blurs and
/// gradients.
struct Backdrop {
  /// An app's, or the one that is in front of others which show through.
  let window: UIWindow

  /// Those in front of the window, such as the keyboard's, front to back; not the device's own furniture.
  private var inFront: [UIWindow] {
    let windows = window.windowScene?.windows ?? []
    guard let place = windows.firstIndex(where: { $0 === window }) else { return [] }
    return windows[(place + 1)...].reversed().filter { !($0 is StatusBarWindow) }
  }

  /// How bright the place is, 0…1: the luma of Rec. 709, over black where nothing is.
  func luma(at point: CGPoint) -> CGFloat {
    var sum = Sum()
    for window in inFront + [window] { add(window.layer, at: point, opacity: 1, to: &sum) }
    return sum.luma
  }

  /// Front to back: what is in front lets so much of the rest through.
  private struct Sum {
    var luma: CGFloat = 0
    var transparency: CGFloat = 1

    mutating func add(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat) {
      luma += transparency * alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue)
      transparency *= 1 - alpha
    }

    var isOpaque: Bool { transparency < 0.01 }
  }

  /// - Parameter point: In the superlayer's coordinates.
  private func add(_ layer: CALayer, at point: CGPoint, opacity: CGFloat, to sum: inout Sum) {
    let shown = layer.runningAnimations.isEmpty ? layer : layer.presentation() ?? layer
    let opacity = opacity * CGFloat(shown.opacity)
    guard !sum.isOpaque, !shown.isHidden, opacity > 0, let place = shown.bring(point) else { return }
    let isInside = shown.bounds.contains(place)
    guard isInside || !shown.masksToBounds else { return }
    for sublayer in (layer.sublayers ?? []).reversed() { add(sublayer, at: place, opacity: opacity, to: &sum) }
    guard isInside, !sum.isOpaque else { return }
    if let pixel = shown.pixel(at: place) {
      let part = { (shift: UInt32) in CGFloat(pixel >> shift & 0xFF) / 255 }
      let alpha = part(24)
      // The pixel is premultiplied.
      if alpha > 0 { sum.add(part(16) / alpha, part(8) / alpha, part(0) / alpha, alpha: alpha * opacity) }
    }
    if let color = shown.backgroundColor {
      sum.add(color.red, color.green, color.blue, alpha: color.alpha * opacity)
    }
  }
}

extension CALayer {
  /// From the superlayer's coordinates to its own; nil for a layer that is seen edge on.
  fileprivate func bring(_ point: CGPoint) -> CGPoint? {
    let transform = affineTransform()
    guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-9 else { return nil }
    let fromAnchor = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(transform.inverted())
    return CGPoint(
      x: fromAnchor.x + bounds.minX + anchorPoint.x * bounds.width,
      y: fromAnchor.y + bounds.minY + anchorPoint.y * bounds.height)
  }

  /// Of the contents, as if they were stretched over the bounds.
  fileprivate func pixel(at place: CGPoint) -> UInt32? {
    guard let image = contents as? CGImage, image.width > 0, image.height > 0 else { return nil }
    let x = min(Int((place.x - bounds.minX) / bounds.width * CGFloat(image.width)), image.width - 1)
    let y = min(Int((place.y - bounds.minY) / bounds.height * CGFloat(image.height)), image.height - 1)
    return image.pixels[y * image.width + x]
  }
}
