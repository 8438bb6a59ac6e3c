import InterludeUI

/// Compares a recording's frames with the pictures that its golden keeps.
public nonisolated struct PixelComparison {
  /// The pictures that the golden keeps.
  public let expected: [KeptPicture]
  /// The recording that is compared: it has kept its frames.
  public let actual: RecordedBundle
  /// How pictures are compared, and how far they may be apart.
  public var measure: PixelMeasure
  private let renderer: any Renderer

  /// A comparison of a recording's frames, which the renderer draws, with pictures.
  public init(
    expected: [KeptPicture], actual: RecordedBundle, measure: PixelMeasure, renderer: any Renderer
  ) {
    self.expected = expected
    self.actual = actual
    self.measure = measure
    self.renderer = renderer
  }

  /// The pictures that differ, led by the one that does most; empty when none does.
  public var findings: [Finding] {
    let all = differences
    guard let most = all.max(by: { $0.count < $1.count })?.difference else { return [] }
    let rest = all.map(\.difference).filter { $0 != most }
    let others = rest.count == 1 ? "another picture" : "\(rest.count) other pictures"
    let headline = rest.isEmpty ? most.description : "\(most.description.dropLast()); \(others) differ less."
    return [Finding(headline, most, consequences: rest)]
  }

  /// One for each picture that differs, with the number of its pixels; what has no frame in the recording is left to the
  /// comparison of traces.
  private var differences: [(difference: TraceDifference, count: Int)] {
    return expected.filter { $0.frame < actual.frames.count }.compactMap { picture in
      let list = actual.frames[picture.frame].displayList
      let scale = CGFloat(picture.image.width) / max(list.size.width, 1)
      return difference(picture, renderer.render(list, scale: scale))
    }
  }

  private func difference(_ picture: KeptPicture, _ image: CGImage) -> (difference: TraceDifference, count: Int)? {
    func size(_ image: CGImage) -> String { "\(image.width) × \(image.height) pixels" }
    let time = actual.trace.time(ofFrame: picture.frame)
    guard (image.width, image.height) == (picture.image.width, picture.image.height) else {
      let difference = TraceDifference(
        .pixels, frame: picture.frame, time: time, expected: size(picture.image), actual: size(image))
      return (difference, image.pixels.count)
    }
    let difference = PictureDifference(from: picture.image, to: image, measure: measure)
    guard difference.count > 0 else { return nil }
    let share = Rounding.round(Double(difference.count) / Double(image.pixels.count) * 100, digits: 3)
    let box = difference.box
    let told = TraceDifference(
      .pixels, frame: picture.frame, time: time, expected: "the picture that was kept",
      actual: "\(difference.count) other pixels",
      diagnosis: "\(Rounding.text(share)) % of the picture differs, within "
        + "\(Int(box.width)) × \(Int(box.height)) pixels at (\(Int(box.minX)), \(Int(box.minY)))")
    return (told, difference.count)
  }
}
