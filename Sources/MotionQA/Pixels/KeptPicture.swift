import InterludeUI

/// A picture of a recording's frame.
public nonisolated struct KeptPicture: Hashable, Sendable {
  /// The frame's number, from 0.
  public var frame: Int
  /// The frame as it was drawn, at the scale of its recording.
  public var image: CGImage

  /// A picture of a frame.
  public init(frame: Int, image: CGImage) {
    self.frame = frame
    self.image = image
  }
}

nonisolated extension RecordedBundle {
  /// Pictures of ten frames a second, the first one included, a pixel a point: what a golden keeps.
  ///
  /// Empty when no frames were kept.
  public func picturesToKeep(renderer: any Renderer) -> [KeptPicture] {
    let step = max(1, trace.framesPerSecond / 10)
    return stride(from: 0, to: frames.count, by: step).map { frame in
      KeptPicture(frame: frame, image: renderer.render(frames[frame].displayList, scale: 1))
    }
  }
}
