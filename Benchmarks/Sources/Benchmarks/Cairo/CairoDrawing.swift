import CCairo
import DisplayList
import Foundation

/// One frame in the making: does with Cairo what the commands of a display list say.
struct CairoDrawing {
  let context: OpaquePointer
  private let toPixels: cairo_matrix_t
  private let picture: (CGImage) -> CairoPicture
  /// Of the open groups.
  private var opacities: [CGFloat] = []

  init(_ context: OpaquePointer, scale: CGFloat, picture: @escaping (CGImage) -> CairoPicture) {
    (self.context, self.picture) = (context, picture)
    toPixels = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0)
  }

  mutating func draw(_ command: DrawCommand) {
    switch command {
    case .fill(let shape, let color, let map): fill(shape, color, map)
    case .border(let shape, let width, let color, let map): border(shape, width, color, map)
    case .image(let image, let source, let destination, let map, _): draw(image, source, destination, map)
    case .pushClip(let shape, let map): pushClip(shape, map)
    case .popClip: cairo_restore(context)
    case .pushGroup(let opacity, blend: .normal): pushGroup(opacity)
    case .popGroup: popGroup()
    default:
      preconditionFailure(
        "No frame that Cairo draws has shadows, gradients, backdrops, bitmaps, blends, mixes or masks")
    }
  }

  private func fill(_ shape: Shape, _ color: CGColor, _ map: Homography) {
    trace(shape, map)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_fill(context)
  }

  private func border(_ shape: RoundedRect, _ width: CGFloat, _ color: CGColor, _ map: Homography) {
    trace(.roundedRect(shape), map)
    if let hole = shape.inset(by: width) { add(hole) }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_fill(context)
  }

  private func draw(_ image: CGImage, _ source: CGRect, _ destination: CGRect, _ map: Homography) {
    trace(.roundedRect(RoundedRect(destination)), map)
    let picture = picture(image)
    // From the destination to texels.
    let (x, y) = (
      source.width * picture.width / destination.width, source.height * picture.height / destination.height
    )
    var toTexels = cairo_matrix_t(
      xx: x, yx: 0, xy: 0, yy: y, x0: source.minX * picture.width - destination.minX * x,
      y0: source.minY * picture.height - destination.minY * y)
    cairo_pattern_set_matrix(picture.pattern, &toTexels)
    cairo_set_source(context, picture.pattern)
    cairo_fill(context)
  }

  private func pushClip(_ shape: Shape, _ map: Homography) {
    cairo_save(context)
    trace(shape, map)
    cairo_clip(context)
  }

  private mutating func pushGroup(_ opacity: CGFloat) {
    opacities.append(opacity)
    cairo_push_group(context)
  }

  private mutating func popGroup() {
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacities.removeLast())
  }

  /// Makes a shape the path to be filled, seen through a map.
  private func trace(_ shape: Shape, _ map: Homography) {
    precondition(map.isAffine, "Cairo has no perspective")
    var (toPixels, map) = (
      toPixels, cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
    )
    cairo_set_matrix(context, &toPixels)
    cairo_transform(context, &map)
    add(shape)
    cairo_set_fill_rule(context, shape.fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }
}
