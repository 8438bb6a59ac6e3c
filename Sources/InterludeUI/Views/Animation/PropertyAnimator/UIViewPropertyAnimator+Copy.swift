extension UIViewPropertyAnimator {
  /// An inactive animator of the same duration, timing and options, without changes and completions of its own.
  public func copy(with zone: NSZone? = nil) -> Any {
    // By its full name it is the one that tells no place: the copy has the original's, and its timing as edited.
    let make = UIViewPropertyAnimator.init(duration:timingParameters:)
    let copy = make(duration, timingParameters ?? UICubicTimingParameters())
    copy.source = source
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    copy.isInterruptible = isInterruptible
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    return copy
  }
}
