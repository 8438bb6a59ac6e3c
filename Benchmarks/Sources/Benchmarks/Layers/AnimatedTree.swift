import DisplayList
import Foundation
import LayerTree

/// A tree of layers that all move, as a frame in the middle of a transition has it.
struct AnimatedTree {
  let root = CALayer()
  let propertyCount: Int

  /// Seconds that all animations run for, from 0.
  static let duration = 1.0

  /// - Parameters:
  ///   - count: How many layers are animated: all but the root.
  ///   - branching: How many sublayers a layer has, until there are enough.
  ///   - stagger: Seconds by which each layer begins after the one before; with 0 they share their pace, as the views of
  ///     one animation block do.
  init(count: Int, branching: Int, stagger: Double) {
    root.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    var layers = [root]
    for index in 0..<count {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 60, height: 40)
      layer.position = CGPoint(x: Double(index % 39) * 10, y: Double(index % 84) * 10)
      layer.backgroundColor = CGColor(red: 0.2, green: 0.5, blue: 0.8, alpha: 1)
      layers[index / branching].addSublayer(layer)
      layers.append(layer)
    }
    for (index, layer) in layers.enumerated().dropFirst() { Self.animate(layer, from: stagger * Double(index)) }
    propertyCount = layers.dropFirst().reduce(0) { $0 + $1.runningAnimations.count }
  }

  /// A property for each kind of pace and of value: a spring laid on top of the position, as views animate it, and
  /// eased opacity, corner radius and turn.
  private static func animate(_ layer: CALayer, from beginTime: Double) {
    let position = CASpringAnimation(keyPath: "position")
    (position.fromValue, position.toValue) = (CGPoint(x: -80, y: 120), CGPoint.zero)
    position.isAdditive = true
    let opacity = CABasicAnimation(keyPath: "opacity")
    (opacity.fromValue, opacity.toValue) = (0.1, 0.9)
    opacity.timingFunction = CAMediaTimingFunction(name: .default)
    let radius = CABasicAnimation(keyPath: "cornerRadius")
    (radius.fromValue, radius.toValue) = (0.0, 12.0)
    radius.timingFunction = CAMediaTimingFunction(name: .linear)
    let turn = CABasicAnimation(keyPath: "transform")
    (turn.fromValue, turn.toValue) = (CATransform3DIdentity, CATransform3DMakeRotation(1, 0, 0, 1))
    turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    for animation in [position, opacity, radius, turn] {
      (animation.beginTime, animation.duration) = (beginTime, duration)
      layer.add(animation, forKey: animation.keyPath)
    }
  }
}
