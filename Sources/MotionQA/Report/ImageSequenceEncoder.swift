import InterludeUI
import PictureFiles
import Rasterizer

/// Puts pictures together to a sequence, some at a time.
struct ImageSequenceEncoder {
  private var last: CGImage?
  private var size: (width: Int, height: Int)?
  private var pictures: [ReportImageSequence.Picture] = []
  private var stills: [(frame: Int, image: CGImage)] = []
  /// Every how manyeth picture is kept as a still.
  private var stillSpacing = 1

  /// How many stills a reader without the script sees at most.
  private static let stillLimit = 16
  /// How wide they are, in pixels.
  private static let stillWidth = 98

  /// Adds pictures of some frames; one that is as the one before is left out.
  mutating func add(_ images: [CGImage?], of frames: [Int]) {
    let before = [last] + images.dropLast()
    let made = concurrentMap(images.count) { index in
      images[index].flatMap { Self.picture($0, after: before[index], frame: frames[index]) }
    }
    for (index, picture) in made.enumerated() {
      guard let picture, let image = images[index] else { continue }
      size = size ?? (image.width, image.height)
      keepStill(image, of: frames[index])
      pictures.append(picture)
    }
    last = images.compactMap(\.self).last ?? last
  }

  /// Nil without pictures.
  var sequence: ReportImageSequence? {
    size.map { size in
      ReportImageSequence(
        width: size.width, height: size.height, pictures: pictures,
        stills: stills.map { ReportImageSequence.Still(frame: $0.frame, png: ImageFile.data(of: $0.image)) })
    }
  }

  /// Evenly chosen: when there are too many, every second of them goes.
  private mutating func keepStill(_ image: CGImage, of frame: Int) {
    guard pictures.count.isMultiple(of: stillSpacing) else { return }
    stills.append((frame, image.shrunk(by: max(1, image.width / Self.stillWidth))))
    guard stills.count > Self.stillLimit else { return }
    stillSpacing *= 2
    stills = stills.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
  }

  private nonisolated static func picture(_ image: CGImage, after last: CGImage?, frame: Int) -> ReportImageSequence
    .Picture?
  {
    let isSameSize = last.map { ($0.width, $0.height) == (image.width, image.height) } ?? false
    guard let last, isSameSize else { return whole(image, frame: frame) }
    return PictureChange(from: last, to: image).map { change in
      // What mostly stays is laid over; what mostly changes is shorter without alpha.
      let overlay = change.stillCount * 4 > change.area ? change.overlay : nil
      let png = (overlay ?? change.replacement).map { ImageFile.data(of: $0) } ?? Data()
      return jpeg(of: image, change.columns, change.rows, frame: frame, insteadOf: png.count)
        ?? ReportImageSequence.Picture(
          frame: frame, x: change.columns.lowerBound, y: change.rows.lowerBound, isLaidOver: overlay != nil, file: png)
    }
  }

  private nonisolated static func whole(_ image: CGImage, frame: Int) -> ReportImageSequence.Picture {
    let png = ImageFile.data(of: image)
    return jpeg(of: image, 0..<image.width, 0..<image.height, frame: frame, insteadOf: png.count)
      ?? ReportImageSequence.Picture(frame: frame, file: png)
  }

  // MARK: Photographs

  private nonisolated static let quality = 92
  /// What is smaller than this stays exact.
  private nonisolated static let leastSize = 40_000
  /// How many pixels JPEG takes together: what stays looks the same in every picture if these lie at the same places.
  private nonisolated static let block = 16

  /// The rectangle as JPEG, if that is less than half as long; nil otherwise.
  private nonisolated static func jpeg(
    of image: CGImage, _ columns: Range<Int>, _ rows: Range<Int>, frame: Int, insteadOf length: Int
  ) -> ReportImageSequence.Picture? {
    guard length > leastSize else { return nil }
    let (x, y) = (columns.lowerBound / block * block, rows.lowerBound / block * block)
    let (right, bottom) = (blocks(columns.upperBound, image.width), blocks(rows.upperBound, image.height))
    let part = image.cropping(to: CGRect(x: x, y: y, width: right - x, height: bottom - y))
    guard let part, part.pixels.reduce(.max, &) >= 0xFF00_0000,
      let file = ImageFile.jpegData(of: part, quality: quality), file.count * 2 < length
    else { return nil }
    return ReportImageSequence.Picture(frame: frame, x: x, y: y, isPhotograph: true, file: file)
  }

  private nonisolated static func blocks(_ end: Int, _ limit: Int) -> Int {
    min((end + block - 1) / block * block, limit)
  }
}

nonisolated extension CGImage {
  /// The picture with each pixel the mean of a square of pixels; what is left over at the far edges is cut off.
  fileprivate func shrunk(by factor: Int) -> CGImage {
    let (columns, rows) = (width / factor, height / factor)
    guard factor > 1, columns > 0, rows > 0 else { return self }
    let pixels = pixels
    var small = [UInt32](repeating: 0, count: columns * rows)
    for y in 0..<rows {
      for x in 0..<columns {
        var sums = SIMD4<UInt32>()
        for place in 0..<factor * factor {
          let pixel = pixels[(y * factor + place / factor) * width + x * factor + place % factor]
          sums &+= SIMD4(pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF, pixel >> 24)
        }
        let mean = sums / UInt32(factor * factor)
        small[y * columns + x] = mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
      }
    }
    return CGImage(width: columns, height: rows, pixels: small) ?? self
  }
}
