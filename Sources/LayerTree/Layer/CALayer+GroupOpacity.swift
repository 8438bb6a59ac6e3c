extension CALayer {
  /// Whether the layer and its sublayers fade as one picture; true unless set. It does not animate.
  ///
  /// If false, each of them fades by itself, times `opacity`: where they lie over each other, what is behind shows through. What is a
  /// picture of its own anyway, being rasterized, masked or mixed with what is behind it, fades as a whole all the same.
  public var allowsGroupOpacity: Bool {
    get { state.allowsGroupOpacity }
    set { set(\.allowsGroupOpacity, "allowsGroupOpacity", newValue) }
  }
}
