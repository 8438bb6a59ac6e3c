import Foundation

extension CGContext {
  /// Draws a picture over a rectangle.
  ///
  /// As Core Graphics counts, its top is where y is largest: as y points down here, it stands on its head. `UIImage.draw(in:)`
  /// draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect) { draw(image, in: rect, isUpright: false) }

  /// Draws a picture over a rectangle, its top where y is least, or upside down.
  package func draw(_ image: CGImage, in rect: CGRect, isUpright: Bool) {
    let rect = rect.standardized
    guard !rect.isEmpty, !rect.isInfinite, state.ctm.isFinite else { return }
    let shape = Shape.roundedRect(RoundedRect(rect))
    let map = Homography(state.ctm)
    let commands = isUpright ? image.commands(in: rect, through: map) : commands(for: image, in: rect)
    paint(faded(commands), cover: shape, map, density: image.isOpaque ? state.alpha : 0)
  }

  /// Draws commands as one picture, at the alpha of now.
  ///
  /// - Parameters:
  ///   - commands: In the coordinates of now.
  ///   - rect: What they cover.
  package func draw(_ commands: [DrawCommand], in rect: CGRect) {
    guard !commands.isEmpty, state.ctm.isFinite else { return }
    let map = Homography(state.ctm)
    paint(faded(commands.map { $0.mapped(by: map) }), cover: .roundedRect(RoundedRect(rect)), map, density: 0)
  }

  /// A picture over a rectangle, upside down, in the drawing's points.
  func commands(for image: CGImage, in rect: CGRect) -> [DrawCommand] {
    let flip = CGAffineTransform(1, 0, 0, -1, 0, rect.minY + rect.maxY)
    return image.commands(in: rect, through: Homography(flip.concatenating(state.ctm)))
  }

  private func faded(_ commands: [DrawCommand]) -> [DrawCommand] {
    state.alpha < 1 ? [.pushGroup(opacity: state.alpha)] + commands + [.popGroup] : commands
  }
}

extension CGImage {
  /// What shows a part of the picture (`source`, in the unit square) stretched over a rectangle. One that was drawn has pixels
  /// where it is read otherwise than smoothly.
  package func commands(
    of source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), in destination: CGRect, through map: Homography,
    _ sampling: Sampling = .smooth
  ) -> [DrawCommand] {
    guard let drawing else { return [.image(self, source: source, destination: destination, map, sampling)] }
    let part = CGRect(
      x: source.minX * drawing.size.width, y: source.minY * drawing.size.height,
      width: source.width * drawing.size.width, height: source.height * drawing.size.height)
    guard part.width > 0, part.height > 0 else { return [] }
    let (x, y) = (destination.width / part.width, destination.height / part.height)
    let place = CGAffineTransform(x, 0, 0, y, destination.minX - part.minX * x, destination.minY - part.minY * y)
    let whole = Homography(place).concatenating(map)
    return [.pushClip(.roundedRect(RoundedRect(destination)), map)]
      + drawing.commands(sampling).map { $0.mapped(by: whole) } + [.popClip]
  }
}
