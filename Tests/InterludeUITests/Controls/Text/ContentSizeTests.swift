import Foundation
import InterludeUITestSupport
import Testing

@testable import InterludeUI

/// Dynamic Type: how large text is in each content size category, and who follows it.
@Suite(.ownWorld) final class ContentSizeTests {
  lazy var world = World()
  private lazy var root: UIViewController = {
    let root = UIViewController()
    world.stage.textRenderer = FixedWidthRenderer()
    world.show(root)
    return root
  }()

  private func traits(_ category: UIContentSizeCategory, scale: CGFloat = 0) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: scale),
    ])
  }

  private func show<View: UIView>(_ view: View) -> View {
    root.view.addSubview(view)
    return view
  }

  // MARK: Sizes

  /// Published measurements of every style's `pointSize` on iOS 13.3, which the guidelines of iOS 17 still give.
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, [31 as CGFloat, 34, 40, 60]), (.title1, [25, 28, 34, 58]),
    (.title2, [19, 22, 28, 56]),
    (.title3, [17, 20, 26, 55]), (.headline, [14, 17, 23, 53]), (.body, [14, 17, 23, 53]),
    (.callout, [13, 16, 22, 51]),
    (.subheadline, [12, 15, 21, 49]), (.footnote, [12, 13, 19, 44]), (.caption1, [11, 12, 18, 43]),
  ])
  func aStyleGrowsWithTheCategory(style: UIFont.TextStyle, sizes: [CGFloat]) {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for (category, size) in zip(categories, sizes) {
      #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category)).pointSize == size)
    }
  }

  /// 17 in `medium` on a screen of three pixels a point is published as 16.333: the lines of body are 21 points apart there and 22
  /// in `large`, and the length is rounded to a pixel.
  @Test func aLengthGrowsAsTheStylesLinesDo() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: traits(.medium, scale: 3)) - 49.0 / 3) < 1e-12)
    #expect(metrics.scaledValue(for: 17, compatibleWith: traits(.large, scale: 3)) == 17)
    #expect(UIFontMetrics.default.scaledValue(for: 22, compatibleWith: traits(.accessibilityLarge, scale: 2)) == 40)
  }

  @Test func aFontOfOnesOwnIsScaledOnceAndNotAboveItsBound() {
    let (own, largest) = (UIFont.boldSystemFont(ofSize: 22), traits(.accessibilityExtraExtraExtraLarge, scale: 2))
    let scaled = UIFontMetrics.default.scaledFont(for: own, compatibleWith: largest)
    #expect(scaled.pointSize == 62 && scaled.descriptor.weight == 700)
    #expect(UIFontMetrics.default.scaledFont(for: scaled, compatibleWith: largest) === scaled)
    #expect(
      UIFontMetrics.default.scaledFont(for: own, maximumPointSize: 30, compatibleWith: largest).pointSize == 30)
  }

  @Test func withoutTraitsThoseOfNowCount() {
    let (own, metrics) = (UIFont.boldSystemFont(ofSize: 22), UIFontMetrics.default)
    for category in [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
      traits(category, scale: 2).performAsCurrent {
        let size = metrics.scaledFont(for: own, compatibleWith: traits(category, scale: 2)).pointSize
        #expect(metrics.scaledFont(for: own).pointSize == size)
        #expect(
          metrics.scaledValue(for: 22) == metrics.scaledValue(for: 22, compatibleWith: traits(category, scale: 2)))
        let symbol = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        #expect(symbol == UIImage.SymbolConfiguration(font: .preferredFont(forTextStyle: .body), scale: .large))
        #expect(symbol != UIImage.SymbolConfiguration(textStyle: .body))
      }
    }
  }

  @Test func categoriesAreInOrder() {
    #expect(UIContentSizeCategory.extraSmall < .small && .accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.unspecified >= .large && .large <= .unspecified)
    #expect(UIContentSizeCategory.all.filter(\.isAccessibilityCategory).count == 5)
  }

  // MARK: Limits

  @Test func aViewAndWhatIsInItKeepToItsLimits() {
    let (box, label) = (show(UIView()), UILabel())
    box.addSubview(label)
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    box.maximumContentSizeCategory = .extraLarge
    box.minimumContentSizeCategory = .medium

    world.stage.preferredContentSizeCategory = .accessibilityLarge
    #expect(box.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge && label.font.pointSize == 19)
    #expect(root.view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    world.stage.preferredContentSizeCategory = .extraSmall
    #expect(label.traitCollection.preferredContentSizeCategory == .medium && label.font.pointSize == 16)
    world.stage.preferredContentSizeCategory = .large
    #expect(label.font.pointSize == 17)

    world.stage.preferredContentSizeCategory = .accessibilityLarge
    box.maximumContentSizeCategory = nil
    #expect(label.font.pointSize == 33)
  }

  @Test func anInnerLimitCountsWithinTheOuterOneAndOverrides() {
    let (outer, inner) = (show(UIView()), UIView())
    outer.addSubview(inner)
    outer.maximumContentSizeCategory = .extraLarge
    inner.minimumContentSizeCategory = .extraExtraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    inner.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    inner.maximumContentSizeCategory = .large
    #expect(inner.traitCollection.preferredContentSizeCategory == .large)
    #expect(
      inner.appliedContentSizeCategoryLimitsDescription.split(separator: "\n").map { $0.contains("XL") } == [
        true, true,
      ])
    #expect(root.view.appliedContentSizeCategoryLimitsDescription.isEmpty)
  }

  @Test func aWindowKeepsToItsLimitsWhenItIsResized() throws {
    let window = try #require(root.view.window)
    window.maximumContentSizeCategory = .large
    world.stage.preferredContentSizeCategory = .accessibilityLarge
    let probe = TraitCountingController()
    window.rootViewController = probe
    world.stage.send(InputEvent(time: world.stage.time, kind: .resize(CGSize(width: 500, height: 900), scale: 2)))
    #expect(probe.traitCollection.preferredContentSizeCategory == .large && probe.announcements == 0)
  }

  // MARK: Who follows

  @Test func theDevicesCategoryIsEverywhereAndIsTold() throws {
    let label = show(UILabel())
    var heard: [UIContentSizeCategory?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: world.stage.application, queue: nil
    ) { note in
      let new = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
      MainActor.assumeIsolated { heard.append(new) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    #expect(label.traitCollection.preferredContentSizeCategory == .large)

    world.stage.preferredContentSizeCategory = .extraSmall
    world.stage.preferredContentSizeCategory = .extraSmall

    #expect(heard == [.extraSmall])
    #expect(label.traitCollection.preferredContentSizeCategory == .extraSmall)
    #expect(world.stage.asCurrent { UIApplication.shared.preferredContentSizeCategory } == .extraSmall)
    #expect(world.stage.asCurrent { UIFont.preferredFont(forTextStyle: .body) }.pointSize == 14)
    world.stage.preferredContentSizeCategory = .unspecified
    #expect(world.stage.preferredContentSizeCategory == .large)
  }

  @Test func aLabelFollowsIfItIsToAndItsFontCan() {
    let body = world.stage.asCurrent { UIFont.preferredFont(forTextStyle: .body) }
    let (following, fixed, plain) = (show(UILabel()), show(UILabel()), show(UILabel()))
    for label in [following, fixed] { label.font = body }
    for label in [following, plain] { label.adjustsFontForContentSizeCategory = true }
    for label in [following, fixed, plain] { label.text = "abcd" }

    world.stage.preferredContentSizeCategory = .accessibilityMedium

    #expect([following, fixed, plain].map(\.font.pointSize) == [28, 17, 17])
    #expect(following.intrinsicContentSize.width == 56, "it has to be measured again")
    world.stage.preferredContentSizeCategory = .large
    #expect(following.font == body)
  }

  @Test func whatIsSetLateFollowsAtOnce() {
    let label = show(UILabel())
    label.font = world.stage.asCurrent { UIFont.preferredFont(forTextStyle: .body) }
    world.stage.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 23)
    label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traits(.large))
    #expect(label.font.pointSize == 19)
  }

  @Test func aPartOfTheTextFollowsInItsOwnStyle() throws {
    let label = show(UILabel())
    let fixed = UIFont.systemFont(ofSize: 10)
    let text = NSMutableAttributedString(
      string: "a", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1, compatibleWith: traits(.large))])
    text.append(NSAttributedString(string: "b", attributes: [.font: fixed]))
    label.adjustsFontForContentSizeCategory = true
    label.attributedText = text

    world.stage.preferredContentSizeCategory = .extraExtraExtraLarge

    let shown = try #require(label.attributedText)
    #expect((shown.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont)?.pointSize == 34)
    #expect(shown.attributes(at: 1, effectiveRange: nil)[.font] as? UIFont == fixed)
  }

  @Test func fieldsAndTextViewsFollow() {
    let (field, view) = (show(UITextField()), show(UITextView()))
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.large))
    (field.font, view.font) = (body, body)
    (field.adjustsFontForContentSizeCategory, view.adjustsFontForContentSizeCategory) = (true, true)

    world.stage.preferredContentSizeCategory = .accessibilityLarge

    #expect(field.font?.pointSize == 33 && view.font?.pointSize == 33)
  }

  @Test func anOverrideHoldsForWhatIsInTheView() {
    let (outer, label) = (show(UIView()), UILabel())
    outer.addSubview(label)
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits(.large))
    label.adjustsFontForContentSizeCategory = true
    var heard = 0
    outer.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UIView, _) in heard += 1 }

    outer.traitOverrides.preferredContentSizeCategory = .extraSmall
    world.stage.preferredContentSizeCategory = .accessibilityLarge

    #expect(label.font.pointSize == 14 && heard == 1)
  }
}

/// Counts how often it is told of other traits.
private final class TraitCountingController: UIViewController {
  var announcements = 0

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    announcements += 1
  }
}
