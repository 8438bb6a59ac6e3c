import DisplayList
import Foundation

extension CALayer {
  /// A layer tree of its own that looks as this one does, and keeps the look whatever becomes of this one. Not part of
  /// QuartzCore.
  ///
  /// - Parameter isPresented: whether it takes the values that show now, with all animations applied, or the model's.
  public func frozenCopy(isPresented: Bool) -> CALayer {
    let copy = CALayer(layer: self)
    if isPresented {
      copy.state = presentedState
      copy.passage = passageNow
    }
    for child in children { copy.addSublayer(child.frozenCopy(isPresented: isPresented)) }
    copy.mask = maskLayer?.frozenCopy(isPresented: isPresented)
    return copy
  }

  /// The transition that it is in, held where it stands now.
  private var passageNow: LayerPassage? {
    guard let passage else { return nil }
    let time = time(in: passage.timeline, localTime: localTime, clockTime: clock.time)
    return passage.progress(at: time).map { passage.held(at: $0) }
  }
}
