import DisplayList
import Foundation

/// What is drawn: a step each.
extension Planner {
  private mutating func draw(_ place: Place, _ paint: Paint) {
    plan.steps.append(Step(kind: .draw(paint), area: place.area, bounds: place.bounds, core: place.core))
  }

  mutating func fill(_ shape: Shape, _ color: CGColor, _ map: Homography) {
    let pixel = color.premultipliedPixel()
    guard pixel >> 24 > 0, let place = place(shape, map) else { return }
    if pixel >> 24 == 255, !plan.shadows.isEmpty { plan.hide(heart(place)) }
    draw(place, .solid(pixel, opacity: 255))
  }

  mutating func fill(_ shape: Shape, _ gradient: Gradient, _ map: Homography) {
    guard let paint = GradientPaint(gradient, map: map.concatenating(toPixels)), let place = place(shape, map)
    else { return }
    plan.gradients.append(paint)
    draw(place, .gradient(plan.gradients.count - 1, opacity: 255))
  }

  /// The sheet is as sharp as the frame, whatever the bitmap's scale.
  mutating func draw(_ bitmap: Bitmap, _ curl: Curl, _ map: Homography) {
    let (bounds, toPixels) = (bitmap.bounds, map.concatenating(toPixels))
    let scale = toPixels.scale(at: CGPoint(x: bounds.midX, y: bounds.midY))
    guard let place = place(.roundedRect(RoundedRect(bounds)), map),
      let picture = rasterizer.image(of: Bitmap(bounds: bounds, scale: scale, commands: bitmap.commands)),
      let paint = CurlPaint(picture, bounds: bounds, curl, map: toPixels)
    else { return }
    plan.curls.append(paint)
    draw(place, .curl(plan.curls.count - 1, opacity: 255))
  }

  mutating func border(_ shape: RoundedRect, _ width: CGFloat, _ color: CGColor, _ map: Homography) {
    let pixel = color.premultipliedPixel()
    guard width > 0, pixel >> 24 > 0, let place = place(.roundedRect(shape), map, hole: shape.inset(by: width))
    else { return }
    draw(place, .solid(pixel, opacity: 255))
  }

  mutating func shadow(_ shape: Shape, _ blur: CGFloat, _ color: CGColor, _ map: Homography) {
    guard blur > 0 else { return fill(shape, color, map) }
    let silhouette = outline(shape, map)
    let pixel = color.premultipliedPixel()
    let scale = map.concatenating(toPixels).scale(at: shape.center)
    let heart = box(shape, map)?.heart ?? .empty
    guard pixel >> 24 > 0,
      let shadow = ShadowOutline(silhouette, sigma: blur * scale, heart: heart, visible: bounds)
    else { return }
    let shadows = rasterizer.shadows
    let picture = standing?.shadow(StandingShadow(outline: shadow, color: pixel)) {
      Shade(shadows.mask(of: shadow), color: pixel)
    }
    plan.shadows.append(ShadowPaint(outline: shadow, color: pixel, picture: picture))
    plan.steps.append(
      Step(
        kind: .draw(.shadow(plan.shadows.count - 1, opacity: 255)), area: .bounds, bounds: shadow.bounds,
        core: shadow.bounds))
  }

  mutating func backdrop(_ shape: Shape, _ blur: CGFloat, _ saturation: CGFloat, _ map: Homography) {
    let sigma = max(0, blur) * map.concatenating(toPixels).scale(at: shape.center)
    guard sigma > 0 || saturation != 1 else { return }
    let visible = bounds
    bounds = frame
    let whole = place(shape, map)
    bounds = visible
    guard var place = whole, !place.bounds.intersection(visible).isEmpty else { return }
    let filter = BackdropFilter(sigma: sigma, saturation: saturation)
    plan.backdrops.append((filter, place.bounds))
    place.bounds = place.bounds.intersection(visible)
    draw(place, .backdrop(plan.backdrops.count - 1, opacity: 255))
  }

  mutating func draw(
    _ image: CGImage, _ source: CGRect, _ destination: CGRect, _ map: Homography, _ sampling: Sampling
  ) {
    guard var place = place(.roundedRect(RoundedRect(destination)), map) else { return }
    if let ink = PixelRect(inkOf: image, source, in: destination, through: map.concatenating(toPixels)) {
      place.bounds = place.bounds.intersection(ink)
    }
    guard !place.bounds.isEmpty else { return }
    let (mipmaps, ink) = (rasterizer.mipmaps, rasterizer.inks.shades(of: image))
    let key = StandingPicture(
      image: image.identity, source: source, destination: destination, map: map.concatenating(toPixels),
      sampling: sampling, bounds: place.bounds)
    let make = {
      ImagePaint(
        image, ink: ink, source: source, destination: destination, map: key.map, sampling, bounds: place.bounds,
        mipmaps: mipmaps)
    }
    guard let paint = standing == nil ? make() : standing?.paint(image, ink: ink, key, make: make) else { return }
    plan.images.append(paint)
    draw(place, .image(plan.images.count - 1, opacity: 255))
  }
}
