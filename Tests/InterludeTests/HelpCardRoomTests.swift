import InterludeUI
import Testing

@testable import InterludeLab

/// The card of keys, with the installed fonts.
struct HelpCardRoomTests {
  @Test(arguments: [CGSize(width: 390, height: 844), CGSize(width: 1000, height: 700), CGSize(width: 390, height: 340)])
  func noLineOfItIsCutOff(size: CGSize) throws {
    let stage = Stage(size: size, textRenderer: try GalleryScenes.lab().textRenderer)
    let labels: [UILabel] = stage.asCurrent {
      let (window, card) = (UIWindow(frame: UIScreen.main.bounds), HelpCard())
      card.frame = card.overlayFrame(in: window.bounds, insets: .zero)
      window.addSubview(card)
      window.makeKeyAndVisible()
      stage.commit()
      return Self.labels(in: card)
    }

    #expect(labels.count == 2 * KeyHelp.all.count + 1)
    let cut = labels.filter { $0.intrinsicContentSize.width > $0.bounds.width }.compactMap(\.text)
    #expect(cut == [])
  }

  private static func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap(\.self) + labels(in: $0) }
  }
}
