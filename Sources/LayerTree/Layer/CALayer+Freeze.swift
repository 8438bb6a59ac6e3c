import DisplayList
import Foundation

extension CALayer {
  /// A layer tree of its own that looks as this one does, and keeps the look whatever becomes of this one. Not part of
  /// QuartzCore.
  ///
  /// - Parameter isPresented: whether it takes the values that show now, with all animations applied, or the model's.
  public func frozenCopy(isPresented: Bool) -> CALayer {
    frozenCopy { LayerContent(of: $0, isAnimated: isPresented) }
  }

  /// As it has shown since the last commit, whatever has been changed and animated since.
  func committedCopy() -> CALayer { frozenCopy { $0.committed ?? LayerContent(of: $0) } }

  private func frozenCopy(_ content: (CALayer) -> LayerContent) -> CALayer {
    let copy = CALayer(layer: self)
    copy.origin = clock.reference
    let old = content(self)
    copy.state = presented(old.state, by: old.effects, at: localTime, clockTime: clock.time)
    copy.transitionEffect = old.transitionEffect.flatMap(heldNow)
    for child in old.children { copy.addSublayer(child.frozenCopy(content)) }
    copy.mask = old.mask?.frozenCopy(content)
    return copy
  }

  /// A transition held where it stands now; nil when nothing of it shows.
  private func heldNow(_ transitionEffect: LayerTransitionEffect) -> LayerTransitionEffect? {
    let time = time(in: transitionEffect.timeline, localTime: localTime, clockTime: clock.time)
    return transitionEffect.progress(at: time).map { transitionEffect.held(at: $0) }
  }
}
