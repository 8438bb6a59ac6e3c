/// Something in a file that could not be rewritten, or that does less here than on a device.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  public let path: String
  /// From 1, as the column, which counts bytes.
  public let line: Int
  public let column: Int
  /// What it is.
  public let message: String
  /// What to do about it.
  public let remedy: String

  /// As compilers write it: an editor finds the place.
  public var description: String { "\(path):\(line):\(column): warning: \(message) \(remedy)" }
}
