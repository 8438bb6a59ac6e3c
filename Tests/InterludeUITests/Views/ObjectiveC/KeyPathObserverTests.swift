import Foundation
import InterludeUI
import InterludeUITestSupport
import LayerTree
import Testing

/// Observers at key paths in strings, as code of before Swift 4 has them.
@Suite final class KeyPathObserverTests {
  private lazy var world = World()
  private lazy var root = world.showProbe()

  private final class Watcher: UIViewController {
    var heard: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let (old, new) = (change?[.oldKey] as? CGPoint, change?[.newKey] as? CGPoint)
      heard.append("\(keyPath ?? "") \(old.map { "\($0.y)" } ?? "-") \(new.map { "\($0.y)" } ?? "-")")
      #expect(change?[.kindKey] as? UInt == 1)
      if keyPath == "layer.opacity" {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
    }
  }

  @Test func aScrollViewsOffsetIsObserved() {
    let (scrollView, watcher) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Watcher())
    root.view.addSubview(scrollView)
    scrollView.addObserver(watcher, forKeyPath: "contentOffset", options: [.old, .new, .initial], context: nil)
    scrollView.contentOffset.y = 40
    scrollView.contentOffset.y = 40
    scrollView.removeObserver(watcher, forKeyPath: "contentOffset")
    scrollView.contentOffset.y = 80

    #expect(watcher.heard == ["contentOffset - 0.0", "contentOffset 0.0 40.0"])
    #expect(world.diagnostics.isEmpty)
  }

  @Test func contextsTellObserversApart() {
    let (view, watcher) = (UIView(), Watcher())
    var (first, second) = (1, 2)
    withUnsafeMutablePointer(to: &first) { first in
      withUnsafeMutablePointer(to: &second) { second in
        view.addObserver(watcher, forKeyPath: "center", options: .new, context: first)
        view.addObserver(watcher, forKeyPath: "center", options: .new, context: second)
        view.center.y = 5
        view.removeObserver(watcher, forKeyPath: "center", context: first)
        view.center.y = 6
      }
    }
    #expect(watcher.heard == ["center - 5.0", "center - 5.0", "center - 6.0"])
  }

  @Test func layersAreObservedAndBaseClassesDoNotHandle() {
    _ = root
    let (view, watcher) = (UIView(), Watcher())
    view.layer.addObserver(watcher, forKeyPath: "position", options: [.new], context: nil)
    view.layer.position = CGPoint(x: 0, y: 7)
    #expect(watcher.heard == ["position - 7.0"])

    view.addObserver(watcher, forKeyPath: "layer.opacity", options: [], context: nil)
    view.alpha = 0.5
    #expect(world.diagnostics.map(\.identifier) == ["S6"])
  }

  @Test func whatCannotBeObservedIsReported() {
    _ = root
    let (view, watcher) = (UIView(), Watcher())
    view.addObserver(watcher, forKeyPath: "tag", options: [], context: nil)
    NSObject().addObserver(watcher, forKeyPath: "frame", options: [], context: nil)
    view.addObserver(NSObject(), forKeyPath: "frame", options: [], context: nil)
    view.removeObserver(watcher, forKeyPath: "frame")

    #expect(world.diagnostics.map(\.identifier) == ["S6", "S6", "S6", "S6"])
  }

  @Test func anObserverThatIsGoneIsNotTold() {
    let view = UIView()
    do {
      let watcher = Watcher()
      view.addObserver(watcher, forKeyPath: "alpha", options: [], context: nil)
    }
    view.alpha = 0.5
    #expect(view.alpha == 0.5)
  }
}
