import Foundation
import InterludeUITestSupport
import Testing

@testable import InterludeUI

/// The system's symbols: which there are, what they look like, and how they are configured.
@Suite final class SymbolTests {
  lazy var world = World()

  init() { _ = world }

  private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
    try #require(UIImage(systemName: name, withConfiguration: configuration), "\(name)")
  }

  private static let tables = SystemSymbol.signs.merging(SystemSymbol.arrows) { a, _ in a }
    .merging(SystemSymbol.things) { a, _ in a }

  // MARK: Names

  @Test func everyPartOfEverySymbolIsInTheNotation() throws {
    for (name, text) in Self.tables.sorted(by: { $0.key < $1.key }) {
      let symbol = try #require(SystemSymbol(name))
      #expect(symbol.parts.count == text.components(separatedBy: "; ").count, "\(name)")
      #expect(symbol.parts.allSatisfy { !$0.path.bounds.isEmpty || $0.role != .outline }, "\(name)")
      #expect(CGRect(x: 0, y: 0, width: 24, height: 24).contains(SymbolDrawing(symbol, pen: 1.6).bounds), "\(name)")
    }
  }

  @Test func theDocumentationNamesThem() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = root.appendingPathComponent("../../../../Sources/InterludeUI/Documentation.docc/Differences.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for name in Self.tables.keys.sorted() { #expect(text.contains("`\(name)`"), "\(name)") }
  }

  @Test(arguments: ["xmark", "heart.fill", "xmark.circle", "xmark.circle.fill", "plus.square", "minus.square.fill"])
  func variantsAreMadeOfTheSymbol(name: String) throws {
    #expect(try symbol(name).isSymbolImage)
  }

  @Test(
    arguments: [
      "", ".fill", "no.such.symbol", "xmark.fill", "chevron.left.fill", "circle.circle", "clock.circle",
      "heart.fill.fill",
    ])
  func aNameThatTheSystemDoesNotHaveIsNoImage(name: String) {
    #expect(UIImage(systemName: name) == nil)
  }

  @Test(arguments: ["outline", "outline ", "shape M1 1", "line M1", "line M1 1 W2 2", "line M1 x", "line L1 2 3"])
  func whatIsNotInTheNotationIsNoPart(text: String) { #expect(SymbolPart(text) == nil) }

  // MARK: Drawing

  /// Whether a drawing has ink at a point of the grid, by the even simplest reading of its commands.
  private func isInked(_ name: String, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
    let drawing = SymbolDrawing(try #require(SystemSymbol(name)), pen: 1.6)
    var masks: [(mask: Bool, ink: Bool)] = []
    var ink = false
    for command in drawing.commands {
      switch command {
      case .fill(let shape, _, _): ink = ink || shape.path.windingNumber(around: CGPoint(x: x, y: y)) != 0
      case .beginMask:
        masks.append((false, ink))
        ink = false
      case .pushInverseMask: (masks[masks.count - 1].mask, ink) = (!ink, false)
      case .popMask:
        let outer = masks.removeLast()
        ink = outer.ink || outer.mask && ink
      default: Issue.record("\(name): \(command)")
      }
    }
    return ink
  }

  @Test(
    arguments: [
      ("xmark", 12, 12, true), ("xmark", 12, 5, false),
      ("heart", 12, 13, false), ("heart.fill", 12, 13, true), ("heart", 2.5, 9, true), ("heart.fill", 2.5, 9, true),
      ("xmark.circle", 12, 12, true), ("xmark.circle", 5, 12, false), ("xmark.circle", 2.5, 12, true),
      ("xmark.circle.fill", 12, 12, false), ("xmark.circle.fill", 5, 12, true), ("xmark.circle.fill", 3, 3, false),
      ("envelope.fill", 12, 18, true), ("envelope.fill", 12, 14, false), ("envelope", 12, 14, true),
      // In a frame stands the filled variant, with its own gaps.
      ("heart.circle", 12, 12, true), ("heart.circle.fill", 12, 12, false), ("camera.circle", 12, 10.6, false),
      ("camera.circle.fill", 12, 10.6, true),
      ("person.crop.circle.fill", 12, 9, false), ("person.crop.circle", 12, 9, true),
    ] as [(String, CGFloat, CGFloat, Bool)])
  func linesFillsAndGapsAreWhereTheyBelong(name: String, x: CGFloat, y: CGFloat, hasInk: Bool) throws {
    #expect(try isInked(name, x, y) == hasInk)
  }

  // MARK: Size

  /// A circled symbol beside text of 17 points is 20 points wide, others in proportion; whole points all around.
  @Test(
    arguments: [
      (17, UIImage.SymbolScale.default, 20), (34, .medium, 40), (17, .large, 26), (17, .small, 16), (10, .medium, 12),
    ] as [(CGFloat, UIImage.SymbolScale, CGFloat)])
  func aSymbolGoesByThePointSizeAndTheScale(points: CGFloat, scale: UIImage.SymbolScale, width: CGFloat) throws {
    let image = try symbol("plus.circle", .init(pointSize: points, weight: .regular, scale: scale))
    #expect(image.size == CGSize(width: width, height: width))
  }

  @Test func aSymbolAsksForNothingUnlessToldTo() throws {
    #expect(try symbol("circle.fill").size == CGSize(width: 20, height: 20))
    #expect(try symbol("circle.fill").symbolConfiguration == .unspecified)
    #expect(UIImage().symbolConfiguration == nil && !UIImage().isSymbolImage)
  }

  /// A cross of lines that are 14 long both ways, and the pen's round ends.
  @Test func aBolderSymbolHasThickerLines() throws {
    let weights = (1...9).compactMap(UIImage.SymbolWeight.init)
    let pens = weights.map { SymbolAttributes(weight: $0).pen }
    #expect(pens == pens.sorted() && Set(pens).count == 9)
    for (weight, pen) in zip(weights, pens) {
      let width = try symbol("xmark", .init(weight: weight)).size.width
      #expect(width == (14 + pen).rounded(.up))
    }
  }

  // MARK: Configuration

  @Test func aConfigurationTakesWhatItLacksFromTheOneItIsAppliedTo() {
    let bold = UIImage.SymbolConfiguration(weight: .bold)
    let sized = UIImage.SymbolConfiguration(pointSize: 30, weight: .light)

    #expect(sized.applying(bold) == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
    #expect(bold.applying(sized) == sized)
    #expect(sized.applying(nil) == sized && sized != bold)
    #expect(UIImage.SymbolConfiguration.unspecified.applying(sized) == sized)
  }

  @Test func aFontGivesSizeAndWeight() {
    let font = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 22, weight: .semibold), scale: .large)
    #expect(font == UIImage.SymbolConfiguration(pointSize: 22, weight: .semibold, scale: .large))
    let style = UIImage.SymbolConfiguration(textStyle: .headline)
    #expect(style == UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .default))
    #expect(UIImage.SymbolWeight.semibold.fontWeight() == .semibold)
  }

  @Test func aSymbolIsDrawnAnewForAnotherConfiguration() throws {
    let image = try symbol("plus.circle", .init(pointSize: 17, weight: .bold)).withRenderingMode(.alwaysOriginal)

    let larger = try #require(image.applyingSymbolConfiguration(.init(pointSize: 34)))
    #expect(larger.size.width == 40 && larger.renderingMode == .alwaysOriginal)
    #expect(larger.symbolConfiguration == .init(pointSize: 34, weight: .bold))
    #expect(
      image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34)).symbolConfiguration == .init(pointSize: 34))
    // A picture is none.
    let picture = UIImage()
    #expect(picture.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34)) === picture)
  }

  // MARK: Colour

  /// The colours that an image's drawing fills with at last, outside of masks.
  private func color(of contents: Any?) throws -> CGColor? {
    let drawing = try #require((contents as? CGImage)?.drawing)
    return drawing.commands.reversed().lazy.compactMap { command in
      if case .fill(_, let color, _) = command { color } else { nil }
    }.first
  }

  @Test func aSymbolIsAStencilUnlessItIsSaidNotToBe() throws {
    let view = UIImageView(image: try symbol("heart.fill"))
    view.tintColor = .red
    #expect(try color(of: view.layer.contents) == UIColor.red.cgColor)
    view.tintColor = .green
    #expect(try color(of: view.layer.contents) == UIColor.green.cgColor)

    view.image = try symbol("heart.fill").withRenderingMode(.alwaysOriginal)
    #expect(try color(of: view.layer.contents) == CGColor.black)
    view.image = try symbol("heart.fill").withTintColor(.red)
    #expect(try color(of: view.layer.contents) == UIColor.green.cgColor)
    view.image = try symbol("heart.fill").withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(try color(of: view.layer.contents) == UIColor.red.cgColor)
    view.preferredSymbolConfiguration = .init(pointSize: 34)
    #expect(try color(of: view.layer.contents) == UIColor.red.cgColor)
  }

  // MARK: Places

  @Test func aViewPrefersWhatTheImageDoesNotSay() throws {
    let view = UIImageView(image: try symbol("circle"))
    view.preferredSymbolConfiguration = .init(pointSize: 34)
    #expect(view.intrinsicContentSize.width == 40)
    #expect(view.image?.size.width == 20)

    view.image = try symbol("circle", .init(pointSize: 17))
    #expect(view.intrinsicContentSize.width == 20)
  }

  @Test func aButtonShowsASymbolInItsTintColourHoweverItsTitleIs() throws {
    let button = UIButton(type: .custom)
    button.tintColor = .red
    button.setTitleColor(.green, for: .normal)
    button.setImage(try symbol("xmark"), for: .normal)
    #expect(try color(of: button.imageView?.layer.contents) == UIColor.red.cgColor)

    let before = button.intrinsicContentSize
    button.setPreferredSymbolConfiguration(.init(pointSize: 34), forImageIn: .normal)
    #expect(button.intrinsicContentSize.height > before.height)
    #expect(button.preferredSymbolConfigurationForImage(in: .highlighted) == .init(pointSize: 34))

    var configuration = UIButton.Configuration.plain()
    configuration.image = try symbol("circle")
    configuration.preferredSymbolConfigurationForImage = .init(pointSize: 34)
    button.configuration = configuration
    #expect(button.imageView?.image?.size.width == 40)
  }

  @Test(
    arguments: [
      .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause,
      .rewind, .fastForward,
    ] as [UIBarButtonItem.SystemItem])
  func aSystemItemShowsItsSymbolLarge(item: UIBarButtonItem.SystemItem) throws {
    let item = UIBarButtonItem(systemItem: item)
    let image = try #require(item.image)
    #expect(image.isSymbolImage)
    let shown = BarButton(item: item).subviews.compactMap { ($0 as? UIImageView)?.image }
    #expect(shown.map(\.symbolConfiguration) == [.init(scale: .large)])
  }
}
