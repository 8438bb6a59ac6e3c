extension CALayer {
  /// The layer as it would show some seconds from now, if each of its animations kept the pace of now. Not part of
  /// QuartzCore.
  ///
  /// Whatever is read from two of these, a moment ahead and a moment behind, differs by the velocity of now: exactly for
  /// what an animation changes evenly with its progress, and to second order for angles. A motion that begins now has
  /// begun, one that ends now is over.
  public func presentation(coasting seconds: Double) -> CALayer {
    let copy = copied()
    for animation in running {
      let time = time(in: animation.timeline, localTime: localTime, clockTime: clock.time)
      let rate = timeScale * (animation.timeline?.rate ?? 1)
      for effect in animation.effects { effect.apply(to: &copy.state, at: time, coasting: seconds * rate) }
    }
    copy.source = self
    return copy
  }
}
