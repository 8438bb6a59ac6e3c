/// What the classes report of what reached them, so that tests can see it.
public enum Log {
  nonisolated(unsafe) public private(set) static var lines: [String] = []

  static func write(_ line: String) { lines.append(line) }

  /// Forgets what has been written.
  public static func clear() { lines = [] }
}
