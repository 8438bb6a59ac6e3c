/// Weak references to what a test has made, to see what stays alive.
public final class Remains {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  public init() {}

  public func watch(_ object: AnyObject, as name: @autoclosure () -> String) {
    let identifier = ObjectIdentifier(object)
    // What is gone may have left its place in memory to another.
    guard entries[identifier]?.object == nil else { return }
    entries[identifier] = Entry(object: object, name: name())
  }

  /// How many objects have been watched, those apart that left their place in memory to another.
  public var count: Int { entries.count }

  /// The names of all that has been watched.
  public var names: Set<String> { Set(entries.values.map(\.name)) }

  /// The names of those that are still there, but for some that are to stay.
  public func alive(outside kept: Set<ObjectIdentifier> = []) -> [String] {
    entries.filter { $0.value.object != nil && !kept.contains($0.key) }.map(\.value.name).sorted()
  }
}
