import ArgumentParser
import InterludeUI
import MotionQA
import Rasterizer

/// Refuses pictures that are larger than can be drawn, before the work that they take.
nonisolated enum PictureLimit {
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels per point.
  static func check(_ size: CGSize, scale: CGFloat) throws(ValidationError) {
    try check(
      "A picture", CGSize(width: size.width * scale, height: size.height * scale), "a smaller --size or --scale")
  }

  /// - Parameters:
  ///   - count: The number of frames in the strip.
  ///   - size: Of a frame, in points.
  ///   - remedy: What else can be chosen than a smaller `--size`.
  static func checkFilmstrip(_ count: Int, of size: CGSize, or remedy: String = "") throws(ValidationError) {
    try check(
      "A filmstrip of \(count) frames", Filmstrip.pixelSize(of: count, frame: size), "a smaller --size\(remedy)")
  }

  private static func check(_ what: String, _ pixels: CGSize, _ remedy: String) throws(ValidationError) {
    let (width, height) = (pixels.width.rounded(.up), pixels.height.rounded(.up))
    guard max(width, height) > CGFloat(Rasterizer.maximumSide) else { return }
    throw ValidationError(
      "\(what) would have \(NumberText.text(width)) × \(NumberText.text(height)) pixels, and \(Rasterizer.maximumSide) on a side "
        + "can be drawn: choose \(remedy).")
  }
}
