/// The views that a list shows at the moment, each where the list has put it last.
final class ListViews {
  private struct Shown {
    let view: UIView
    var place: ListPlace?
    /// Whether it has been put there, so that it is in the list.
    var isInList = false
  }

  private unowned let list: any ListHost
  /// The list's own view that a view is in; nil where it is in the list itself.
  private let container: (ListKey) -> UIView?
  private var shown: [ListKey: Shown] = [:]
  private var keys: [ObjectIdentifier: ListKey] = [:]
  /// Those that are on their way out, with their places in front and behind.
  private var leaving: [ObjectIdentifier: (view: UIView, zIndex: Int)] = [:]

  init(list: any ListHost, container: @escaping (ListKey) -> UIView? = { _ in nil }) {
    (self.list, self.container) = (list, container)
  }

  /// What is shown, in the order of sections and rows.
  var sortedKeys: [ListKey] { shown.keys.sorted() }

  func view(for key: ListKey) -> UIView? { shown[key]?.view }

  func key(of view: UIView) -> ListKey? { keys[ObjectIdentifier(view)] }

  /// The view shown that a view is, or is inside of.
  func key(around view: UIView?) -> ListKey? {
    sequence(first: view, next: { $0?.superview }).lazy.prefix { $0 !== self.list }.compactMap {
      $0.flatMap(self.key(of:))
    }
    .first
  }

  /// Takes a view in, which gets its size and its look at once; it comes into the list when it is put in a place.
  func hold(_ view: UIView, as key: ListKey, in place: ListPlace?) {
    shown[key] = Shown(view: view, place: place)
    keys[ObjectIdentifier(view)] = key
    leaving[ObjectIdentifier(view)] = nil
    UIView.outsideAnimationBlocks { place?.apply(to: view, after: nil) }
  }

  /// Whether a view that is held has been put in a place.
  func isInList(_ key: ListKey) -> Bool { shown[key]?.isInList == true }

  /// Whether a view is, or has in it, what gets the keys: it stays in the list where it is out of sight, too.
  func holdsFirstResponder(_ key: ListKey) -> Bool {
    guard let view = shown[key]?.view, let responder = list.stage.firstResponder as? UIView else { return false }
    return responder.isDescendant(of: view)
  }

  /// Puts a view that is held in a place. What comes into the list does so at once; what is there moves as blocks have it.
  func put(_ key: ListKey, in place: ListPlace) {
    guard isInList(key) else { return UIView.outsideAnimationBlocks { arrange(key, in: place) } }
    arrange(key, in: place)
  }

  private func arrange(_ key: ListKey, in place: ListPlace) {
    let parent = container(key) ?? list
    guard let entry = shown[key], entry.place != place || entry.view.superview !== parent else { return }
    let (isNew, inner) = (entry.view.superview !== parent, place.inside(parent))
    if isNew || entry.place?.zIndex != place.zIndex {
      shown[key]?.place = nil
      parent.insertSubview(entry.view, at: index(forZ: place.zIndex, of: entry.view, in: parent))
    }
    // The coordinates are others than before.
    if isNew, parent !== list { entry.view.center = inner.center }
    inner.apply(to: entry.view, after: entry.place?.inside(parent))
    shown[key]?.place = place
    shown[key]?.isInList = true
  }

  /// Lets a view go, which stays in the list until somebody takes it out.
  func release(_ key: ListKey) -> UIView? {
    guard let entry = shown.removeValue(forKey: key) else { return nil }
    keys[ObjectIdentifier(entry.view)] = nil
    return entry.view
  }

  /// Lets a view go that is to move on for a while, and returns where it was.
  func dismiss(_ key: ListKey) -> (view: UIView, place: ListPlace)? {
    guard isInList(key), let place = shown[key]?.place, let view = release(key) else { return nil }
    leaving[ObjectIdentifier(view)] = (view, place.zIndex)
    return (view, place)
  }

  /// Whether a view that was dismissed has not come into use again since.
  func endLeaving(_ view: UIView) -> Bool { leaving.removeValue(forKey: ObjectIdentifier(view)) != nil }

  /// Gives the views other keys; those without one stay as they were.
  func rename(_ newKeys: [ListKey: ListKey]) {
    let old = shown
    for key in newKeys.keys { shown[key] = nil }
    for (key, newKey) in newKeys {
      guard let entry = old[key] else { continue }
      shown[newKey] = entry
      keys[ObjectIdentifier(entry.view)] = newKey
    }
  }

  /// Takes a view out of the list's own view that it is in, to where it shows.
  func takeOut(_ key: ListKey) {
    guard let entry = shown[key], let place = entry.place, let parent = entry.view.superview, parent !== list else {
      return
    }
    let center = parent.convert(entry.view.center, to: list)
    list.insertSubview(entry.view, at: index(forZ: place.zIndex, of: entry.view, in: list))
    entry.view.center = center
    shown[key]?.place?.center = center
  }

  /// Takes in a view that others are to be in.
  func insert(_ parent: UIView, atZ zIndex: Int) {
    list.insertSubview(parent, at: index(forZ: zIndex, of: parent, in: list))
  }

  /// In front of the list's own views that are behind it, and of those alone.
  private func index(forZ zIndex: Int, of view: UIView, in parent: UIView) -> Int {
    let others = parent.subviews.filter { $0 !== view }
    let before = others.lastIndex { other in
      let id = ObjectIdentifier(other)
      let z = keys[id].flatMap { shown[$0]?.place?.zIndex } ?? leaving[id]?.zIndex
      if let z { return z <= zIndex }
      return other is SectionScrollView ? zIndex >= 0 : other === list.backgroundView
    }
    return before.map { $0 + 1 } ?? 0
  }
}
