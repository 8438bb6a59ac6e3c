import DisplayList

extension CALayer {
  /// How the contents are made larger, or the bitmap of a rasterized layer; linear unless set. It does not animate.
  public var magnificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(state.sampling.growing) }
    set { set(\.sampling.growing, "magnificationFilter", newValue.filter) }
  }

  /// How they are made smaller; linear unless set. It does not animate.
  public var minificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(state.sampling.shrinking) }
    set { set(\.sampling.shrinking, "minificationFilter", newValue.filter) }
  }

  /// Added to the number of halvings by which the trilinear filter chooses the sizes that it reads: above 0 is softer, below 0
  /// sharper. 0 unless set; other filters have no use for it.
  public var minificationFilterBias: Float {
    get { state.sampling.bias }
    set {
      guard newValue.isFinite else { return reportNumber("minificationFilterBias") }
      set(\.sampling.bias, "minificationFilterBias", newValue)
    }
  }
}
