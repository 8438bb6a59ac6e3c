import Foundation

/// The pictures of a recording: the first whole, of each that follows what is not as in the one before.
public nonisolated struct ReportImageSequence: Sendable {
  /// In pixels.
  public var width, height: Int
  /// The pictures, in order of their frames.
  public var pictures: [Picture]
  /// Some of them, small and whole, for a reader without the script.
  public var stills: [Still]

  /// A sequence of a size in pixels.
  public init(width: Int, height: Int, pictures: [Picture], stills: [Still] = []) {
    (self.width, self.height) = (width, height)
    self.pictures = pictures
    self.stills = stills
  }

  /// What shows from a frame on.
  public struct Picture: Sendable {
    /// Index into the recording's times.
    public var frame: Int
    /// The left top corner of what is drawn on the picture before, in pixels.
    public var x, y: Int
    /// Whether transparent pixels leave what is there.
    public var isLaidOver: Bool
    /// Whether it is JPEG, in which colours are a little off, rather than PNG.
    public var isPhotograph: Bool
    /// The picture as a file: JPEG for a photograph, else PNG.
    public var file: Data

    /// What is drawn from a frame on; by default the whole picture.
    public init(
      frame: Int, x: Int = 0, y: Int = 0, isLaidOver: Bool = false, isPhotograph: Bool = false, file: Data
    ) {
      self.frame = frame
      (self.x, self.y) = (x, y)
      self.isLaidOver = isLaidOver
      self.isPhotograph = isPhotograph
      self.file = file
    }
  }

  /// A small picture of a frame.
  public struct Still: Sendable {
    /// Index into the recording's times.
    public var frame: Int
    /// The picture as a PNG file.
    public var png: Data

    /// A still of a frame.
    public init(frame: Int, png: Data) {
      self.frame = frame
      self.png = png
    }
  }
}
