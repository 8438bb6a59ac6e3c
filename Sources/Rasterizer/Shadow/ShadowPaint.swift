/// A shadow as paint.
struct ShadowPaint: Sendable {
  let outline: ShadowOutline
  let color: UInt32
  /// Its pixels, where they are known.
  let picture: ImagePaint?
}
