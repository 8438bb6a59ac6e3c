import InterludeUI
import Testing

@testable import InterludeLab
@testable import interlude

/// The rows of the home screen, with the installed fonts.
struct SceneRowRoomTests {
  /// In points: of a phone upright, and of one of two columns on a phone on its side in a window of 800 points.
  @Test(arguments: [358.0, 332.0])
  func nothingInARowIsCutOff(width: Double) throws {
    let stage = Stage(size: CGSize(width: width, height: 82), textRenderer: try GalleryScenes.lab().textRenderer)
    stage.asCurrent {
      for scene in Scene.gallery where !scene.isVariant {
        let row = SceneRow(scene: scene)
        row.frame = CGRect(x: 0, y: 0, width: width, height: 82)
        row.layoutIfNeeded()
        for label in row.subviews.compactMap({ $0 as? UILabel }) {
          let whole = UILabel()
          (whole.text, whole.font, whole.numberOfLines) = (label.text, label.font, 0)
          let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
          #expect(whole.sizeThatFits(room).height <= label.bounds.height, "\(label.text ?? "")")
          #expect(row.bounds.contains(label.frame))
        }
      }
    }
  }
}
