import Foundation

/// A frame as plain data: everything the rasterizer needs to make the pixels, and nothing else.
public struct DisplayList: Hashable, Sendable {
  /// The picture's size in points; the rasterizer multiplies by the display's scale.
  public var size: CGSize
  /// Back to front. Clips and groups nest properly.
  public var commands: [DrawCommand]

  /// A list of commands for a picture of a size in points.
  public init(size: CGSize, commands: [DrawCommand] = []) {
    self.size = size
    self.commands = commands
  }
}
