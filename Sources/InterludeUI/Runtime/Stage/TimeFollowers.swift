/// What shows something that is a function of time, but not an animation of a layer: told of every new time before layout.
protocol TimeFollower: AnyObject {
  /// Shows what holds at a time in seconds; called twice for one time, it does nothing new.
  func follow(to time: Double)
}

/// The stage's followers of time, in the order in which they came. It does not keep them alive.
final class TimeFollowers {
  private struct Entry {
    weak var follower: (any TimeFollower)?
  }

  private var entries: [Entry] = []

  /// Whether nobody follows.
  var isEmpty: Bool { entries.isEmpty }

  func add(_ follower: any TimeFollower) {
    remove(follower)
    entries.append(Entry(follower: follower))
  }

  func remove(_ follower: any TimeFollower) {
    entries.removeAll { $0.follower == nil || $0.follower === follower }
  }

  func follow(to time: Double) {
    for entry in entries { entry.follower?.follow(to: time) }
  }
}
