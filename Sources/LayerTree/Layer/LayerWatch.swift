/// Is told when a layer's model values have changed.
package protocol LayerWatcher: AnyObject {
  /// Called after each change, of several that are made at once after the last one.
  func layerDidChange()
}

/// Who watches a layer. Few layers have one.
final class LayerWatch {
  private var watchers: [() -> (any LayerWatcher)?] = []
  /// How many changes of several values are under way, in each other.
  private var depth = 0
  private var isPending = false

  func add(_ watcher: any LayerWatcher) {
    watchers = watchers.filter { $0() != nil }
    watchers.append { [weak watcher] in watcher }
  }

  func layerDidChange() {
    guard depth == 0 else { return isPending = true }
    for watcher in watchers { watcher()?.layerDidChange() }
  }

  func hold() { depth += 1 }

  func release() {
    depth -= 1
    guard depth == 0, isPending else { return }
    isPending = false
    layerDidChange()
  }
}

extension CALayer {
  /// Has somebody told of changes, who is not kept alive.
  package func addWatcher(_ watcher: any LayerWatcher) {
    if watch == nil { watch = LayerWatch() }
    watch?.add(watcher)
  }

  /// Something changed that belongs to the layer's view, not to its model.
  package func noteChange() { watch?.layerDidChange() }

  /// Makes several changes that count as one for those who watch.
  func changingAtOnce(_ changes: () -> Void) {
    watch?.hold()
    defer { watch?.release() }
    changes()
  }
}
