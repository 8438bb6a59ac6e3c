import InterludeUI
import InterludeUITestSupport
import Testing

/// The pictures of bars, on a screen of 390 × 844 points. A bar that no navigation controller has shows its standard appearance.
@Suite(.ownWorld) @MainActor struct BarPictureTests {
  private let world = World()
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
  private let picture = BarPictureTests.image(CGSize(width: 10, height: 10))
  private let line = BarPictureTests.image(CGSize(width: 10, height: 5))

  init() { world.showEmpty().view.addSubview(bar) }

  private static func image(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
  }

  /// The views that show a picture, and can be seen.
  private func views(of image: UIImage, in bar: UIView) -> [UIImageView] {
    world.layOut()
    return bar.subviews.compactMap { $0 as? UIImageView }.filter { $0.image === image && $0.alpha > 0 }
  }

  private var hasEffect: Bool {
    world.layOut()
    return bar.subviews.contains { ($0 as? UIVisualEffectView)?.alpha ?? 0 > 0 }
  }

  private var hasHairline: Bool {
    world.layOut()
    return bar.subviews.contains { $0.frame.minY == 44 && $0.backgroundColor != nil }
  }

  @Test func aBackgroundPictureTakesThePlaceOfEffectAndColor() {
    bar.standardAppearance.backgroundColor = .red
    #expect(hasEffect && hasHairline)
    bar.setBackgroundImage(picture, for: .default)
    #expect(!hasEffect && hasHairline && world.shown(.red).isEmpty)
    #expect(views(of: picture, in: bar).map(\.frame) == [bar.bounds])
    #expect(bar.backgroundImage(for: .default) === picture && bar.backgroundImage(for: .compact) == nil)
    bar.setBackgroundImage(nil, for: .default)
    #expect(hasEffect && views(of: picture, in: bar).isEmpty)
  }

  @Test func emptyPicturesShowWhatIsBehindTheBar() {
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    #expect(!hasEffect && !hasHairline)
  }

  @Test func aShadowPictureIsOutsideOfTheBarThatHasABackgroundPicture() {
    bar.shadowImage = line
    #expect(hasHairline && views(of: line, in: bar).isEmpty)
    bar.setBackgroundImage(picture, for: .default)
    #expect(!hasHairline)
    #expect(views(of: line, in: bar).map(\.frame) == [CGRect(x: 0, y: 44, width: 390, height: 5)])
  }

  @Test func picturesTakeThePlaceOfAToolbarsGroundAndHairline() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    bar.superview?.addSubview(toolbar)
    toolbar.setShadowImage(line, forToolbarPosition: .any)
    #expect(views(of: line, in: toolbar).isEmpty)
    toolbar.setBackgroundImage(picture, forToolbarPosition: .any, barMetrics: .default)
    #expect(views(of: picture, in: toolbar).map(\.frame) == [toolbar.bounds])
    #expect(views(of: line, in: toolbar).map(\.frame) == [CGRect(x: 0, y: -5, width: 390, height: 5)])
    #expect(!toolbar.subviews.contains { ($0 as? UIVisualEffectView)?.alpha ?? 0 > 0 })
    #expect(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === picture)
    #expect(toolbar.shadowImage(forToolbarPosition: .any) === line)
    toolbar.setBackgroundImage(nil, forToolbarPosition: .any, barMetrics: .default)
    world.layOut()
    #expect(views(of: picture, in: toolbar).isEmpty && views(of: line, in: toolbar).isEmpty)
    #expect(toolbar.subviews.contains { ($0 as? UIVisualEffectView)?.alpha ?? 0 > 0 })
  }

  @Test func aButtonHasItsOwnImageInACompactBar() {
    let item = UINavigationItem(title: "")
    item.leftBarButtonItem = UIBarButtonItem(
      image: picture, landscapeImagePhone: line, style: .plain, target: nil, action: nil)
    bar.items = [item]
    func sizes() -> [CGSize] {
      world.layOut()
      func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
      return all(bar).compactMap { ($0 as? UIImageView)?.image?.size }
    }
    #expect(sizes() == [picture.size])
    bar.traitOverrides.verticalSizeClass = .compact
    #expect(sizes() == [line.size])
  }

  @Test func aCompactBarHasItsOwnPictureOrTheDefaultOne() {
    bar.traitOverrides.verticalSizeClass = .compact
    bar.setBackgroundImage(picture, for: .default)
    #expect(views(of: picture, in: bar).count == 1)
    bar.setBackgroundImage(line, for: .compact)
    #expect(views(of: picture, in: bar).isEmpty && views(of: line, in: bar).count == 1)
    bar.traitOverrides.verticalSizeClass = .regular
    #expect(views(of: picture, in: bar).count == 1 && views(of: line, in: bar).isEmpty)
  }

  /// 4 of the 8 points in which the standard appearance comes: half of each.
  @Test func picturesOfAppearancesComeAndGoWithThem() {
    let (screen, scroll) = LargeTitleFixture.list("Herbs", length: 3000)
    let navigation = UINavigationController(rootViewController: screen)
    let (standard, atEdge) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    standard.backgroundImage = picture
    standard.shadowImage = line
    atEdge.backgroundImage = line
    navigation.navigationBar.standardAppearance = standard
    navigation.navigationBar.scrollEdgeAppearance = atEdge
    world.show(navigation)
    world.layOut()
    #expect(views(of: picture, in: navigation.navigationBar).isEmpty)
    scroll.contentOffset.y += 4
    #expect(views(of: picture, in: navigation.navigationBar).map(\.alpha) == [0.5])
    #expect(views(of: line, in: navigation.navigationBar).map(\.alpha) == [0.5, 0.5])
    standard.configureWithOpaqueBackground()
    #expect(standard.backgroundImage == nil && standard.shadowImage == nil)
  }

  @Test func aProxySetsThem() {
    UINavigationBar.appearance().setBackgroundImage(picture, for: .default)
    UINavigationBar.appearance().shadowImage = line
    #expect(UINavigationBar.appearance().backgroundImage(for: .default) === picture)
    let (other, own) = (UINavigationBar(frame: bar.frame), UINavigationBar(frame: bar.frame))
    own.setBackgroundImage(nil, for: .default)
    for view in [other, own] { world.window.addSubview(view) }
    #expect(other.backgroundImage(for: .default) === picture && other.shadowImage === line)
    #expect(own.backgroundImage(for: .default) == nil)
  }
}
