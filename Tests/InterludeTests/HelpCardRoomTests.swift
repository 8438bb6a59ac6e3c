import InterludeTestSupport
import InterludeUI
import Testing

@testable import InterludeLab

/// The card of keys, with the installed fonts.
struct HelpCardRoomTests {
  private func card(in size: CGSize) throws -> HelpCard {
    let stage = Stage(size: size, textRenderer: try GalleryScenes.lab().textRenderer)
    return stage.asCurrent {
      let (window, card) = (UIWindow(frame: UIScreen.main.bounds), HelpCard())
      card.frame = card.overlayFrame(in: window.bounds, insets: .zero)
      window.addSubview(card)
      window.makeKeyAndVisible()
      stage.commit()
      return card
    }
  }

  @Test(arguments: [
    CGSize(width: 390, height: 844), CGSize(width: 1000, height: 700), CGSize(width: 844, height: 390),
    CGSize(width: 300, height: 400),
  ])
  func everyLineOfItCanBeReadWhole(size: CGSize) throws {
    let card = try card(in: size)
    let labels = Self.labels(in: card)
    let keys = KeyHelp.groups.flatMap(\.keys)
    #expect(labels.count == 2 * keys.count + KeyHelp.groups.count + 1)
    let cut = labels.filter {
      $0.sizeThatFits(CGSize(width: $0.bounds.width, height: .infinity)).height > $0.bounds.height + 0.5
        || $0.numberOfLines == 1 && $0.intrinsicContentSize.width > $0.bounds.width
    }
    #expect(cut.compactMap(\.text) == [])
    #expect(labels.allSatisfy { $0.font.pointSize >= 11 }, "however small the window is")
    #expect(CGRect(origin: .zero, size: size).contains(card.frame))
    let scroll = try #require(card.subviews.compactMap { $0 as? UIScrollView }.first)
    let groups = scroll.subviews.compactMap { $0 as? HelpGroup }
    #expect(groups.allSatisfy { $0.frame.maxY <= scroll.contentSize.height && $0.frame.maxX <= scroll.bounds.width })
    #expect(Set(groups.map(\.frame.minX)).count == (size.width > size.height ? 2 : 1), "columns")
  }

  /// Whatever a key does, it is on the card.
  @Test func noKeyIsMissing() {
    let shown = KeyHelp.groups.flatMap(\.keys).map(\.keys)
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      if KeyCommand(.character(letter), [], isPaused: false, hasFocus: false) != nil {
        #expect(shown.contains { Self.parts($0).contains(letter.uppercased()) }, "\(letter)")
      }
      // Ctrl+W and Ctrl+Q do what Q does.
      if KeyCommand(.character(letter), .control, isPaused: false, hasFocus: false) != nil, !"qw".contains(letter) {
        #expect(shown.contains("Ctrl+\(letter.uppercased())"), "Ctrl+\(letter)")
      }
    }
  }

  private static func parts(_ keys: String) -> [String] { keys.components(separatedBy: ", ") }

  private static func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap(\.self) + labels(in: $0) }
  }
}
