import InterludeTestSupport
import InterludeUI
import InterludeUITestSupport
import Testing

/// A stage that nobody holds any longer goes with all that is under way on it.
struct StageEndTests {
  private let remains = Remains()

  @Test func whatIsUnderWayGoesWithItsStage() {
    begin { view, root in
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
        view.alpha = 0
      } completion: { _ in
        root.title = "\(view)"
      }
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 5 }
      animator.addCompletion { _ in root.title = "\(view)" }
      animator.startAnimation()
      CADisplayLink { _ in view.tag += 1 }.add(to: .main, forMode: .common)
      remains.watch(animator, as: "the animator")
    }

    #expect(remains.count > 5)
    #expect(remains.alive() == [])
  }

  @Test func whatIsPresentedGoesWithItsStage() {
    begin { _, root in
      let top = UIViewController()
      top.modalPresentationStyle = .fullScreen
      root.present(top, animated: false)
      remains.watch(top, as: "the presented controller")
    }

    #expect(remains.count > 5)
    #expect(remains.alive() == [])
  }

  /// Code that puts back, as it ends, what it was opened from.
  @Test func whatIsPresentedEndsBeforeWhatItWasPresentedFrom() {
    let log = Log()
    begin { view, root in
      let (middle, top) = (EndingController(), EndingController())
      middle.onEnd = { [weak view] in log.lines.append("middle, \(view == nil ? "alone" : "over the root")") }
      top.onEnd = { [weak middle] in log.lines.append("top, \(middle == nil ? "alone" : "over the middle")") }
      middle.modalPresentationStyle = .fullScreen
      root.present(middle, animated: false)
      middle.present(top, animated: false)
    }
    #expect(log.lines == ["top, over the middle", "middle, over the root"])
  }

  /// Shows a view on a stage of its own, runs code there, lets a fifth of a second pass, and lets the stage go.
  private func begin(_ body: (UIView, UIViewController) -> Void) {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    stage.asCurrent {
      let (window, root, view) = (UIWindow(frame: UIScreen.main.bounds), UIViewController(), UIView())
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.view.addSubview(view)
      body(view, root)
      remains.watch(root, as: "the root controller")
      remains.watch(treeOf: window)
    }
    stage.advance(to: 0.2)
    remains.watch(stage, as: "the stage")
    remains.watch(stage.clock, as: "the clock")
    _ = stage.displayList()
  }
}

private final class Log {
  var lines: [String] = []
}

private final class EndingController: UIViewController {
  var onEnd: () -> Void = {}

  @MainActor deinit { onEnd() }
}
