import Foundation

/// One step of drawing. Geometry is in a layer's own points; the homography takes it to the picture's points.
public enum DrawCommand: Hashable, Sendable {
  /// Fills a shape with one colour.
  case fill(Shape, CGColor, Homography)
  /// Draws the band of a width, in points, that lies inside a rounded rectangle's edge.
  case border(RoundedRect, width: CGFloat, CGColor, Homography)
  /// Draws the blurred silhouette of a shape. `blur` is the Gaussian's standard deviation in points, which is what
  /// `CALayer.shadowRadius` means.
  case shadow(Shape, blur: CGFloat, CGColor, Homography)
  /// Draws a part of an image (`source`, in the unit square) stretched over a rectangle.
  case image(CGImage, source: CGRect, destination: CGRect, Homography, Sampling = .smooth)
  /// Draws a bitmap, of which a map takes the points to the picture's, as an image is drawn.
  case bitmap(Bitmap, Homography)
  /// Draws a bitmap as a sheet that is rolled up, as sharp as the frame is whatever its scale. Nothing reaches beyond its bounds; in
  /// them, where the sheet is gone, nothing is drawn but the shadow of the roll.
  case curl(Bitmap, Curl, Homography)
  /// Fills a shape with a gradient, whose points are in the layer's own points as well.
  case gradient(Gradient, Shape, Homography)
  /// Fills a shape with what has been drawn behind it so far, blurred, and with stronger colours: `blur` is the Gaussian's
  /// standard deviation in points, `saturation` leaves the colours at 1 and takes them away at 0. Nothing bleeds in from
  /// outside the shape's bounds.
  case backdrop(Shape, blur: CGFloat, saturation: CGFloat, Homography)
  /// Until the matching `popClip`, everything is drawn only inside the shape, and inside all enclosing clips.
  case pushClip(Shape, Homography)
  /// Ends the clip that was pushed last.
  case popClip
  /// Until the matching `popGroup`, everything is drawn as one picture, which is then laid down with this opacity, and mixed with
  /// what the picture that it is in holds so far. Directly in a mix it is added up, whatever its mode.
  case pushGroup(opacity: CGFloat, blend: BlendMode = .normal)
  /// Until the matching `popGroup`, everything is drawn as one picture, in which the groups directly inside are added up,
  /// each times its opacity. Two with opacities that make 1 show what lies between them, translucent or not.
  case pushMix
  /// Ends the group or the mix that was pushed last.
  case popGroup
  /// What is drawn until the matching `pushMask` or `pushInverseMask` does not show: it is the mask.
  case beginMask
  /// Until the matching `popMask`, everything is drawn as one picture, which is then laid down as far as the mask lets it
  /// through: multiplied by the mask's alpha.
  case pushMask
  /// The same, the mask taken the other way round: what is drawn shows as far as the mask does not cover it.
  case pushInverseMask
  /// Ends the mask that was pushed last.
  case popMask
}
