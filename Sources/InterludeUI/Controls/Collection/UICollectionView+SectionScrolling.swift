/// Sections that scroll by themselves.
extension UICollectionView {
  /// How far a section has been scrolled by itself, in points.
  func offset(ofSection section: Int) -> CGPoint {
    scrollers[section]?.contentOffset ?? sectionOffsets[section] ?? layout.scroll(ofSection: section)?.start ?? .zero
  }

  /// Where something shows in the collection's coordinates.
  func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard layout.scrollsWithSection(attributes.key) else { return attributes.frame }
    let offset = offset(ofSection: attributes.indexPath.section)
    return attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
  }

  func sectionDidScroll() {
    laidOutBounds = nil
    setNeedsLayout()
  }

  /// Gives each section that shows, and scrolls, its scroll view, and takes away those of the rest, whose offsets are kept. Those that
  /// are there already stay where they are.
  func placeScrollers(of wanted: [UICollectionViewLayoutAttributes]) {
    let sections = Set(wanted.filter { layout.scrollsWithSection($0.key) }.map(\.indexPath.section))
    for section in scrollers.keys.sorted() where !sections.contains(section) {
      guard let scroller = scrollers.removeValue(forKey: section) else { continue }
      sectionOffsets[section] = scroller.contentOffset
      scroller.removeFromSuperview()
    }
    for section in sections.sorted() where scrollers[section] == nil {
      guard let scroller = makeScroller(of: section) else { continue }
      views.insert(scroller, atZ: 0)
      scrollers[section] = scroller
    }
  }

  private func makeScroller(of section: Int) -> SectionScrollView? {
    guard let scroll = layout.scroll(ofSection: section) else { return nil }
    let (scroller, offset) = (SectionScrollView(of: self), offset(ofSection: section))
    scroller.take(scroll)
    scroller.contentOffset = scroller.offsetRange.clamp(offset)
    return scroller
  }

  /// Moves the scroll views to where the layout has their sections now.
  func moveScrollers() {
    for section in scrollers.keys.sorted() {
      if let scroll = layout.scroll(ofSection: section) { scrollers[section]?.take(scroll) }
    }
  }

  /// Scrolls a section by itself until something of it is at a place in the collection.
  func scrollSection(
    _ attributes: UICollectionViewLayoutAttributes, to position: ScrollPosition, animated: Bool
  ) {
    let section = attributes.indexPath.section
    // A section out of sight has a scroll view for as long as this takes.
    guard layout.scrollsWithSection(attributes.key), let scroll = layout.scroll(ofSection: section),
      let scroller = scrollers[section] ?? makeScroller(of: section)
    else { return }
    let isShown = scrollers[section] != nil
    let place = attributes.frame.offsetBy(dx: -scroll.frame.minX, dy: -scroll.frame.minY)
    scroller.scroll(to: place, at: position, animated: animated && isShown)
    if !isShown { sectionOffsets[section] = scroller.contentOffset }
  }

  /// Takes all scroll views away before another layout moves what is in them, which stays where it shows.
  func endScrollers() {
    for key in views.sortedKeys { views.takeOut(key) }
    renameScrollers { _ in nil }
  }

  /// Gives the scroll views to the sections of after an update.
  func renameScrollers(_ newSection: (Int) -> Int?) {
    let (old, oldOffsets) = (scrollers, sectionOffsets)
    (scrollers, sectionOffsets) = ([:], [:])
    for (section, scroller) in old {
      if let new = newSection(section) { scrollers[new] = scroller } else { scroller.removeFromSuperview() }
    }
    for (section, offset) in oldOffsets {
      if let new = newSection(section) { sectionOffsets[new] = offset }
    }
  }
}
