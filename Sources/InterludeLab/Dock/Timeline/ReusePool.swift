import InterludeUI

/// Views for what is in sight, by its key. What goes out of sight leaves its view to what comes.
struct ReusePool<Key: Hashable, View: UIView> {
  private var views: [Key: View] = [:]
  /// The keys of `views` in the order in which they came, so that views are handed on in an order that does not vary.
  private var order: [Key] = []
  private var spare: [View] = []

  subscript(key: Key) -> View? { views[key] }

  /// Those that show, in no order that matters.
  var shown: [View] { order.compactMap { views[$0] } }

  /// Gives each key a view in a superview, the same as before where it had one; keys are unique.
  mutating func show(_ keys: [Key], in superview: UIView, make: () -> View) {
    let wanted = Set(keys)
    for key in order where !wanted.contains(key) {
      guard let view = views.removeValue(forKey: key) else { continue }
      view.isHidden = true
      spare.append(view)
    }
    order.removeAll { !wanted.contains($0) }
    for key in keys where views[key] == nil {
      let view = spare.popLast() ?? make()
      if view.superview == nil { superview.addSubview(view) }
      view.isHidden = false
      views[key] = view
      order.append(key)
    }
  }
}
