import Foundation
import InterludeUI
import Testing

/// Observing by objects that are no responders, and before a change.
@Suite final class InterfaceObservingTests {
  private final class Observer: InterfaceObject {
    var heard: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let isPrior = change?[.notificationIsPriorKey] as? Bool ?? false
      heard.append("\(keyPath ?? "") \(isPrior ? "prior" : "after") \(change?[.newKey] != nil)")
    }
  }

  @Test func anObjectBelowInterfaceObjectIsTold() {
    let (view, observer) = (UIView(), Observer())
    view.addObserver(observer, forKeyPath: "alpha", options: [.new, .prior], context: nil)
    view.alpha = 0.5
    #expect(observer.heard == ["alpha prior false", "alpha after true"])
  }

  @Test func aBlockIsCalledForThePriorValueFirst() {
    let view = UIView()
    var heard: [String] = []
    let observation = view.observe(\.alpha, options: [.old, .new, .prior]) { _, change in
      heard.append("\(change.isPrior) \(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    view.alpha = 0.5
    observation.invalidate()
    #expect(heard == ["true 1.0 -1.0", "false 1.0 0.5"])
  }

  @Test func whatObjectiveCNamesIsThere() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.item == 3 && path.section == 2)
    #expect(NSIndexPath(item: 1, section: 0) == IndexPath(item: 1, section: 0) as NSIndexPath)
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
    #expect(UIView.classForCoder() == UIView.self && UIView.description() == "InterludeUI.UIView")
  }
}
