import DisplayList
import Foundation

/// All that makes a layer look as it does: what changes of it from one commit to the next.
final class LayerContent {
  let state: LayerState
  let effects: ContiguousArray<TimedEffect>
  let transitionEffect: LayerTransitionEffect?
  let children: [CALayer]
  let mask: CALayer?

  /// A layer's present content; only the model's, unless it `isAnimated`.
  init(of layer: CALayer, isAnimated: Bool = true) {
    state = layer.state
    effects = isAnimated ? layer.effects : []
    transitionEffect = isAnimated ? layer.transitionEffect : nil
    children = layer.children
    mask = layer.maskLayer
  }
}

extension CALayer {
  /// Keeps what the layer was at the last commit; called before anything of it changes.
  func willChange() {
    guard committed == nil, source == nil, let clock = root.attachedClock else { return }
    committed = LayerContent(of: self)
    clock.transactions.keep(self)
  }
}
