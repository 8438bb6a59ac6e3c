import InterludeUI
import InterludeUITestSupport
import Testing

/// A flow of three sections of nine items, each 90 × 50 points and three in a line, with headers of 40 and footers of 20.
@Suite(.ownWorld) final class SupplementaryTests {
  private let world = World()
  private let flow = UICollectionViewFlowLayout()
  private let data = SectionData()
  private let collection: UICollectionView
  private let (header, footer) = (
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
  )

  init() {
    let view = world.showEmpty().view
    flow.itemSize = CGSize(width: 90, height: 50)
    flow.headerReferenceSize = CGSize(width: 1, height: 40)
    flow.footerReferenceSize = CGSize(width: 1, height: 20)
    collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: flow)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [header, footer] {
      collection.register(
        CountedView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    collection.dataSource = data
    view.addSubview(collection)
    world.layOut()
  }

  private func frame(_ kind: String, _ section: Int) -> CGRect? {
    collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  private func scroll(to y: CGFloat) {
    collection.contentOffset.y = y
    world.layOut()
  }

  // Three lines of 50, with 10 between them, are 170: a section is 230 high.

  @Test func headersAndFootersStandAroundTheItemsOfTheirSection() {
    #expect(frame(header, 0) == CGRect(x: 0, y: 0, width: 300, height: 40))
    #expect(frame(footer, 0) == nil, "out of sight")
    scroll(to: 100)
    #expect(frame(header, 0) == nil && frame(footer, 0) == CGRect(x: 0, y: 210, width: 300, height: 20))
    #expect(frame(header, 1) == CGRect(x: 0, y: 230, width: 300, height: 40))
    #expect(collection.contentSize.height == 690)
    #expect(collection.visibleSupplementaryViews(ofKind: header).count == 1)
    #expect(collection.indexPathsForVisibleSupplementaryElements(ofKind: footer) == [IndexPath(item: 0, section: 0)])
  }

  @Test func placesOfViewsOutOfSightAreTold() {
    func place(_ kind: String, _ section: Int) -> CGRect? {
      collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    #expect(place(footer, 2) == CGRect(x: 0, y: 670, width: 300, height: 20) && place(header, 0) == frame(header, 0))
    #expect(place(header, 3) == nil && place("other", 0) == nil)
    #expect(flow.layoutAttributesForDecorationView(ofKind: "other", at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test func headersAreUsedAgain() {
    for step in 0...49 { scroll(to: CGFloat(step) * 10) }
    #expect(data.made[header]?.count == 2 && data.asked == ["0h", "0f", "1h", "1f", "2h", "2f"])
  }

  @Test func theDelegateHearsOfThem() {
    let delegate = DisplayDelegate()
    collection.delegate = delegate
    delegate.entries = []
    world.layOut()
    scroll(to: 230)
    #expect(delegate.entries == ["shows h0", "shows h1", "ends h0"])
  }

  @Test func headersPinToTheVisibleBounds() {
    flow.sectionHeadersPinToVisibleBounds = true
    scroll(to: 100)
    #expect(frame(header, 0) == CGRect(x: 0, y: 100, width: 300, height: 40))
    scroll(to: 185)
    #expect(frame(header, 0)?.minY == 170, "its section's items end at 210")
    #expect(frame(header, 1)?.minY == 230, "not yet")
    scroll(to: 240)
    #expect(frame(header, 0) == nil && frame(header, 1)?.minY == 240)
    let order = collection.subviews.map { $0 is CountedView }
    #expect(order.drop { !$0 }.allSatisfy { $0 }, "in front of all cells")
  }

  @Test func footersPinToTheVisibleBounds() {
    flow.sectionFootersPinToVisibleBounds = true
    scroll(to: 0)
    #expect(frame(footer, 0)?.minY == 180)
    scroll(to: 60)
    #expect(frame(footer, 0)?.minY == 210, "its own place")
  }

  @Test func pinnedHeadersStayBelowTheInset() {
    flow.sectionHeadersPinToVisibleBounds = true
    collection.contentInset.top = 30
    scroll(to: 50)
    #expect(frame(header, 0)?.minY == 80)
  }
}

private final class CountedView: UICollectionReusableView {}

private final class SectionData: NSObject, UICollectionViewDataSource {
  var asked: [String] = []
  var made: [String: Set<ObjectIdentifier>] = [:]

  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    asked.append("\(indexPath.section)\(kind == UICollectionView.elementKindSectionHeader ? "h" : "f")")
    made[kind, default: []].insert(ObjectIdentifier(view))
    return view
  }
}

private final class DisplayDelegate: NSObject, UICollectionViewDelegate {
  var entries: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    if elementKind == UICollectionView.elementKindSectionHeader { entries.append("shows h\(indexPath.section)") }
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    if elementKind == UICollectionView.elementKindSectionHeader { entries.append("ends h\(indexPath.section)") }
  }
}
