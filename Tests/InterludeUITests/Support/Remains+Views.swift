import InterludeTestSupport
import InterludeUI

extension Remains {
  /// Watches a view, all that is in it, and their layers.
  public func watch(treeOf view: UIView) {
    watch(view, as: "\(type(of: view))")
    watch(view.layer, as: "the layer of \(type(of: view))")
    view.subviews.forEach(watch(treeOf:))
  }

  /// The names of those that are still there, but for a tree that is to stay.
  public func alive(outside tree: UIView) -> [String] {
    var kept: Set<ObjectIdentifier> = []
    func keep(_ view: UIView) {
      kept.formUnion([ObjectIdentifier(view), ObjectIdentifier(view.layer)])
      view.subviews.forEach(keep)
    }
    keep(tree)
    return alive(outside: kept)
  }
}
