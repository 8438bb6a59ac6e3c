import InterludeUI

/// A view that writes down its touches.
final class TouchPad: UIView {
  struct Touch: Equatable {
    var phase: UITouch.Phase
    var point: CGPoint
    var time: Double
  }

  private(set) var touches: [Touch] = []

  convenience init(_ identifier: String, frame: CGRect) {
    self.init(frame: frame)
    accessibilityIdentifier = identifier
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }

  private func note(_ set: Set<UITouch>) {
    touches += set.map { Touch(phase: $0.phase, point: $0.location(in: nil), time: $0.timestamp) }
  }
}
