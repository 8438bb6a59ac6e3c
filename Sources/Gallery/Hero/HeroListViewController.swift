import InteractiveTransitions
import UIKit

/// A collection of herbs. The one that is tapped is pushed, its picture first. While the list is on the stack, it is the navigation
/// controller's delegate.
public final class HeroListViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  /// The finger that can catch a picture in flight, and bring it back.
  var drag: TransitionDrag?
  private var delegation = NavigationDelegation()

  private static let gap: CGFloat = 16
  /// How wide a cell is at least, in points: wider where the longest name is.
  private static var smallestCell: CGFloat { max(150, 10 * UIFont.latinName.pointSize) }

  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = Self.gap
    layout.minimumLineSpacing = Self.gap
    super.init(collectionViewLayout: layout)
    title = "Hero"
    // The way back needs to know which herb it was.
    clearsSelectionOnViewWillAppear = false
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = Palette.paper
    collectionView.accessibilityIdentifier = "hero-list"
    collectionView.register(HeroCell.self, forCellWithReuseIdentifier: "herb")
    collectionView.register(
      HeroHeading.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "heading")
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (list: HeroListViewController, _) in
      list.collectionViewLayout.invalidateLayout()
    }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView.flashScrollIndicators()
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: false)
    }
  }

  /// The picture in the cell of the herb that was tapped, which is scrolled to if it is not in sight.
  var selectedPicture: UIView? {
    guard let path = collectionView.indexPathsForSelectedItems?.first else { return nil }
    if collectionView.cellForItem(at: path) == nil {
      collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
      collectionView.layoutIfNeeded()
    }
    return (collectionView.cellForItem(at: path) as? HeroCell)?.picture
  }

  // MARK: Herbs

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Herb.all.count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "herb", for: indexPath)
    (cell as? HeroCell)?.herb = Herb.all[indexPath.item]
    return cell
  }

  public override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "heading", for: indexPath)
  }

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    // Two fingers may have tapped two herbs.
    guard navigationController?.topViewController === self else { return }
    navigationController?.pushViewController(HeroDetailViewController(Herb.all[indexPath.item]), animated: true)
  }

  // MARK: Layout

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let room = safeWidth - 2 * Metrics.margin
    let count = max(1, ((room + Self.gap) / (Self.smallestCell + Self.gap)).rounded(.down))
    let side = max(0, ((room + Self.gap) / count - Self.gap).rounded(.down))
    return CGSize(width: side, height: side * 1.2 + HeroCell.captionHeight)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: collectionView.bounds.width, height: HeroHeading.height(in: safeWidth))
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    // A list that scrolls up and down is not adjusted at its sides, where a phone that lies down has its notch.
    let safe = view.safeAreaInsets
    return UIEdgeInsets(
      top: 0, left: safe.left + Metrics.margin, bottom: Metrics.margin, right: safe.right + Metrics.margin)
  }

  public override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    collectionViewLayout.invalidateLayout()
  }

  private var safeWidth: CGFloat { max(0, view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right) }

  // MARK: Delegate

  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    drag?.detach()
    delegation.move(to: parent, delegate: self)
  }
}
