import InterludeUI
import Testing

@testable import Gallery
@testable import InterludeLab

/// Text of the size that a person likes, up to the largest. Measured with the installed fonts.
struct TextSizeTests {
  private static let equipment = Result { try Equipment.installed { _ in } }
  private static let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
  nonisolated static let sizes = [
    CGSize(width: 390, height: 844), CGSize(width: 390, height: 560), CGSize(width: 844, height: 390),
  ]

  private func world(
    of name: String, size: CGSize = sizes[0], textSize: UIContentSizeCategory
  ) throws -> SceneWorld {
    let scene = try ListedScenes.scene(named: name)
    let renderer = try Self.equipment.get().textRenderer
    return SceneWorld({ scene.firstViewController }, size: size, textRenderer: renderer, textSize: textSize)
  }

  /// What is written on a screen, but for the system's controls, whose text has one size in UIKit as well.
  private func labels(in view: UIView) -> [UILabel] {
    guard !view.isHidden, !(view is UISegmentedControl), !(view is UITabBar) else { return [] }
    let own = (view as? UILabel).flatMap { $0.text?.isEmpty == false ? $0 : nil }
    return [own].compactMap(\.self) + view.subviews.flatMap(labels)
  }

  private func screen(of world: SceneWorld) throws -> UIView { try #require(world.navigation.topViewController?.view) }

  private func expectWhole(_ labels: [UILabel], sourceLocation: SourceLocation = #_sourceLocation) {
    for label in labels {
      let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
      let needed = label.sizeThatFits(room)
      #expect(needed.height <= label.bounds.height + 0.5, "\(label.text ?? "")", sourceLocation: sourceLocation)
      #expect(
        label.numberOfLines != 1 || needed.width <= label.bounds.width + 0.5, "\(label.text ?? "")",
        sourceLocation: sourceLocation)
    }
    let frames = labels.map { $0.convert($0.bounds.insetBy(dx: 0.5, dy: 0.5), to: nil) }
    for (index, frame) in frames.enumerated() {
      for other in frames.indices where other > index {
        #expect(
          !frame.intersects(frames[other]), "\(labels[index].text ?? "") and \(labels[other].text ?? "")",
          sourceLocation: sourceLocation)
      }
    }
  }

  /// In a window as low as on a small display, too.
  @Test(arguments: sizes) func noHerbsNameIsBrokenWithinAWord(size: CGSize) throws {
    let world = try world(of: "herb-pop", size: size, textSize: Self.largest)
    for herb in Herb.all {
      let card = try world.view("herb-\(herb.identifier)")
      let names = labels(in: card)
      #expect(!names.isEmpty)
      for word in names.flatMap({ label in (label.text ?? "").split(separator: " ").map { (String($0), label) } }) {
        let width = UILabel(word.0, font: word.1.font).sizeThatFits(.zero).width
        #expect(width <= word.1.bounds.width + 0.5, "\(word.0)")
      }
      let frames = names.map { $0.convert($0.bounds, to: card) }
      #expect(frames.allSatisfy { card.bounds.contains($0) }, "\(herb.name)")
    }
  }

  @Test(arguments: await ListedScenes.names) func everyTextGrows(name: String) throws {
    let usual = try labels(in: screen(of: world(of: name, textSize: .large)))
    let large = try labels(in: screen(of: world(of: name, textSize: Self.largest)))
    #expect(!large.isEmpty || name == "tab-slide")
    for label in large {
      let before = try #require(usual.first { $0.text == label.text } ?? usual.first)
      #expect(label.font.pointSize > before.font.pointSize, "\(label.text ?? "")")
    }
  }

  @Test(arguments: await ListedScenes.names, sizes) func nothingIsCutOrOverlaps(name: String, size: CGSize) throws {
    let world = try world(of: name, size: size, textSize: Self.largest)
    try expectWhole(labels(in: screen(of: world)))
  }

  /// Changed in the middle of things, as in the device's settings.
  @Test(arguments: await ListedScenes.names) func aScreenFollowsAChange(name: String) throws {
    let world = try world(of: name, textSize: .extraSmall)
    world.stage.preferredContentSizeCategory = Self.largest
    world.show(at: 1)
    try expectWhole(labels(in: screen(of: world)))
  }

  // MARK: Second screens

  @Test(arguments: sizes) func whatIsSaidOfAHerbIsClearOfTheHomeIndicator(size: CGSize) throws {
    for herb in Herb.all {
      let renderer = try Self.equipment.get().textRenderer
      let world = SceneWorld(
        { HeroDetailViewController(herb) }, size: size, textRenderer: renderer, textSize: Self.largest)
      let hero = try #require(world.navigation.topViewController as? HeroDetailViewController)
      #expect(hero.words.convert(hero.words.bounds, to: nil).maxY <= size.height - 34, "\(herb.name)")

      let zoom = SceneWorld(
        { ZoomDetailViewController(herb) }, size: size, textRenderer: renderer, textSize: Self.largest)
      let words = try #require(
        zoom.navigation.topViewController?.view.subviews.first { $0 is Column })
      #expect(words.convert(words.bounds, to: nil).maxY <= size.height - 34, "\(herb.name)")
    }
  }

  @Test func namesOnACardAreBelowItsPicture() throws {
    let world = try world(of: "herb-pop", textSize: Self.largest)
    let card = try #require(world.view("herb-basil") as? HerbCard)
    let names = try #require(card.subviews.first { $0 is Column })
    #expect(names.frame.minY >= card.picture.frame.maxY)
    #expect(names.frame.maxY <= card.bounds.maxY)
  }

  /// Rows of the lists that a tap brings.
  @Test(arguments: [("card", "present-card", "card"), ("sheet-detents", "open-shelf", "shelf")])
  func rowsGrow(scene: String, button: String, screen: String) throws {
    let world = try world(of: scene, textSize: Self.largest)
    try world.tap(button, at: 1)
    world.show(at: 3)
    let list = try #require(world.view(screen).subviews.first { $0 is UIScrollView })
    expectWhole(labels(in: list))
  }
}
