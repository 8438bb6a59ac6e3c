import InterludeUI
import Testing

@testable import InterludeLab
@testable import interlude

/// The rows of the home screen, with the installed fonts.
struct SceneRowRoomTests {
  /// In points: of a phone upright, and of one of two columns on a phone on its side in a window of 800 points.
  @Test(
    arguments: [358.0, 332.0],
    [UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge])
  func nothingInARowIsCutOff(width: Double, textSize: UIContentSizeCategory) throws {
    let stage = Stage(size: CGSize(width: width, height: 82), textRenderer: try GalleryScenes.lab().textRenderer)
    stage.preferredContentSizeCategory = textSize
    stage.asCurrent {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 82))
      for scene in Scene.gallery where !scene.isStep {
        let row = SceneRow(scene: scene)
        window.addSubview(row)
        row.frame.size = row.sizeThatFits(CGSize(width: width, height: 0))
        row.layoutIfNeeded()
        #expect(textSize > .large || row.bounds.height == 82)
        let labels = row.subviews.compactMap { $0 as? UILabel }
        for label in labels {
          let whole = UILabel()
          (whole.text, whole.font, whole.numberOfLines) = (label.text, label.font, 0)
          let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
          #expect(whole.sizeThatFits(room).height <= label.bounds.height, "\(label.text ?? "")")
          #expect(row.bounds.contains(label.frame))
          for other in row.subviews where other !== label { #expect(!other.frame.intersects(label.frame)) }
        }
        #expect(textSize == .large || labels.allSatisfy { $0.font.pointSize > 17 })
      }
    }
  }
}
