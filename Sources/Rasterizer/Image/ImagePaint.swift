import DisplayList
import Foundation

/// A picture as paint: for each pixel of the frame, where in the picture it comes from.
struct ImagePaint: Sendable {
  /// What it shows. It is held, so that no other picture can take its identity.
  let picture: CGImage
  /// The picture, and if it is shrunk its smaller sizes. Those of a picture of one colour may be in any.
  let levels: [CGImage]
  /// The colour at each coverage, where the picture is of one colour.
  let ink: [UInt32]
  let mapping: Mapping
  /// The part of the picture that may show, in texels; what is next to it must not bleed in.
  let texels: PixelRect
  /// From which of them a pixel is made.
  let sampling: Sampling

  /// Whether nothing shows through the picture.
  let isOpaque: Bool

  enum Mapping: Sendable {
    /// One texel for each pixel: texel = pixel + offset.
    case copy(x: Int, y: Int)
    /// Rows and columns each by themselves, from one of the sizes.
    case upright(level: Int, columns: ResamplingFilter, rows: ResamplingFilter)
    /// Texel coordinates by a map of pixel coordinates.
    case warp(Homography)
  }

  /// One texel for each pixel of some bounds.
  ///
  /// - Parameters:
  ///   - image: What is copied.
  ///   - picture: What that is made of.
  init(copying image: CGImage, at bounds: PixelRect, isOpaque: Bool, of picture: CGImage, ink: [UInt32]) {
    (levels, self.isOpaque, self.picture, self.ink, sampling) = ([image], isOpaque, picture, ink, .smooth)
    mapping = .copy(x: -bounds.minX, y: -bounds.minY)
    texels = PixelRect(minX: 0, minY: 0, maxX: image.width, maxY: image.height)
  }

  /// Nil when there is nothing to draw.
  ///
  /// - Parameters:
  ///   - ink: The shades of a picture of one colour.
  ///   - source: The part to draw, in the unit square. Where it goes beyond, the picture's edge goes on.
  ///   - map: From the destination's points to pixels.
  ///   - bounds: The pixels to be painted.
  init?(
    _ image: CGImage, ink: [UInt32] = [], source: CGRect, destination: CGRect, map: Homography,
    _ sampling: Sampling = .smooth, bounds: PixelRect, mipmaps: MipmapCache
  ) {
    guard let texelMap = Homography(from: map, of: destination, to: image, source),
      let texels = PixelRect(texelsOf: image, in: source)
    else { return nil }
    (self.texels, self.sampling) = (texels, sampling)
    (picture, isOpaque, self.ink) = (image, image.isOpaque, ink)
    let affine = texelMap.affine
    guard texelMap.isAffine else {
      let isShrunk = sampling.shrinking != .nearest
      (mapping, levels) = (.warp(texelMap), isShrunk ? mipmaps.chain(of: image).levels : [image])
      return
    }
    if sampling.spread == 1, let offset = affine.wholeOffset, CGRect(x: 0, y: 0, width: 1, height: 1).contains(source) {
      (mapping, levels) = (.copy(x: offset.x, y: offset.y), [image])
      return
    }
    let detail = LevelOfDetail(affine, spread: sampling.spread)
    let filter = sampling.filter(at: detail)
    let isUpright = affine.b == 0 && affine.c == 0 && filter != .trilinear
    // Rows and columns are read from one size, others also from the next smaller one.
    levels =
      detail == .full || filter == .nearest || isUpright && detail.level == 0
      ? [image] : mipmaps.chain(of: image).levels
    if isUpright {
      let level = detail.limited(to: levels.count).level
      mapping = .upright(
        level: level,
        columns: ResamplingFilter(
          pixels: bounds.minX..<bounds.maxX, texels: texels.minX..<texels.maxX, origin: affine.tx, step: affine.a,
          level,
          isNearest: filter == .nearest),
        rows: ResamplingFilter(
          pixels: bounds.minY..<bounds.maxY, texels: texels.minY..<texels.maxY, origin: affine.ty, step: affine.d,
          level,
          isNearest: filter == .nearest))
    } else {
      mapping = .warp(texelMap)
    }
  }
}

extension ImagePaint {
  /// Whether it covers with one colour.
  var isStencil: Bool { picture.stencil != nil }

  /// The same in the colour of another picture, which covers as much.
  func inked(as other: CGImage, _ ink: [UInt32]) -> ImagePaint {
    other === picture ? self : ImagePaint(self, of: other, ink)
  }

  private init(_ paint: ImagePaint, of picture: CGImage, _ ink: [UInt32]) {
    (self.picture, self.ink) = (picture, ink)
    (levels, mapping, texels, isOpaque) = (paint.levels, paint.mapping, paint.texels, picture.isOpaque)
    sampling = paint.sampling
  }
}

extension ResamplingFilter {
  /// For a line of full-size texels, read from a smaller size.
  fileprivate init(
    pixels: Range<Int>, texels: Range<Int>, origin: CGFloat, step: CGFloat, _ level: Int, isNearest: Bool
  ) {
    let shrinking = 1 / Double(1 << level)
    self.init(
      pixels: pixels, texels: texels.lowerBound >> level..<((texels.upperBound - 1) >> level) + 1,
      origin: (origin + step / 2) * shrinking, step: step * shrinking, isNearest: isNearest)
  }
}

extension PixelRect {
  /// The texels that a part of a picture, in the unit square, touches; nil when there are none.
  fileprivate init?(texelsOf image: CGImage, in source: CGRect) {
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let low = SIMD2<Double>(max(source.minX, 0) * width, max(source.minY, 0) * height)
    let high = SIMD2<Double>(min(source.maxX, 1) * width, min(source.maxY, 1) * height)
    self.init(covering: low + EdgeList.alignment, high - EdgeList.alignment)
    if isEmpty { return nil }
  }
}

extension Homography {
  /// From pixels back through a map to the destination's points, and on to texels. Nil when that cannot be.
  init?(from map: Homography, of destination: CGRect, to image: CGImage, _ source: CGRect) {
    let scaleX = source.width * CGFloat(image.width) / destination.width
    let scaleY = source.height * CGFloat(image.height) / destination.height
    let toTexels = CGAffineTransform(
      scaleX, 0, 0, scaleY,
      source.minX * CGFloat(image.width) - destination.minX * scaleX,
      source.minY * CGFloat(image.height) - destination.minY * scaleY)
    guard let inverse = map.inverse else { return nil }
    self = inverse.concatenating(Homography(toTexels))
    guard [a, b, p, c, d, q, tx, ty, r].allSatisfy({ abs($0) < Outline.farthest }) else { return nil }
  }
}

extension CGAffineTransform {
  /// The whole texels by which a map only moves, if it does nothing else over any picture's width.
  var wholeOffset: (x: Int, y: Int)? {
    let linear = max(abs(a - 1), abs(b), abs(c), abs(d - 1))
    guard linear < EdgeList.alignment / 4096, let x = wholePixel(tx), let y = wholePixel(ty) else { return nil }
    return (x, y)
  }
}
