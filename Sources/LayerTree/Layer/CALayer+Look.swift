import DisplayList
import Foundation

extension CALayer {
  /// The point of the bounds, in the unit square, that `position` places and `transform` turns about.
  public var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { set(.anchorPoint, .point(newValue)) }
  }

  /// Orders siblings, the greater in front, and under the superlayer's perspective the distance towards the viewer.
  public var zPosition: CGFloat {
    get { state.zPosition }
    set { set(.zPosition, .scalar(newValue)) }
  }

  /// Applied about the anchor point.
  public var transform: CATransform3D {
    get { state.transform }
    set { set(.transform, .transform(newValue)) }
  }

  /// Applied to all sublayers about this layer's anchor point: the usual place for a perspective.
  public var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set { set(.sublayerTransform, .transform(newValue)) }
  }

  /// The part of the sublayers' plane that fills the bounds: sublayers stretch with them, as contents do, also while an animation shows
  /// the bounds in another size. Nil for none, unless set. Not part of QuartzCore.
  package var stretchedPart: CGRect? {
    get { state.stretchedPart }
    set { set(\.stretchedPart, "stretchedPart", newValue) }
  }

  /// The transform's part in the plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(state.transform) }

  /// Sets the transform to one in the plane.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// 0…1. The layer and its sublayers fade as one picture, unless `allowsGroupOpacity` is false.
  public var opacity: Float {
    get { Float(state.opacity) }
    set { opacityValue = Double(newValue) }
  }

  /// `opacity` at full precision. Not part of QuartzCore.
  public var opacityValue: Double {
    get { state.opacity }
    set { set(.opacity, .scalar(newValue)) }
  }

  /// Whether the layer and its sublayers are left out.
  public var isHidden: Bool {
    get { state.isHidden }
    set {
      guard newValue != state.isHidden else { return }
      set(\.isHidden, "hidden", newValue)
      if !newValue { markDisplayNeededAboveIfNeeded() }
      if isOnStage { perform(newValue ? kCAOnOrderOut : kCAOnOrderIn) }
    }
  }

  /// Whether contents and sublayers end at the rounded bounds.
  public var masksToBounds: Bool {
    get { state.masksToBounds }
    set { set(\.masksToBounds, "masksToBounds", newValue) }
  }

  /// Whether it shows from behind.
  public var isDoubleSided: Bool {
    get { state.isDoubleSided }
    set { set(\.isDoubleSided, "doubleSided", newValue) }
  }

  /// Fills the rounded bounds, behind everything else; nil is none.
  public var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { set(.backgroundColor, .color(newValue)) }
  }

  /// In points.
  public var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { set(.cornerRadius, .scalar(newValue)) }
  }

  /// How the sides bend into the round corners; by quarter circles unless set.
  public var cornerCurve: CALayerCornerCurve {
    get { state.cornerCurve }
    set { set(\.cornerCurve, "cornerCurve", newValue) }
  }

  /// By how much farther than `cornerRadius` a curve reaches along the sides: 1 for quarter circles.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// The corners that `cornerRadius` rounds; all by default.
  public var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { set(\.maskedCorners, "maskedCorners", newValue) }
  }

  /// In points, inwards from the bounds, in front of the sublayers.
  public var borderWidth: CGFloat {
    get { state.borderWidth }
    set { set(.borderWidth, .scalar(newValue)) }
  }

  /// Opaque black by default.
  public var borderColor: CGColor? {
    get { state.borderColor }
    set { set(.borderColor, .color(newValue)) }
  }
}

// MARK: Shadow

extension CALayer {
  /// Opaque black by default. The shadow is that of `shadowPath`, or else of the background, or else
  /// of a shape's fill; a layer with none of them casts none.
  public var shadowColor: CGColor? {
    get { state.shadowColor }
    set { set(.shadowColor, .color(newValue)) }
  }

  /// 0…1; 0, the default, is no shadow.
  public var shadowOpacity: Float {
    get { Float(state.shadowOpacity) }
    set { set(.shadowOpacity, .scalar(Double(newValue))) }
  }

  /// In points of the layer.
  public var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { set(.shadowOffset, .size(newValue)) }
  }

  /// The blur's standard deviation in points.
  public var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set { set(.shadowRadius, .scalar(newValue)) }
  }

  /// What casts the shadow, opaque, in the place of the background; in points of the layer, filled by the non-zero
  /// winding rule. Nil, the default, is the background.
  ///
  /// Paths of the same structure animate point by point; others change over half way.
  public var shadowPath: CGPath? {
    get { state.shadowPath.map { CGPath($0) } }
    set { set(.shadowPath, .path(newValue?.path)) }
  }
}

// MARK: Contents

extension CALayer {
  /// A `CGImage` or nil; anything else is reported and counts as nil. Pictures cross-fade when they animate.
  public var contents: Any? {
    get { state.contents.image }
    set {
      let image = newValue as? CGImage
      if let newValue, image == nil {
        clock.report(
          .init(
            .wrongValueType, "contents of \(title) is a \(type(of: newValue)); it must be a CGImage, and counts as nil."
          ))
      }
      set(.contents, .contents(ContentsMix(image)))
    }
  }

  /// The part of the contents that shows, in the unit square.
  public var contentsRect: CGRect {
    get { state.contentsRect }
    set { set(.contentsRect, .rect(newValue)) }
  }

  /// How the contents lie in the bounds; stretched over them by default.
  public var contentsGravity: CALayerContentsGravity {
    get { state.contentsGravity }
    set { set("contentsGravity", if: newValue != state.contentsGravity) { $0.contentsGravity = newValue } }
  }

  /// The middle of the contents that show, as a share of them: where they are resized it is stretched, and what is beside it, above
  /// and below keeps its size as far as there is room. All of them unless set. It does not animate.
  public var contentsCenter: CGRect {
    get { state.contentsParts.center }
    set { contentsParts = NinePart(center: newValue, isTiled: false) }
  }

  /// The same, which may be repeated rather than stretched. Not part of QuartzCore.
  package var contentsParts: NinePart {
    get { state.contentsParts }
    set {
      guard AnimatableValue.rect(newValue.center).isFinite else { return reportNumber("contentsCenter") }
      set("contentsCenter", if: newValue != state.contentsParts) { $0.contentsParts = newValue }
    }
  }

  /// Pixels of the contents per point, above 0.
  public var contentsScale: CGFloat {
    get { state.contentsScale }
    set {
      guard newValue > 0, newValue.isFinite else { return reportNumber("contentsScale") }
      set("contentsScale", if: newValue != state.contentsScale) { $0.contentsScale = newValue }
    }
  }
}
