import InterludeUI
import Rasterizer

/// Compares a recording's frames with the pictures that its golden keeps.
public nonisolated struct PixelComparison {
  public let expected: [KeptPicture]
  /// With frames.
  public let actual: RecordedBundle
  public var measure: PixelMeasure

  public init(expected: [KeptPicture], actual: RecordedBundle, measure: PixelMeasure) {
    self.expected = expected
    self.actual = actual
    self.measure = measure
  }

  /// One for each picture that differs; what has no frame in the recording is left to the comparison of traces.
  public var differences: [TraceDifference] {
    let rasterizer = Rasterizer()
    return expected.filter { $0.frame < actual.frames.count }.compactMap { picture in
      let list = actual.frames[picture.frame].displayList
      let scale = CGFloat(picture.image.width) / max(list.size.width, 1)
      return difference(picture, rasterizer.render(list, scale: scale))
    }
  }

  private func difference(_ picture: KeptPicture, _ image: CGImage) -> TraceDifference? {
    func size(_ image: CGImage) -> String { "\(image.width) × \(image.height) pixels" }
    let time = actual.trace.time(ofFrame: picture.frame)
    guard (image.width, image.height) == (picture.image.width, picture.image.height) else {
      return TraceDifference(
        .pixels, frame: picture.frame, time: time, expected: size(picture.image), actual: size(image))
    }
    let difference = PictureDifference(from: picture.image, to: image, measure: measure)
    guard difference.count > 0 else { return nil }
    let share = Rounding.round(Double(difference.count) / Double(image.pixels.count) * 100, digits: 3)
    let box = difference.box
    return TraceDifference(
      .pixels, frame: picture.frame, time: time, expected: "the picture that was kept",
      actual: "\(difference.count) other pixels",
      diagnosis: "\(Rounding.text(share)) % of the picture differs, within "
        + "\(Int(box.width)) × \(Int(box.height)) pixels at (\(Int(box.minX)), \(Int(box.minY)))")
  }
}
