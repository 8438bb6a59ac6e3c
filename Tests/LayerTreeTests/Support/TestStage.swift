import DisplayList
import Foundation

@testable import LayerTree

/// A world of its own for one test: a clock, a root layer on stage, one layer in it, and what was reported.
final class TestStage {
  let clock = MediaClock()
  let root = CALayer()
  let layer = CALayer()
  private(set) var diagnostics: [LayerDiagnostic] = []

  init() {
    MediaClock.current = clock
    clock.onDiagnostic = { [weak self] in self?.diagnostics.append($0) }
    root.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    root.position = CGPoint(x: 200, y: 400)
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.delegate = NoActions.shared
    layer.delegate = NoActions.shared
    root.addSublayer(layer)
    root.attach(to: clock)
  }

  var kinds: [LayerDiagnostic.Kind] { diagnostics.map(\.kind) }

  /// What the layer presents at a key path now.
  func presented(_ keyPath: String) -> Double? { layer.presentation()?.value(forKeyPath: keyPath) as? Double }

  /// Advances through times and reads a key path at each.
  func samples(_ keyPath: String, at times: [Double]) -> [Double?] {
    times.map {
      clock.advance(to: $0)
      return presented(keyPath)
    }
  }
}

/// Keeps a layer from animating by itself, as a view does.
final class NoActions: NSObject, CALayerDelegate {
  static let shared = NoActions()

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}

/// Writes down when animations begin and end.
final class Recorder: NSObject, CAAnimationDelegate {
  let name: String
  let log: (String) -> Void

  init(_ name: String, _ log: @escaping (String) -> Void) {
    self.name = name
    self.log = log
  }

  func animationDidStart(_ anim: CAAnimation) { log("start \(name) \(CACurrentMediaTime())") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log("stop \(name) \(CACurrentMediaTime()) \(flag)")
  }
}
