import InterludeUI
import Rasterizer
import SDLStage

/// Draws the frames of a recording for a report: small, and each look only once.
public struct ReportPictures {
  /// How high a picture is at most, in pixels: as high as that allows with a whole number of points to the pixel, which
  /// leaves no pixels covered in part.
  public nonisolated static let height: CGFloat = 480
  /// How many there are at most; of a longer recording every second, third … frame is drawn.
  public nonisolated static let limit = 120

  /// - Parameter progress: told, picture by picture, how much is done, 0…1.
  public static func draw(
    _ frames: [Frame], progress: (Double) -> Void = { _ in }
  ) -> [ReportTake.Picture] {
    draw([frames], progress: progress)[0]
  }

  /// The pictures of several takes, each at the same frames, so that they can be laid over each other.
  ///
  /// - Parameter moment: A frame that is among them, if it looks different from the one before.
  public static func draw(
    _ takes: [[Frame]], including moment: Int = 0, progress: (Double) -> Void = { _ in }
  ) -> [[ReportTake.Picture]] {
    let chosen = choice(of: takes, including: moment)
    let total = Double(chosen.count * takes.count)
    return takes.enumerated().map { place, frames in
      pictures(of: frames, at: chosen.filter { $0 < frames.count }) { count in
        progress((Double(place * chosen.count) + Double(count)) / total)
      }
    }
  }

  private static func pictures(of frames: [Frame], at chosen: [Int], progress: (Int) -> Void) -> [ReportTake.Picture] {
    let rasterizer = Rasterizer()
    let batchSize = ProcessInfo.processInfo.activeProcessorCount
    var pictures: [ReportTake.Picture] = []
    for first in stride(from: 0, to: chosen.count, by: batchSize) {
      let batch = Array(chosen[first..<min(first + batchSize, chosen.count)])
      let lists = batch.map { frames[$0].displayList }
      let files = concurrentMap(batch.count) { index in
        let scale = 1 / max(1, (lists[index].size.height / height).rounded(.up))
        return ImageFile.data(of: rasterizer.render(lists[index], scale: scale))
      }
      pictures += zip(batch, files).map { ReportTake.Picture(frame: $0, png: $1) }
      progress(pictures.count)
    }
    return pictures
  }

  /// The frames in which one of the takes does not look as in the one before, thinned out evenly.
  private static func choice(of takes: [[Frame]], including moment: Int) -> [Int] {
    func changes(_ frames: [Frame], at index: Int) -> Bool {
      index < frames.count && (index == 0 || frames[index].displayList != frames[index - 1].displayList)
    }
    let count = takes.map(\.count).max() ?? 0
    let different = (0..<count).filter { index in takes.contains { changes($0, at: index) } }
    let stride = max(1, (different.count + limit - 1) / limit)
    let phase = (different.firstIndex(of: moment) ?? 0) % stride
    return different.enumerated().filter { $0.offset == 0 || $0.offset % stride == phase }.map(\.element)
  }
}

extension ReportTake.Picture {
  /// Of a golden.
  public init(_ picture: KeptPicture) {
    self.init(frame: picture.frame, png: ImageFile.data(of: picture.image))
  }
}
