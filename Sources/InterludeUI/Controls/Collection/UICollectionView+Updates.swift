/// How changes of the data and of the layout animate.
extension UICollectionView {
  func apply(_ updates: CollectionUpdates) {
    let old = loadedCounts()
    let new = askForCounts()
    do throws(ListMapping.Mismatch) {
      let mapping = try ListMapping(updates.update, from: old, to: new)
      let before = placesAround()
      counts = new
      selection.rename(mapping.new)
      let departures = leave(by: mapping)
      layout.isInvalid = true
      prepareLayout()
      layout.prepare(forCollectionViewUpdates: updates.update.updateItems(mapping))
      let ends = departures.map { key, view, place in
        let end = key.category == .cell ? layout.finalLayoutAttributesForDisappearingItem(at: key.path)?.place : nil
        return LeavingView(view: view, key: key, from: place, to: end ?? place.faded())
      }
      move(
        leaving: ends,
        start: { [self] key in
          if let initial = key.category == .cell ? layout.initialLayoutAttributesForAppearingItem(at: key.path) : nil {
            return initial.place
          }
          return key.category == .cell ? mapping.old(key.path).flatMap { before[$0] } : nil
        },
        animated: UIView.areAnimationsEnabled, finalize: layout.finalizeCollectionViewUpdates
      ) { finished in updates.completions.forEach { $0(finished) } }
    } catch {
      stage.report(error.diagnostic(of: self))
      reloadData()
      updates.completions.forEach { $0(false) }
    }
  }

  func takeOver(_ new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    let old = layout
    guard new !== old else { completion?(true); return }
    prepareLayout()
    old.prepareForTransition(to: new)
    new.owner = self
    new.prepareForTransition(from: old)
    UIView.performWithoutAnimation { endScrollers() }
    layout = new
    new.isInvalid = true
    prepareLayout()
    move(
      leaving: [], start: { $0.category == .cell ? old.layoutAttributesForItem(at: $0.path)?.place : nil },
      animated: animated,
      finalize: {
        old.finalizeLayoutTransition()
        new.finalizeLayoutTransition()
      }
    ) { finished in completion?(finished) }
    old.owner = nil
  }

  /// The places of the items in sight and as far again around them, for those that come into sight by moving.
  private func placesAround() -> [IndexPath: ListPlace] {
    prepareLayout()
    let around = layout.layoutAttributesForElements(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height)) ?? []
    return Dictionary(
      around.filter { $0.representedElementCategory == .cell }.map { ($0.indexPath, $0.place) },
      uniquingKeysWith: { one, _ in one })
  }

  /// Gives the views the paths of after, and lets those go that have none.
  private func leave(by mapping: ListMapping) -> [(ListKey, UIView, ListPlace)] {
    var (renamed, gone): ([ListKey: ListKey], [ListKey]) = ([:], [])
    func after(_ key: ListKey) -> ListKey? {
      guard key.path.count == 2 else { return key }
      var key = key
      let section = layout.goesWithItem(key) ? nil : mapping.newSection(key.path.section)
      guard
        let path = layout.goesWithItem(key)
          ? mapping.new(key.path) : section.map({ IndexPath(item: key.path.item, section: $0) })
      else { return nil }
      key.path = path
      return key
    }
    for key in views.sortedKeys {
      if let newKey = after(key) { renamed[key] = newKey } else { gone.append(key) }
    }
    layout.rename(after)
    renameScrollers(mapping.newSection)
    let departures = gone.compactMap { key in views.dismiss(key).map { (key, $0.view, $0.place) } }
    views.rename(renamed)
    return departures
  }

  /// Moves everything to where the layout has it now.
  private func move(
    leaving: [LeavingView], start: (ListKey) -> ListPlace?, animated: Bool, finalize: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    let rests = drag == nil && motion == nil
    let target =
      rests ? layout.targetContentOffset(forProposedContentOffset: offsetRange.clamp(contentOffset)) : contentOffset
    let wanted = UIView.outsideAnimationBlocks {
      let wanted = settledAttributes(in: { CGRect(origin: target, size: self.bounds.size) })
      placeScrollers(of: wanted)
      for attributes in wanted where !views.isInList(attributes.key) {
        views.put(attributes.key, in: start(attributes.key) ?? attributes.place.faded())
      }
      return wanted
    }
    let keys = Set(wanted.map(\.key))
    var leaving = leaving
    for key in views.sortedKeys where !keys.contains(key) && !views.holdsFirstResponder(key) {
      guard let (view, place) = views.dismiss(key) else { continue }
      let end = key.category == .cell && contains(key.path) ? layout.layoutAttributesForItem(at: key.path)?.place : nil
      leaving.append(LeavingView(view: view, key: key, from: place, to: end ?? place.faded()))
    }
    laidOutBounds = nil
    move(
      leaving: leaving, animated: animated,
      changes: { [self, leaving] in
        moveContent(to: target)
        moveScrollers()
        for attributes in wanted { put(attributes) }
        for item in leaving { item.to.inside(item.view.superview).apply(to: item.view, after: item.from) }
        finalize()
      }, completion: completion)
    if animated { setNeedsLayout() }
  }
}
