import InterludeUI

/// The timeline of the take on show.
final class TimelinePanel {
  let view = UIView()
  func attach(to session: LabSession) {}
  func update(for session: LabSession, pointer: CGPoint?) {}
}
