/// Something in a file that could not be rewritten, or that does less here than on a device.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// The file, as the compiler is to name it.
  public let path: String
  /// From 1.
  public let line: Int
  /// In bytes, from 1.
  public let column: Int
  /// What it is.
  public let message: String
  /// What to do about it.
  public let remedy: String

  /// As compilers write it: an editor finds the place.
  public var description: String { "\(path):\(line):\(column): warning: \(message) \(remedy)" }
}
