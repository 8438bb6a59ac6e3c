/// A shadow as paint.
struct ShadowPaint: Sendable {
  let outline: ShadowOutline
  let color: UInt32
  /// Its pixels, where they are known.
  let picture: ImagePaint?
  /// Pixels in which nothing of it can be seen, since something opaque is drawn over them.
  var hidden = PixelRect.empty
}
