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
    let rasterizer = Rasterizer()
    let chosen = choice(of: frames)
    var pictures: [ReportTake.Picture] = []
    for index in chosen {
      let list = frames[index].displayList
      let image = rasterizer.render(list, scale: 1 / max(1, (list.size.height / height).rounded(.up)))
      pictures.append(ReportTake.Picture(frame: index, png: ImageFile.data(of: image)))
      progress(Double(pictures.count) / Double(chosen.count))
    }
    return pictures
  }

  /// The frames that do not look like the one before, thinned out evenly.
  private static func choice(of frames: [Frame]) -> [Int] {
    let different = frames.indices.filter { $0 == 0 || frames[$0].displayList != frames[$0 - 1].displayList }
    let stride = (different.count + limit - 1) / limit
    return different.enumerated().filter { $0.offset.isMultiple(of: max(stride, 1)) }.map(\.element)
  }
}

extension ReportTake.Picture {
  /// Of a golden.
  public init(_ picture: KeptPicture) {
    self.init(frame: picture.frame, png: ImageFile.data(of: picture.image))
  }
}
