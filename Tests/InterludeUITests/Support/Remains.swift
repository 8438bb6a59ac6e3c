import InterludeUI

/// Weak references to everything that has been on the screen, to see what stays alive.
final class Remains {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func watch(_ object: AnyObject, as name: @autoclosure () -> String) {
    let identifier = ObjectIdentifier(object)
    // What is gone may have left its place in memory to another.
    guard entries[identifier]?.object == nil else { return }
    entries[identifier] = Entry(object: object, name: name())
  }

  /// Watches a view, all that is in it, and their layers.
  func watch(treeOf view: UIView) {
    watch(view, as: "\(type(of: view))")
    watch(view.layer, as: "the layer of \(type(of: view))")
    view.subviews.forEach(watch(treeOf:))
  }

  /// The names of those that are still there, but for a tree that is to stay.
  func alive(outside tree: UIView) -> [String] {
    var kept: Set<ObjectIdentifier> = []
    func keep(_ view: UIView) {
      kept.formUnion([ObjectIdentifier(view), ObjectIdentifier(view.layer)])
      view.subviews.forEach(keep)
    }
    keep(tree)
    return entries.filter { $0.value.object != nil && !kept.contains($0.key) }.map(\.value.name).sorted()
  }
}
