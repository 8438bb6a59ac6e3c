@testable import InterludeUI
import InterludeUITestSupport
import Testing

/// Animating calls through a protocol, as tests of apps have them, and by their names.
private protocol Animating {
  static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
  static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?)
  static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?)
  static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?)
}

extension UIView: Animating {}

@Suite final class AnimateReferenceTests {
  lazy var world = World()
  lazy var view: UIView = {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    world.showProbe().view.addSubview(view)
    return view
  }()

  private func fade() { view.alpha = 0 }

  private var opacity: Float? { view.layer.presentation()?.opacity }

  @Test func aProtocolThatAsksForThemIsConformedTo() {
    _ = view
    var ends: [Bool] = []
    let kind: any Animating.Type = UIView.self
    kind.animate(withDuration: 1, delay: 0.5, options: .curveLinear, animations: fade) { ends.append($0) }
    world.stage.advance(to: 1)
    #expect(opacity == 0.5 && ends == [])
    world.stage.advance(to: 2)
    #expect(view.alpha == 0 && ends == [true])
  }

  @Test func aReferenceAnimatesAsTheCallDoes() {
    _ = view
    let animate: (TimeInterval, @escaping () -> Void) -> Void = UIView.animate(withDuration:animations:)
    animate(1, fade)
    world.stage.advance(to: 0.5)
    // Ease-in-ease-out is half way at half time.
    #expect(abs((opacity ?? 0) - 0.5) < 1e-4)
  }

  /// What calls the reference is not where it was made.
  @Test func onlyACallInCodeKnowsItsPlace() {
    final class Listener: StageObserver {
      var sources: [String?] = []

      func stage(_ stage: Stage, sees event: StageEvent) {
        if case .animates(let call, _) = event { sources.append(call.source?.fileName) }
      }
    }
    _ = view
    let listener = Listener()
    world.stage.observers = [listener]
    let animate: (TimeInterval, @escaping () -> Void) -> Void = UIView.animate(withDuration:animations:)
    animate(1, fade)
    UIView.animate(withDuration: 1) { self.view.alpha = 1 }
    #expect(listener.sources == [nil, "AnimateReferenceTests.swift"])
  }

  @Test func aSpringOvershootsThroughAProtocolToo() {
    _ = view
    let kind: any Animating.Type = UIView.self
    kind.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0, options: [],
      animations: { [view] in view.center.x = 105 }, completion: nil)
    let places = stride(from: 0.1, through: 1, by: 0.1).compactMap { time -> CGFloat? in
      world.stage.advance(to: time)
      return view.layer.presentation()?.position.x
    }
    #expect(places.contains { $0 > 110 })
  }
}
