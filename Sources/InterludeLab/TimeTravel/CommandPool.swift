import InterludeUI

/// Draw commands, each stored once: successive frames share most of theirs.
///
/// Commands are large, so that growing neither moves nor hashes them again. Images are compared by identity: comparing pixels would wait
/// for images that are still being decoded.
final class CommandPool {
  /// Of `stretch` commands each, but for the last.
  private var stretches: [[DrawCommand]] = []
  private var count = 0
  /// The latest command of each hash.
  private var latest: [Int: Int32] = [:]
  /// For each command the one before it that has the same hash; -1 for none.
  private var earlier: [Int32] = []

  /// The number of commands above which the next frame's go into a new pool.
  private static let capacity = 15_000
  /// The number of commands in one array.
  private static let stretch = 128

  var isFull: Bool { count >= Self.capacity }

  subscript(number: Int32) -> DrawCommand { stretches[Int(number) / Self.stretch][Int(number) % Self.stretch] }

  func number(of command: DrawCommand) -> Int32 {
    let hash = Self.hash(of: command)
    let last = latest[hash] ?? -1
    var number = last
    while number >= 0 {
      if Self.isSame(self[number], command) { return number }
      number = earlier[Int(number)]
    }
    return add(command, hash: hash, after: last)
  }

  private static func hash(of command: DrawCommand) -> Int {
    var hasher = Hasher()
    hasher.combine(command)
    if case .image(let image, _, _, _, _) = command { hasher.combine(ObjectIdentifier(image)) }
    return hasher.finalize()
  }

  private static func isSame(_ one: DrawCommand, _ other: DrawCommand) -> Bool {
    if case (.image(let image, _, _, _, _), .image(let another, _, _, _, _)) = (one, other), image !== another {
      return false
    }
    return one == other
  }

  private func add(_ command: DrawCommand, hash: Int, after last: Int32) -> Int32 {
    if count % Self.stretch == 0 {
      stretches.append([])
      stretches[stretches.count - 1].reserveCapacity(Self.stretch)
    }
    stretches[stretches.count - 1].append(command)
    let number = Int32(count)
    latest[hash] = number
    earlier.append(last)
    count += 1
    return number
  }
}
