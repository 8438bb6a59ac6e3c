import InterludeUI
import InterludeUITestSupport
import Testing

/// Where the texts and the picture of a list's content are. A character is half as wide as its font is large, a line 1.2 times as high;
/// margins, paddings and reserved sizes are by UIKit's documentation.
@Suite(.ownWorld) final class ListContentTests {
  private let world = World()

  init() { world.stage.textRenderer = FixedWidthRenderer() }

  /// A view of 320 points of width that is as high as it wants.
  private func view(_ configuration: UIListContentConfiguration) -> UIListContentView {
    let view = UIListContentView(configuration: configuration)
    view.frame.size = CGSize(width: 320, height: view.sizeThatFits(CGSize(width: 320, height: 0)).height)
    view.layoutIfNeeded()
    return view
  }

  private func content(
    _ style: UIListContentConfiguration, _ text: String, _ secondary: String? = nil
  ) -> UIListContentConfiguration {
    var content = style
    (content.text, content.secondaryText) = (text, secondary)
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 30)
    content.textProperties.font = .systemFont(ofSize: 20)
    content.secondaryTextProperties.font = .systemFont(ofSize: 10)
    return content
  }

  @Test func theSecondTextIsBelowTheFirst() throws {
    var content = content(.subtitleCell(), "title", "sub")
    content.textToSecondaryTextVerticalPadding = 6
    let view = view(content)
    #expect(view.bounds.height == CGFloat(10 + 24 + 6 + 12 + 10))
    #expect(try #require(view.label("title")).frame == CGRect(x: 20, y: 10, width: 270, height: 24))
    #expect(try #require(view.label("sub")).frame == CGRect(x: 20, y: 40, width: 270, height: 12))
  }

  @Test func itsTextFollowsTheContentSizeCategoryUnlessItIsNotTo() throws {
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = ("title", "sub")
    content.secondaryTextProperties.adjustsFontForContentSizeCategory = false
    let view = view(content)
    let root = UIViewController()
    world.show(root)
    root.view.addSubview(view)

    world.stage.preferredContentSizeCategory = .extraExtraExtraLarge

    #expect(view.label("title")?.font.pointSize == 23 && view.label("sub")?.font.pointSize == 12)
    view.configuration = content
    #expect(view.label("title")?.font.pointSize == 23)
  }

  @Test func aValueIsBesideItsNameAsLongAsThereIsRoom() throws {
    var content = content(.valueCell(), "name", "value")
    content.textToSecondaryTextHorizontalPadding = 12
    let wide = view(content)
    #expect(wide.bounds.height == 44)
    #expect(try #require(wide.label("value")).frame == CGRect(x: 265, y: 16, width: 25, height: 12))
    #expect(try #require(wide.label("name")).frame == CGRect(x: 20, y: 10, width: 233, height: 24))
    // 23 characters of 10 and five of 5, with 12 between: 267 of 270; one more is too many.
    content.text = String(repeating: "n", count: 23)
    #expect(view(content).bounds.height == 44)
    content.text = String(repeating: "n", count: 24)
    #expect(view(content).label("value")?.frame == CGRect(x: 20, y: 37, width: 270, height: 12))
  }

  @Test func textWrapsIntoAsManyLinesAsItIsLongUnlessTheyAreCounted() {
    var content = content(.cell(), String(repeating: "word ", count: 20))
    let open = view(content).bounds.height
    #expect(open > 20 + 3 * 24)
    content.textProperties.numberOfLines = 2
    #expect(view(content).bounds.height == CGFloat(20 + 2 * 24))
    content.textProperties.transform = .uppercase
    #expect(view(content).label(String(repeating: "WORD ", count: 20)) != nil)
  }

  @Test func anImageIsInTheMiddleOfWhatIsReservedForIt() throws {
    var content = content(.cell(), "title")
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    content.imageToTextPadding = 5
    #expect(view(content).picture?.frame == CGRect(x: 20, y: 12, width: 40, height: 20))
    #expect(view(content).label("title")?.frame.minX == 65)
    content.imageProperties.maximumSize.width = 10
    #expect(view(content).picture?.frame.size == CGSize(width: 10, height: 5))
    content.imageProperties.reservedLayoutSize = CGSize(width: 30, height: 60)
    let reserved = view(content)
    #expect(reserved.picture?.frame == CGRect(x: 30, y: 37, width: 10, height: 5))
    #expect(reserved.label("title")?.frame.minX == 55)
    #expect(reserved.bounds.height == 80)
  }

  @Test func whatIsReservedForSymbolsAlignsTheTextBesideOthers() {
    var (symbol, picture) = (content(.cell(), "title"), content(.cell(), "title"))
    symbol.image = UIImage(systemName: "star")
    picture.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    picture.imageProperties.reservedLayoutSize.width = UIListContentConfiguration.ImageProperties.standardDimension
    let (one, other) = (view(symbol), view(picture))
    #expect(one.label("title")?.frame.minX == other.label("title")?.frame.minX)
    #expect(one.picture?.frame.midX == other.picture?.frame.midX)
  }

  @Test func marginsOfTheSuperviewCountAlongTheAxesThatPreserveThem() {
    var content = content(.cell(), "title")
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    parent.layoutMargins = UIEdgeInsets(top: 30, left: 50, bottom: 0, right: 40)
    let child = UIListContentView(configuration: content)
    parent.addSubview(child)
    child.frame = CGRect(x: 10, y: 0, width: 300, height: 64)
    parent.layoutIfNeeded()
    #expect(child.label("title")?.frame == CGRect(x: 40, y: 20, width: 230, height: 24))
    content.axesPreservingSuperviewLayoutMargins = []
    child.configuration = content
    parent.layoutIfNeeded()
    #expect(child.label("title")?.frame.minX == 20)
  }

  @Test func aStateChangesOnlyWhatWasNotSet() {
    var content = content(.cell(), "title")
    content.secondaryTextProperties.color = .systemRed
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    let disabled = content.updated(for: state)
    #expect(disabled.textProperties.color != content.textProperties.color)
    #expect(disabled.secondaryTextProperties.color == .systemRed)
    state.isDisabled = false
    #expect(disabled.updated(for: state) == content)
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .systemGreen }
    #expect(view(content).label("title")?.textColor == .systemGreen)
    content.attributedText = NSAttributedString(string: "styled")
    #expect(content.text == nil && view(content).label("styled") != nil)
  }
}
