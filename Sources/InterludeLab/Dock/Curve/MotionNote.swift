import InterludeUI
import MotionQA

/// What is said of a motion that no line of the app's code times.
struct MotionNote: Equatable {
  private let reason: String
  private let course: MotionCourse

  /// Nil where a call times it, which has numbers to change.
  init?(on motion: LoggedMotion, in session: LabSession) {
    guard let reason = session.timer(of: motion).reason else { return nil }
    (self.reason, course) = (reason, motion.course)
  }

  var text: String {
    guard let words = course.words else { return reason }
    let spelling = course.curve.map { "\n\($0.shortened)\n\(CurveLandmarks(of: $0))" } ?? ""
    return "\(reason) It is \(words).\(spelling)".keepingUnits
  }
}
