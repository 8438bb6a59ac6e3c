extension CALayer {
  /// A layer of one of the classes of this module.
  ///
  /// A class of an app's own cannot be made from its name alone: without a required initialiser, which QuartzCore's has not,
  /// Swift has no way to. Its layer is of the class of QuartzCore's that it descends from, and that is reported.
  package static func make(of layerClass: AnyClass) -> CALayer {
    let layer: CALayer =
      switch layerClass {
      case is CAGradientLayer.Type: CAGradientLayer()
      case is CAReplicatorLayer.Type: CAReplicatorLayer()
      case is CAShapeLayer.Type: CAShapeLayer()
      case is CATextLayer.Type: CATextLayer()
      case is CATransformLayer.Type: CATransformLayer()
      case is BackdropLayer.Type: BackdropLayer()
      default: CALayer()
      }
    if type(of: layer) != layerClass {
      layer.clock.report(
        .init(
          .wrongValueType,
          "layerClass is \(layerClass), of which no layer can be made here; the view has a \(type(of: layer)). Add one of "
            + "your own as a sublayer."
        ))
    }
    return layer
  }
}
