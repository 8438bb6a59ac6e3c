import InterludeUI
import Rasterizer

/// Draws the frames of a recording for a report: each at a pixel a point, and as what is different from the one before.
public struct ReportPictures {
  /// How many pictures there are at most: ten seconds without rest at 60 frames a second. Of a longer recording every second,
  /// third … is drawn.
  public nonisolated static let limit = 600

  /// What a recording was expected to look like.
  public enum Expectation {
    /// None: there is only this recording.
    case nothing
    /// In every frame.
    case frames([Frame])
    /// In some; between two of them the earlier one stays.
    case kept([KeptPicture])
  }

  /// What was drawn.
  public struct Drawing {
    /// Nil without frames.
    public var actual, expected: ReportImageSequence?
    /// The difference of both, channel by channel; nil unless there are both.
    public var difference: ReportImageSequence?
    /// The frame in which both are most different; nil where they are not.
    public var mostDifferentFrame: Int?

    /// Without pictures.
    public init() {}
  }

  /// - Parameters:
  ///   - frames: The recording's; empty for a report without pictures.
  ///   - expected: What was expected, drawn beside them.
  ///   - renderer: What draws the frames.
  ///   - progress: told how much is done, 0…1.
  public static func draw(
    _ frames: [Frame], expected: Expectation = .nothing, renderer: any Renderer,
    progress: (Double) -> Void = { _ in }
  ) -> Drawing {
    let expectations = ExpectedFrameImages(expected)
    let chosen = choice(of: frames, expectations)
    var (actual, old, difference) = (ImageSequenceEncoder(), ImageSequenceEncoder(), ImageSequenceEncoder())
    var (most, mostDifferentFrame): (Int, Int?) = (0, nil)
    let batchSize = 4 * ProcessInfo.processInfo.activeProcessorCount
    for start in stride(from: 0, to: chosen.count, by: batchSize) {
      let batch = Array(chosen[start...].prefix(batchSize))
      let lists = batch.map { $0 < frames.count ? frames[$0].displayList : nil }
      let images = concurrentMap(batch.count) { index in lists[index].map { renderer.render($0, scale: 1) } }
      let expected = expectations.images(of: batch, renderer)
      let distances = concurrentMap(batch.count) { PictureDistance(images[$0], expected[$0]) }
      actual.add(images, of: batch)
      old.add(expected, of: batch)
      difference.add(distances.map { $0?.image }, of: batch)
      for (frame, distance) in zip(batch, distances) where distance?.sum ?? 0 > most {
        (most, mostDifferentFrame) = (distance?.sum ?? 0, frame)
      }
      progress(Double(start + batch.count) / Double(chosen.count))
    }
    var drawing = Drawing()
    (drawing.actual, drawing.expected, drawing.difference) = (actual.sequence, old.sequence, difference.sequence)
    drawing.mostDifferentFrame = mostDifferentFrame
    return drawing
  }

  /// The frames that do not look as the one before, or were expected not to, thinned out evenly.
  private static func choice(of frames: [Frame], _ expectations: ExpectedFrameImages) -> [Int] {
    let count = max(frames.count, expectations.frameCount)
    let different = (0..<count).filter { index in
      let isOther = index < frames.count && (index == 0 || frames[index].displayList != frames[index - 1].displayList)
      return isOther || expectations.changes(at: index)
    }
    let stride = max(1, (different.count + limit - 1) / limit)
    return different.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
  }
}

/// What was expected to be seen, frame by frame.
private struct ExpectedFrameImages {
  private let expectation: ReportPictures.Expectation

  init(_ expectation: ReportPictures.Expectation) { self.expectation = expectation }

  var frameCount: Int {
    switch expectation {
    case .nothing: 0
    case .frames(let frames): frames.count
    case .kept(let pictures): (pictures.map(\.frame).max() ?? -1) + 1
    }
  }

  func changes(at index: Int) -> Bool {
    switch expectation {
    case .nothing: false
    case .frames(let frames):
      index < frames.count && (index == 0 || frames[index].displayList != frames[index - 1].displayList)
    case .kept(let pictures): pictures.contains { $0.frame == index }
    }
  }

  func images(of frames: [Int], _ renderer: any Renderer) -> [CGImage?] {
    switch expectation {
    case .nothing: return frames.map { _ in nil }
    case .frames(let all):
      let lists = frames.map { $0 < all.count ? all[$0].displayList : nil }
      return concurrentMap(frames.count) { index in lists[index].map { renderer.render($0, scale: 1) } }
    case .kept(let pictures): return frames.map { frame in pictures.last { $0.frame <= frame }?.image }
    }
  }
}
