/// The initial and final frames of the leaving and the entering controller, in the container's coordinates. They are fixed when the
/// transition begins, since an animator may move the container itself.
struct TransitionFrames {
  private var initial: [ObjectIdentifier: CGRect] = [:]
  private var final: [ObjectIdentifier: CGRect] = [:]
  /// The container's size when the transition begins, in points.
  private(set) var containerSize = CGSize.zero

  init() {}

  init(of plan: any TransitionPlan) {
    containerSize = plan.containerView.bounds.size
    for controller in [plan.from, plan.to] {
      initial[ObjectIdentifier(controller)] = plan.initialFrame(for: controller)
      final[ObjectIdentifier(controller)] = plan.finalFrame(for: controller)
    }
  }

  /// Zero for a controller that is not part of the transition, or not on the screen before it.
  func initialFrame(for controller: UIViewController) -> CGRect { initial[ObjectIdentifier(controller)] ?? .zero }

  /// Zero for a controller that is not part of the transition, or not on the screen after it.
  func finalFrame(for controller: UIViewController) -> CGRect { final[ObjectIdentifier(controller)] ?? .zero }
}
