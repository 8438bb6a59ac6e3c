import InterludeUI
import InterludeUITestSupport
import Testing

/// Subclasses of image views and layouts that override what UIKit lets them override.
@Suite final class ImageViewSubclassTests {
  private final class Badge: UIImageView {
    var number = 0

    init(_ number: Int, _ image: UIImage?) {
      super.init(image: image)
      self.number = number
    }

    override init(image: UIImage?, highlightedImage: UIImage?) {
      super.init(image: image, highlightedImage: highlightedImage)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Deck: UICollectionViewLayout {
    override var collectionView: UICollectionView { super.collectionView! }
    override var collectionViewContentSize: CGSize { CGSize(width: collectionView.bounds.width * 3, height: 1) }
  }

  private lazy var world = World()

  private func picture(_ width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
  }

  @Test func anImageViewBeginsWithItsImages() {
    _ = world
    let (small, large) = (picture(20), picture(30))
    #expect(Badge(1, small).frame.size == CGSize(width: 20, height: 10) && Badge(1, small).image === small)
    let badge = Badge(image: small, highlightedImage: large)
    #expect(badge.highlightedImage === large && badge.image === small && !badge.isUserInteractionEnabled)
  }

  @Test func aLayoutMayHaveACollectionThatIsNotOptional() {
    _ = world
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Deck())
    collection.layoutIfNeeded()
    #expect(collection.contentSize == CGSize(width: 300, height: 1))
  }
}
