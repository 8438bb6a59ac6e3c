/// Tables and collections.
nonisolated extension DiagnosticExplanation {
  static let inconsistentUpdate = Self(
    title: "A list's update that does not agree with its data",
    reason: """
      A list asks for its numbers again after an update, and the old ones with what was inserted and deleted must make the new \
      ones. UIKit raises an exception; here the list is loaded anew, without animation.
      """,
    remedy: "Change the data and name the same insertions, deletions and moves in one update.")

  static let unknownReuseIdentifier = Self(
    title: "A view is dequeued that nothing is registered for",
    reason: """
      A list makes a view of the class that its identifier stands for. UIKit raises an exception; here the view is a plain \
      one.
      """,
    remedy: "Register a class for the identifier before the list asks for its views, and spell it alike.")

  static let noSuchItem = Self(
    title: "A list's item that is not there",
    reason: "The data source has fewer sections or items than that. UIKit raises an exception; here nothing happens.",
    remedy: "Count the items first, or load the list anew after the data has changed.")

  static let impossibleSnapshot = Self(
    title: "A snapshot that cannot be",
    reason: """
      Identifiers of sections and of items are unique in a snapshot, and what is named in a call is there already. UIKit raises an \
      exception; here the call changes nothing, and is reported when the snapshot is applied.
      """,
    remedy: "Give every section and item an identifier of its own, and add it before it is named.")
}
