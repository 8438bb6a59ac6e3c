/// Alerts.
nonisolated extension DiagnosticExplanation {
  static let impossibleAlert = Self(
    title: "An alert that is given what it cannot have",
    reason: """
      An alert has one cancel action at most, prefers one of its own actions, and has a title, a message or an action to show. \
      UIKit raises an exception; here the alert stays as it was.
      """,
    remedy: "Give it one cancel action, add the preferred action first, and let it have something to show.")
}
