/// The initial and final frames of the leaving and the entering controller, in the container's coordinates. They are fixed when the
/// transition begins, since an animator may move the container itself.
struct TransitionFrames {
  private struct Frames {
    let controller: ObjectIdentifier
    let initial, final: CGRect
  }

  private var frames: [Frames] = []
  /// The container's size when the transition begins, in points.
  private(set) var containerSize = CGSize.zero

  init() {}

  init(of plan: any TransitionPlan) {
    containerSize = plan.containerView.bounds.size
    frames = [plan.from, plan.to].map {
      Frames(
        controller: ObjectIdentifier($0), initial: plan.initialFrame(for: $0), final: plan.finalFrame(for: $0))
    }
  }

  /// Zero for a controller that is not part of the transition, or not on the screen before it.
  func initialFrame(for controller: UIViewController) -> CGRect { frames(of: controller)?.initial ?? .zero }

  /// Zero for a controller that is not part of the transition, or not on the screen after it.
  func finalFrame(for controller: UIViewController) -> CGRect { frames(of: controller)?.final ?? .zero }

  private func frames(of controller: UIViewController) -> Frames? {
    frames.first { $0.controller == ObjectIdentifier(controller) }
  }
}
