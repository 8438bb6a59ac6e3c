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

  /// The sentences, and the curve as code.
  var text: NSAttributedString {
    let text = NSMutableAttributedString(string: "\(reason)\(course.words.map { " It is \($0)." } ?? "")".keepingUnits)
    if course.words != nil, let curve = course.curve {
      text.append(NSAttributedString(string: "\n\(curve.shortened)", attributes: [.font: DockStyle.code]))
      text.append(NSAttributedString(string: "\n\(CurveLandmarks(of: curve))".keepingUnits))
    }
    return text
  }
}
